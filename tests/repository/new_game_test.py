"""Creates a game in a copy of the repository, and plays it there."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A name that nobody is likely to give a game: this test runs beside the games that were created.
NAME = "zephyr"
LEFT_OUT = shutil.ignore_patterns(".git", "build", "data", "dist", "node_modules", "screenshots", "corpus", "__pycache__")
COMPILE = [*(["ccache"] if shutil.which("ccache") else []), "clang++-19", "-std=c++23", "-Wall", "-Wextra", "-Wpedantic"]
COMPILE += ["-Wshadow", "-Wconversion", "-Werror", "-march=x86-64-v2", "-Isrc", "-Itests"]

# What a program needs that plays the new game alone: its units, the tests of its rules, laws and board and of what came
# with it, and below them what is the same for every game. The units of a row are compiled as one.
UNITS = [
    ["src/kit/*.cpp"],
    [f"src/games/{NAME}/[!pr]*.cpp", f"src/games/{NAME}/p*.cpp", f"src/games/{NAME}/rules.cpp"],
    [f"src/games/{NAME}/refusal.cpp"],
    [f"src/terminal/{NAME}_board.cpp", "src/terminal/style.cpp", "src/terminal/players.cpp"],
    ["src/speech/*.cpp", "catalogue_files.cpp"],
    ["src/match/[!b]*.cpp", "src/search/*.cpp", "src/fair/*.cpp"],
    ["src/match/boost_json.cpp"],
    [f"tests/repository/{NAME}_test.cpp"],
    [f"tests/games/{NAME}*.cpp", f"tests/terminal/{NAME}*.cpp"],
    ["tests/games/laws_test.cpp"],
    ["tests/games/secret_laws_test.cpp"],
    ["tests/games/speech_laws_test.cpp"],
]


def run(*command, cwd=ROOT):
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


class NewGameTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.copy = Path(folder.name, "copy")
        shutil.copytree(ROOT, cls.copy, ignore=LEFT_OUT)
        before = {path for path in cls.copy.rglob("*") if path.is_file()}
        cls.made = run(ROOT / "scripts/new_game", NAME, cls.copy)
        cls.written = {path for path in cls.copy.rglob("*") if path.is_file()} - before

    def assert_runs(self, *command, cwd=ROOT):
        status, output = run(*command, cwd=cwd)
        self.assertEqual(status, 0, output)

    def test_it_is_created_and_says_what_to_do_next(self):
        status, output = self.made
        self.assertEqual(status, 0, output)
        self.assertIn(f"docs/rules/{NAME}.md", output)

    def test_no_file_keeps_the_name_of_the_template(self):
        for path in self.written:
            self.assertNotRegex(f"{path.relative_to(self.copy)} {path.read_text(encoding='utf-8')}", r"(?i)newgame|NEW[-_]\d")

    def test_what_is_checked_without_compiling_passes(self):
        scripts = ROOT / "scripts"
        self.assert_runs(scripts / "check_includes", self.copy / "src")
        self.assert_runs(scripts / "check_imports", self.copy / "web/src")
        self.assert_runs(scripts / "rules_coverage", self.copy)
        self.assert_runs(scripts / "check_speech", self.copy)
        code = [path for path in self.written if path.suffix in (".h", ".cpp")]
        lists = [self.copy / file for file in ("src/catalog/games.h", "src/terminal/boards.cpp")]
        self.assert_runs("clang-format-19", "--dry-run", "-Werror", *code, *lists)

    def test_it_compiles_and_keeps_its_rules_and_the_laws(self):
        self.leave_only_its_own_ways()
        catalogues = ";".join(str(path) for path in sorted(self.copy.glob("speech/*/*.json")))
        texts = ["output=catalogue_files.cpp", "header=speech/catalogue_files.h", "function=catalogue_files"]
        defined = [word for text in [*texts, f"files={catalogues}"] for word in ("-D", text)]
        self.assert_runs("cmake", *defined, "-P", "cmake/embed_files.cmake", cwd=self.copy)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(self.compiled, range(len(UNITS))))
        _, flags = run("pkg-config", "--libs", "icu-i18n", "icu-uc", "fmt", "libutf8proc", "libsodium", "gtest_main")
        self.assert_runs("clang++-19", *objects, *shlex.split(flags), "-o", "tests_alone", cwd=self.copy)
        self.assert_runs(self.copy / "tests_alone", "--gtest_brief=1", cwd=self.copy)

    def leave_only_its_own_ways(self):
        """The laws of the other games take minutes to compile."""
        ways = self.copy / "tests/games/ways.h"
        lines = ways.read_text(encoding="utf-8").splitlines(keepends=True)
        other = re.compile(rf'#include "games/laws_(?!{NAME}|atlantis)|  check_way<(?!{NAME}|{NAME.capitalize()})')
        ways.write_text("".join(line for line in lines if not other.match(line)), encoding="utf-8")

    def compiled(self, number):
        unit = f"unit_{number}"
        sources = [path for pattern in UNITS[number] for path in sorted(self.copy.glob(pattern))]
        lines = "".join(f'#include "{path.relative_to(self.copy)}"\n' for path in sources)
        (self.copy / f"{unit}.cpp").write_text(lines, encoding="utf-8")
        self.assert_runs(*COMPILE, "-I.", "-c", f"{unit}.cpp", "-o", f"{unit}.o", cwd=self.copy)
        return f"{unit}.o"

    def test_a_name_that_cannot_be_one_is_refused(self):
        for name, saying in [
            ("Regatta", "lower-case letters"),
            ("go", "3 to 9"),
            ("atlantis", "already a game called atlantis"),
            ("atlas", "begins like atlantis"),
            ("server", "means something else"),
            ("class", "means something else"),
        ]:
            status, output = run(ROOT / "scripts/new_game", name)
            self.assertEqual(status, 1, name)
            self.assertIn(saying, output)


if __name__ == "__main__":
    unittest.main()
