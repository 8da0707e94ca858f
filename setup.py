"""Compiles the engine with mypyc where there is a C compiler; installs it as plain Python where there is none."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = [
    "src/surtsey/base.py",
    "src/surtsey/hexes.py",
    "src/surtsey/chance.py",
    "src/surtsey/taluva/tiles.py",
    "src/surtsey/taluva/rules.py",
    "src/surtsey/taluva/actions.py",
    "src/surtsey/taluva/island.py",
    "src/surtsey/taluva/placing.py",
    "src/surtsey/taluva/building.py",
    "src/surtsey/taluva/endings.py",
    "src/surtsey/taluva/telling.py",
    "src/surtsey/taluva/state.py",
    "src/surtsey/taluva/playouts.py",
    "src/surtsey/volcanique/tiles.py",
    "src/surtsey/volcanique/powers.py",
    "src/surtsey/volcanique/grid.py",
    "src/surtsey/volcanique/rules.py",
    "src/surtsey/volcanique/actions.py",
    "src/surtsey/volcanique/packing.py",
    "src/surtsey/volcanique/table.py",
    "src/surtsey/volcanique/agenda.py",
    "src/surtsey/volcanique/tasks.py",
    "src/surtsey/volcanique/reasons.py",
    "src/surtsey/volcanique/dice.py",
    "src/surtsey/volcanique/cards.py",
    "src/surtsey/volcanique/collecting.py",
    "src/surtsey/volcanique/contests.py",
    "src/surtsey/volcanique/displacing.py",
    "src/surtsey/volcanique/claiming.py",
    "src/surtsey/volcanique/moving.py",
    "src/surtsey/volcanique/placing.py",
    "src/surtsey/volcanique/market.py",
    "src/surtsey/volcanique/volcanoes.py",
    "src/surtsey/volcanique/lava.py",
    "src/surtsey/volcanique/shifting.py",
    "src/surtsey/volcanique/scoring.py",
    "src/surtsey/volcanique/setting_up.py",
    "src/surtsey/volcanique/turns.py",
    "src/surtsey/volcanique/course.py",
    "src/surtsey/volcanique/state.py",
    "src/surtsey/volcanique/playouts.py",
    "src/surtsey/stakes.py",
    "src/surtsey/players/model.py",
    "src/surtsey/players/lookahead.py",
    "src/surtsey/players/tree.py",
    "src/surtsey/players/turn_search.py",
    "src/surtsey/players/taluva.py",
    "src/surtsey/players/volcanique_judgement.py",
    "src/surtsey/players/volcanique.py",
]


def has_compiler() -> bool:
    """Tries a C compiler and linker with Python's headers on a small library."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "try.c")
        program.write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            objects = compiler.compile([str(program)], output_dir=folder, include_dirs=[get_python_inc()])
            compiler.link_shared_object(objects, str(Path(folder, "try.so")))
        except Exception:  # each compiler fails in its own way
            return False
    return True


def extensions() -> list[Any]:
    """The compiled modules, when modules are being built at all."""
    if {"dist_info", "egg_info", "sdist"} & set(sys.argv):
        return []
    shutil.rmtree("build", ignore_errors=True)  # else modules that are gone would be packed too
    if os.environ.get("SURTSEY_INTERPRETED") == "1":
        return []
    if not has_compiler():
        print("surtsey: no C compiler: the engine will run interpreted, slower but with the same results")
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="0")
    if sys.platform == "linux":
        for module in modules:
            # Inline small rule functions across modules; and do not guess that index checks fail (8 % of a game).
            flags = ["-fno-semantic-interposition", "-fno-guess-branch-probability"]
            module.extra_compile_args = [*module.extra_compile_args, *flags]
    return list(modules)


setup(ext_modules=extensions())
