"""What the decisions of a game were worth, by the judgement of a player that thinks.

judging.py         asks a player about positions, and nothing that the seat that decides could not know
turns.py           a turn as it was played, as it would have been better, and what was lost
turning_points.py  where the favourite changed and what cost most, in words
analysing.py       goes through a record; a summary for each seat; JSON
table.py           an analysis as text for a terminal
graph.py           the judgement over the game as a picture
page.py            an analysis as one page of HTML
"""

from surtsey.analysis.analysing import Analysis, analyse
from surtsey.analysis.page import page

__all__ = ["Analysis", "analyse", "page"]
