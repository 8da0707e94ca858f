"""A bot that speaks the engine protocol. It leaves the rules to an engine of its own, and decides by itself."""

import json
import subprocess
import sys

engine = subprocess.Popen(["surtsey", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(command: str) -> list[str]:
    print(command, file=engine.stdin, flush=True)
    answer = []
    for line in engine.stdout or ():
        answer.append(line.rstrip("\n"))
        if line.startswith(("ok", "error")):
            break
    return answer


def worth(action: str, seat: int) -> list[int]:  # temples, towers, a settlement that could have a temple next
    ask(f"play {action}")
    state, sizes, _ = json.loads(ask("state")[0]), [0], ask("undo")
    own = {(field["q"], field["r"]): field["piece"] for field in state["fields"] if field["owner"] == seat}
    while own:
        settlement = [own.popitem()]
        for (q, r), _ in settlement:  # it grows while it is looked at, until it has no neighbours left
            near = [at for at in own if abs(at[0] - q) + abs(at[1] - r) + abs(sum(at) - q - r) == 2]
            settlement += [(at, own.pop(at)) for at in near]
        sizes.append(min(3, len(settlement)) if "temple" not in dict(settlement).values() else 0)
    return [*(-state["players"][seat][kind] for kind in ("temples", "towers")), max(sizes)]


for line in sys.stdin:
    if line.startswith("go"):
        state, legal = json.loads(ask("state")[0]), [each.removeprefix("action ") for each in ask("legal")[:-1]]
        builds = {each: worth(each, state["to_act"]) for each in legal if state["phase"] == "build"}
        best = max(builds, key=builds.__getitem__) if builds else legal[state["turn"] * 7919 % len(legal)]
        print(f"bestaction {best}\nok", flush=True)
    else:
        print(*ask(line.strip()), sep="\n", flush=True)
