"""What Volcanique says: what happened, why an action is not allowed, and what is asked. Codes are for machines and
translators.
"""

from surtsey.game import Event, Problem, Question


class VolcaniqueEvent(Event):
    sentences = {
        "setup.first": "Seat {seat} begins.",
        "setup.tile": "Seat {seat} lays {tile} on {field}.",
        "setup.critter": "Seat {seat} puts a critter on {field} {biome}.",
        "power.dealt": "Slot {slot} holds {power}.",
        "resources.gained": "Seat {seat} takes {resources}.",
        "resources.discarded": "Seat {seat} discards {resources}.",
        "turn.begins": "Turn {turn}, seat {seat}.",
        "rolled": "A {rolled} of {sides}.",
        "lava.aims": "Lava from {field} makes for {to}.",
        "lava.diverted": "Seat {seat} diverts: lava makes for {to}.",
        "lava.flows": "Lava covers {field}.",
        "lava.reaches_ocean": "Lava runs into the ocean at {field}.",
        "lava.dammed": "Lava at {field} has no way down.",
        "soil.appears": "The lava on {field} has become soil.",
        "critter.moved": "Seat {seat} moves {count:critter} from {field} {biome} to {to} {to_biome}.",
        "critter.burrowed": "A critter of seat {seat} burrows on {field} {biome}.",
        "critter.surfaced": "A critter of seat {seat} comes up on {field} {biome}.",
        "critter.buried": "A burrowed critter of seat {seat} is buried on {field} {biome}.",
        "critter.lost": "A critter of seat {seat} on {field} {biome} goes back to hand.",
        "critter.escaped": "A critter of seat {seat} leaves {field} {biome} for {to}.",
        "colossal.made": "The critter of seat {seat} on {field} {biome} becomes Colossal.",
        "colossal.wounded": "The Colossal critter of seat {seat} on {field} {biome} loses a hit point.",
        "colossal.lost": "The Colossal critter of seat {seat} on {field} {biome} goes back to hand, both pieces.",
        "bought": "Seat {seat} buys {item}.",
        "paid": "Seat {seat} pays {resources}.",
        "buying.unable": "Seat {seat} cannot buy a tile.",
        "tile.placed": "Seat {seat} lays {tile} on {field}, now {height} high.",
        "island.tile": "Seat {seat} raises {tile} out of the sea on {field}.",
        "contest": "{seats:seat} meet at {field} {biome}; seat {winner} has the advantage.",
        "contest.third_party": "{seats:seat} are made to meet at {field} {biome}; nobody has the advantage.",
        "volcano.erupts": "Seat {seat} makes {field} a volcano.",
        "tile.turned": "Seat {seat} buries the tile on {field} with rotation {rotation}.",
        "volcano.activated": "The volcano on {field} is active: a point for seat {seat}.",
        "lateral.fizzles": "The lateral eruption of seat {seat} fizzles out.",
        "bomb.lands": "A magma bomb of seat {seat} comes down on {field}.",
        "landslide": "Seat {seat} lets the tile on {field} slide onto {to}.",
        "power.unlocked": "Seat {seat} unlocks {power} in slot {slot}.",
        "tile.eroded": "Seat {seat} erodes {tile} on {field}.",
        "rift": "Seat {seat} opens a rift at {field}.",
        "plates": "Seat {seat} moves the island of {field}.",
        "land.shifted": "The land on {fields} moves in direction {direction}.",
        "claimed": "Seat {seat} claims {field} {biome}.",
        "swimmer.placed": "Seat {seat} puts a critter into the sea at {field}.",
        "swimmer.moved": "The sea critter of seat {seat} at {field} goes to {to}.",
        "swimmer.lost": "The sea critter of seat {seat} at {field} goes back to hand.",
        "sacrificed": "Seat {seat} sacrifices its critter on {field} {biome}.",
        "offered": "Seat {seat} puts a critter from its hand into the crater.",
        "card.taken": "Seat {seat} takes a card of the Caldera deck.",
        "card.drawn": "Seat {seat} finds {power}, worth {points:point}.",
        "card.played": "Seat {seat} plays its card {power}.",
        "card.shown": "Seat {seat} shows its card {power}, worth {points:point}.",
        "super.marked": "Seat {seat} sets the Super eruption on {field}.",
        "super.erupts": "The Super eruption on {field}.",
        "winter.begins": "Volcanic winter comes from {field}.",
        "winter.spreads": "Winter reaches {radius:field} far.",
        "ending.last_tile": "Seat {seat} has taken the last land tile: the end is near.",
        "ending.critters": "Seat {seat} has all its critters out: the end is near.",
        "ending.super": "Seat {seat} has called the Super eruption: the end is near.",
        "ending.winter": "Seat {seat} has called the Volcanic winter: the end is near.",
        "ending.stalemate": "Nothing has moved for too long: the game ends.",
        "ending.turn_cap": "The last turn that the rules allow is over: the game ends.",
        "final_turns": "{turns:final turn} to go.",
        "flush": "The lava runs out; critters may still claim.",
        "scored": "Seat {seat} has {total:point}.",
        "game.ended.last_tile": "The game ends: the land tiles are used up. Won by {winners:seat}.",
        "game.ended.critters": "The game ends: all critters of a player are out. Won by {winners:seat}.",
        "game.ended.super": "The game ends: the Super eruption. Won by {winners:seat}.",
        "game.ended.winter": "The game ends: everything is frozen. Won by {winners:seat}.",
        "game.ended.stalemate": "The game ends: nothing moves any more. Won by {winners:seat}.",
        "game.ended.turn_cap": "The game ends: it has gone on for too long. Won by {winners:seat}.",
    }


class VolcaniqueProblem(Problem):
    sentences = {
        "game.over": "The game is over.",
    }


class VolcaniqueQuestion(Question):
    sentences = {}
