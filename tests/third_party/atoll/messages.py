"""The sentences of Atoll."""

from surtsey.game import Event, Problem, Question


class AtollEvent(Event):
    sentences = {
        "wind.drawn": "Seat {seat} draws a wind.",
        "wind.known": "Seat {seat} draws the wind {wind}.",
        "islet.rolled": "Seat {seat} rolls {height}.",
        "islet.raised": "Seat {seat} raises an islet {height} high at {field}.",
        "game.ended.full": "The lagoon is full. Points: {points}.",
    }


class AtollProblem(Problem):
    sentences = {
        "game.over": "The game is over.",
        "phase.wind": "Chance draws a wind for seat {seat}.",
        "phase.roll": "Chance rolls for seat {seat}.",
        "phase.raise": "Seat {seat} raises an islet.",
        "raise.outside": "Field {field} is not in the lagoon.",
        "raise.taken": "There is an islet at {field}.",
    }


class AtollQuestion(Question):
    sentences = {
        "ask.wind": "Which wind does seat {seat} draw?",
        "ask.roll": "What does seat {seat} roll?",
        "ask.raise": "Seat {seat} raises an islet {height} high: where?",
    }
