"""What can be measured of a game: figures of all games, and of each of ours."""
