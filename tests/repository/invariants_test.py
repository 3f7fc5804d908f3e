"""What ARCHITECTURE.md promises about the sources and no compiler checks."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = sorted(path for path in (ROOT / "src/games").iterdir() if path.is_dir())
SOURCES = sorted(path for path in (ROOT / "src").rglob("*") if path.suffix in (".h", ".cpp"))

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# A member that refers to something outside its object. Functions have parentheses; constants are not of an object.
REFERRING = re.compile(
    r"^ +(?! |return|using|friend|static|inline)[\w:<>, ]*"
    r"(?:[*&]|\bstd::(?:span|string_view|string|vector|map|set|deque|function|unique_ptr|shared_ptr)(?:<.*>)?) *"
    r"\w+(?: = [^;()]*|\{[^;()]*\})?;",
    re.MULTILINE,
)


def code(path):
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def consists_of(header, known):
    """The header and those of ours that it includes."""
    if header not in known and header.exists():
        known.add(header)
        for name in INCLUDE.findall(header.read_text(encoding="utf-8")):
            consists_of(ROOT / "src" / name, known)
    return known


class Invariants(unittest.TestCase):
    def test_a_state_and_what_a_seat_knows_of_it_point_at_nothing(self):
        words = {ROOT / "src/core" / name for name in ("message.h", "options.h", "words.h")}  # for people, in no state
        for game in GAMES:
            for header in consists_of(game / "state.h", set()) | consists_of(game / "observation.h", set()):
                if header not in words:
                    found = REFERRING.search(code(header))
                    self.assertIsNone(found, f"{header.relative_to(ROOT)}: {found and found[0].strip()}")

    def test_a_member_that_points_is_recognised(self):
        for line in ["const Edition* edition;", "std::string_view name;", "std::vector<int> cards{};", "Deck& deck;"]:
            self.assertRegex(f"  {line}\n", REFERRING)
        for line in ["std::uint8_t seat = 0;", "std::array<Counts, kSeatsMax> counted{};", "return *this;", "a = b & c;"]:
            self.assertNotRegex(f"  {line}\n", REFERRING)

    def test_only_one_file_of_a_game_compares_versions_of_its_rules(self):
        for path in SOURCES:
            if path.is_relative_to(ROOT / "src/games") and path.name != "versions.h":
                found = re.search(r".*(?:\brules\)? *(?:[<>]=?|[!=]=) *\w|[\w)] *(?:[<>]=?|[!=]=) *\w+\.rules\b).*", code(path))
                self.assertIsNone(found, f"{path.relative_to(ROOT)}: {found and found[0].strip()}")

    def test_every_rule_that_is_cited_is_written(self):
        written = set()
        for path in (ROOT / "docs/rules").glob("*.md"):
            written |= set(re.findall(r"^\s*[-*]\s+\**([A-Z]{3}-\d+\.\d+[a-z]?)\b", path.read_text(encoding="utf-8"), re.MULTILINE))
        kinds = "|".join(sorted({rule[:3] for rule in written}))
        documents = [path for path in (ROOT / "docs").rglob("*.md")]
        others = [path for folder in ("lessons", "tests/scenarios", "speech") for path in (ROOT / folder).rglob("*.json")]
        for path in [*SOURCES, *documents, *others]:
            for rule in re.findall(rf"\b(?:{kinds})-\d+\.\d+[a-z]?\b", path.read_text(encoding="utf-8")):
                self.assertIn(rule, written, f"{path.relative_to(ROOT)} cites {rule}")


if __name__ == "__main__":
    unittest.main()
