"""Volcanique: 2 to 5 players, 22 powers, every ending, and every open question of the rulebook as an option."""
