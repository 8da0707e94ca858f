"""The arena: matches and tournaments between players, and how sure one can be of what they show.

    match          one game between players
    conversation   talking to another program, which may be slow, mute or mad
    external       a program as a player, driven by the engine protocol
    contestants    players by their names
    line_ups       who sits where in the games of one round
    plan           a tournament to be played, and its games that have been
    workers        work shared out to processes, its results in order
    archive        a tournament kept in a folder
    tournament     plays a plan
    intervals      how sure a mean is
    ratings        Elo ratings, and how sure they are
    certainty      a test that may stop at any time
    standings      what the games say of the contestants
    report         standings as text

A *round* is all games that are dealt the same deck. Games of one round are not independent of each other; rounds are.
"""
