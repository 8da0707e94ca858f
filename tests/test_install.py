"""Installing without a C compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_without_a_compiler_the_engine_is_installed_interpreted_and_says_so(tmp_path: Path) -> None:
    project, installed = tmp_path / "project", tmp_path / "installed"
    project.mkdir()
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    no_compiler = {**os.environ, "CC": str(tmp_path / "no-such-compiler"), "PYTHONPATH": ""}
    subprocess.run(
        [*pip, "--no-build-isolation", "--no-deps", "--target", installed, project], check=True, env=no_compiler
    )

    def surtsey(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "surtsey", *arguments]
        environment = {**os.environ, "PYTHONPATH": str(installed)}
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=tmp_path)

    assert "(interpreted, Python" in surtsey("--version").stdout
    bench = surtsey("bench", "taluva", "--games", "2")
    assert "(interpreted)" in bench.stdout
    assert bench.stderr.count("running interpreted") == 1
    assert "running interpreted" not in surtsey("--version").stderr
    (tmp_path / "game.txt").write_text(surtsey("new", "volcanique", "seed=1").stdout)
    told = surtsey("replay", "game.txt", "--at", "1", "--log", "--language", "de").stdout
    assert "Platz 0" in told
