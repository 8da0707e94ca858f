"""Experiments: what a change of the rules does to a game, from games that players play by both.

An Experiment (experiment.py) is played deck by deck (playing.py) with chance brought from outside (streams.py), so that
all variants meet the same luck. Measures (measures/) say what a game was like; estimates.py how sure their means are.
What was played is kept in a folder (folder.py), and answers.py makes a report of it.
"""
