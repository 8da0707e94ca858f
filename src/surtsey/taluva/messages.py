"""What Taluva says: why an action is not allowed, and what happened. Codes are for machines and translators."""

from surtsey.game import Event, Problem, Question


class TaluvaProblem(Problem):
    sentences = {
        "game.over": "The game is over.",
        "phase.draw": "A tile has to be drawn first.",
        "phase.tile": "Seat {seat} has to place the tile {tile} first.",
        "phase.build": "Seat {seat} has placed its tile and has to build.",
        "draw.not_left": "No tile {tile} is left.",
        "tile.first": "The first volcano lies on 0,0, not on {field}.",
        "landscape.apart": "The tile at {field} would not touch the island.",
        "eruption.gap": "{land} is land but {field} is sea; a tile lies on the sea or on land with all three fields.",
        "eruption.uneven": "{field} is on level {level} but {other} on level {other_level}; "
        "a tile on land needs three fields of one level.",
        "eruption.no_volcano": "{field} is no volcano; on land a volcano has to lie on a volcano.",
        "eruption.same_facing": "The volcano on {field} faces {facing} too; the new one has to face another way.",
        "eruption.building": "The {piece} of seat {seat} on {field} cannot be covered; only huts can.",
        "eruption.whole_settlement": "The tile would cover the whole settlement of seat {seat} at {field}.",
        "build.sea": "{field} is sea.",
        "build.volcano": "{field} is a volcano; nobody builds there.",
        "build.occupied": "On {field} stands a {piece} of seat {seat} already.",
        "build.none_left": "No {piece} is left.",
        "hut.level": "{terrain!c} {field} is on level {level}; a hut needs level 1.",
        "hut.next_to_own": "{field} is next to a settlement of the same colour; "
        "in this edition a single hut stands away from those.",
        "temple.apart": "{field} is next to no settlement of the same colour; a temple needs one.",
        "temple.small": "The settlement at {settlement} has {size:field}; a temple needs 3.",
        "temple.second": "The settlement at {settlement} has a temple already.",
        "tower.level": "{terrain!c} {field} is on level {level}; a tower needs level 3.",
        "tower.apart": "{field} is next to no settlement of the same colour; a tower needs one.",
        "tower.second": "The settlement at {settlement} has a tower already.",
        "expand.not_own": "On {field} stands no piece of the player who builds.",
        "expand.nowhere": "No free {terrain} borders the settlement at {settlement}.",
        "expand.huts": "Expanding from {settlement} over {terrain} takes {needed:hut}; {left} left.",
    }


class TaluvaQuestion(Question):
    sentences = {
        "ask.draw": "Which tile does seat {seat} draw?",
        "ask.tile": "Seat {seat} places the tile {tile}.",
        "ask.build": "Seat {seat} builds.",
    }


class TaluvaEvent(Event):
    sentences = {
        "tile.drawn": "Seat {seat} draws {tile}; {left:tile} left.",
        "tile.placed": "Seat {seat} places {tile} at {field} facing {facing}, on level {level}.",
        "huts.lost": "Seat {seat} loses {count:hut} on {field}.",
        "settlement.split": "A settlement of seat {seat} falls apart into {parts}.",
        "piece.built": "Seat {seat} builds a {piece} on {field}.",
        "settlement.expanded": "Seat {seat} expands from {settlement} over {terrain} with {huts:hut}.",
        "expansion.field": "Seat {seat} puts {count:hut} on {field}.",
        "settlement.joined": "Settlements of seat {seat} grow together: {settlements} into one of {size:field}.",
        "type.completed": "Seat {seat} has built every {piece}.",
        "player.eliminated": "Seat {seat} cannot build and is out.",
        "player.finished": "Seat {seat} has built two types and takes place {place}.",
        "game.ended.two_types": "The game ends: two types built. Won by {winners:seat}.",
        "game.ended.last_side": "The game ends: one side is left. Won by {winners:seat}.",
        "game.ended.stack_exhausted": "The game ends: stack exhausted. Won by {winners:seat}.",
        "game.ended.all_placed": "The game ends: every place is taken. Won by {winners:seat}.",
    }
