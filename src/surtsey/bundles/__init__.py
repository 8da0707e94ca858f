"""All that belongs to each of our games, put together: what the entry points of the group `surtsey.games` yield."""
