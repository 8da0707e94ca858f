"""Players that choose by themselves: random, greedy, search, and the levels made of them."""
