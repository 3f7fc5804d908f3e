"""What the documents name, list and tabulate is what the repository has."""

import importlib.machinery
import importlib.util
import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DECISIONS = sorted((ROOT / "docs/adr").glob("0*.md"))
GUIDES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
DOCUMENTS = [*GUIDES, ROOT / "README.md", ROOT / "web/README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# What is built or played here is not of the repository.
FOLDERS = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "."} - {"build", "data"}
PATH = rf"(?:{'|'.join(sorted(FOLDERS))})/[\w./-]*"

LEFT_OUT = {"node_modules", "dist", "corpus", "__pycache__"}


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def script(name):
    """A script as a module, for the tables in it."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


def section(document, heading):
    """The text under a heading, up to the next one of any level."""
    return re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#+ |\Z)", read(document), re.DOTALL | re.MULTILINE)[1]


def rows(text, head):
    """The cells of the table that begins with this head."""
    table = re.search(rf"^\| {re.escape(head)}.*\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)[1]
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in table.splitlines()]


def names(text):
    """What stands between backticks, but for blocks of code."""
    return re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


def anchors(document):
    """What a link may name after its #, as GitHub makes it of the headings."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class Documents(unittest.TestCase):
    def test_every_path_that_a_guide_or_a_decision_names_is_there(self):
        # Placeholders stand for many paths.
        for guide in [*GUIDES, *DECISIONS]:
            for path in re.findall(rf"`({PATH})`", guide.read_text(encoding="utf-8")):
                if not path.startswith("web/dist"):
                    self.assertTrue((ROOT / path).exists(), f"{guide.name} names {path}")

    def test_every_file_in_a_command_is_there(self):
        for document in [*GUIDES, ROOT / "README.md"]:
            for block in re.findall(r"^```sh\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
                for path in re.findall(rf"(?<!\S)(?:\./(?:run|test)\b|{PATH}\w)", block):
                    if not path.startswith("web/dist"):
                        self.assertTrue((ROOT / path).exists(), f"{document.name} names {path}")

    def test_every_link_leads_to_a_file_and_a_heading(self):
        for document in DOCUMENTS:
            for link in re.findall(r"\]\((?!https?:)([^) ]+)\)", document.read_text(encoding="utf-8")):
                path, _, anchor = link.partition("#")
                target = document.parent / path if path else document
                self.assertTrue(target.exists(), f"{document.name} links to {link}")
                if anchor:
                    self.assertIn(anchor, anchors(target), f"{document.name} links to {link}")

    def test_every_decision_is_listed_once_by_its_number_and_title(self):
        listed = re.findall(r"^- \[(\d+)\]\((\1[\w-]*\.md)\) (.*)$", read("docs/adr/README.md"), re.MULTILINE)
        self.assertEqual([name for _, name, _ in listed], [path.name for path in DECISIONS])
        self.assertEqual(len({number for number, _, _ in listed}), len(listed))
        for number, name, title in listed:
            self.assertEqual(read(f"docs/adr/{name}").splitlines()[0], f"# {number} {title}")

    def test_no_line_of_prose_is_longer_than_120_columns(self):
        for document in [*GUIDES, *DECISIONS]:
            for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
                if not line.startswith("|"):
                    self.assertLessEqual(len(line), 120, f"{document.name}:{number}")


class Tables(unittest.TestCase):
    def test_what_a_folder_of_src_may_use_is_what_is_checked(self):
        uses = script("check_includes").USES
        table = {}
        for folder, _, used in rows(read("ARCHITECTURE.md"), "folder | contents"):
            if found := re.match(r"`src/(\w+)", folder):
                table[found[1]] = sorted(set(re.findall(r"[\w.]+", used)) & set(uses))
                self.assertLessEqual(set(table[found[1]]), set(table), f"{folder} uses what stands below it")
        self.assertEqual(table, {folder: sorted(used) for folder, used in uses.items()})
        self.assertEqual(set(table), {path.name for path in (ROOT / "src").iterdir() if path.is_dir()})

    def test_every_folder_of_the_repository_has_a_row(self):
        first = " ".join(row[0] for row in rows(read("ARCHITECTURE.md"), "folder | contents"))
        self.assertEqual({name.split("/")[0] for name in names(first)}, FOLDERS)

    def test_the_folders_of_tests_and_docs_are_listed(self):
        contents = {row[0].strip("`"): row[1] for row in rows(read("ARCHITECTURE.md"), "folder | contents")}
        sources = {path.name for path in (ROOT / "src").iterdir() if path.is_dir()}
        tests = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir()}
        self.assertLessEqual(sources, tests)
        self.assertEqual(set(names(contents["tests"])), tests - sources)
        listed = set(re.findall(r"\w+", contents["docs"]))
        for path in (ROOT / "docs").iterdir():
            self.assertIn({"adr": "decisions"}.get(path.name, path.stem), listed, "docs in ARCHITECTURE.md")

    def test_the_order_of_the_page_is_what_is_checked(self):
        first = [name for row in rows(read("ARCHITECTURE.md"), "folder of `web/src`") for name in names(row[0])]
        files = {path.name for path in (ROOT / "web/src").iterdir() if path.is_file()}
        self.assertEqual([name for name in first if name not in files] + ["."], script("check_imports").ORDER)
        self.assertEqual({name for name in first if name in files}, files)

    def test_the_parts_of_a_table_are_its_objects_and_use_those_above(self):
        folder = ROOT / "src/server/table"
        parts = [name for row in rows(read("ARCHITECTURE.md"), "part") for name in names(row[0])]
        objects = {path.stem for path in folder.glob("*.h") if re.search(r"^class ", path.read_text(), re.MULTILINE)}
        self.assertEqual(set(parts), objects)
        for place, part in enumerate(parts):
            text = "".join(path.read_text(encoding="utf-8") for path in folder.glob(f"{part}.*"))
            for used in re.findall(r'#include "server/table/(\w+)\.h"', text):
                if used in objects:
                    self.assertIn(used, parts[: place + 1], f"{part} uses {used}, which is not above it")

    def test_the_presets_are_those_of_cmake(self):
        presets = [one["name"] for one in json.loads(read("CMakePresets.json"))["configurePresets"] if not one.get("hidden")]
        self.assertEqual([names(row[0])[0] for row in rows(read("CONTRIBUTING.md"), "preset")], presets)

    def test_the_steps_are_those_of_test(self):
        steps = re.findall(r'^ *(?:step|check \w+) "([\w, -]+)', read("test"), re.MULTILINE)
        self.assertEqual(sorted(row[0] for row in rows(read("docs/testing.md"), "step")), sorted(steps))

    def test_the_metrics_are_those_of_the_server(self):
        listed = [re.sub(r"\{.*", "", name) for row in rows(read("docs/hosting.md"), "name") for name in names(row[0])]
        self.assertEqual(listed, re.findall(r'write\w*\(text, "(\w+)"', read("src/server/metrics.cpp")))

    def test_the_number_of_tables_that_servers_are_killed_at_is_true(self):
        told = re.search(r"`\./test` runs it with (\d+)\s+tables", read("docs/hosting.md"))[1]
        self.assertEqual(set(re.findall(r'"ATLANTICA_CRASH_TABLES", (\d+)', read("tests/crash/crash_test.cpp"))), {told})

    def test_the_groups_of_messages_are_those_that_the_catalogues_are_compiled_by(self):
        told = {name for row in rows(read("docs/translating.md"), "file | groups") for name in names(row[1])}
        compiled = re.search(r'"(refusal [a-z ]+)"\.split', read("web/speech/messages.mjs"))[1].split()
        self.assertEqual(told - {"rising"}, set(compiled))

    def test_the_message_of_a_move_is_the_example_that_tests_read(self):
        found = re.search(r'`(\{"type":"move".*?\})`', read("ARCHITECTURE.md"))
        self.assertEqual(json.loads(found[1]), json.loads(read("tests/messages/client/move.json")))


class Games(unittest.TestCase):
    games = sorted(path.name for path in (ROOT / "src/games").iterdir())

    def test_every_game_has_the_files_of_a_game(self):
        shape = re.search(r"in the shape of `src/games/atlantis`:(.*?)A game with many files", read("CONTRIBUTING.md"), re.DOTALL)
        files = [name for name in names(shape[1]) if re.fullmatch(r"[\w*]+\.(h|cpp)", name)]
        self.assertGreater(len(files), 10)
        for game in self.games:
            for file in files:
                folder = ROOT / "src/games" / game
                grouped = folder / file.partition(".")[0].rstrip("*")
                self.assertTrue(grouped.is_dir() or list(folder.glob(file)), f"{game} has no {file}")

    def test_files_that_list_all_games_are_named_where_a_game_is_added(self):
        known = [name for name in names(section("CONTRIBUTING.md", "Adding a game")) if "/" in name or name == "e2e"]
        known = [re.sub(r"<\w+>", "*", name.rstrip("/")) for name in known]
        for path in (file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.is_file()):
            path = path.relative_to(ROOT)
            if path.suffix not in (".h", ".cpp", ".py", ".ts", ".svelte", ".mjs", ".cmake", ".sh", "") or LEFT_OUT & {*path.parts}:
                continue
            text = read(path)
            if all(re.search(rf"\b{game}\b", text) for game in self.games):
                places = [path, *path.parents]
                self.assertTrue(any(one.match(name) for name in known for one in places[:-1]), f"{path} lists all games")


if __name__ == "__main__":
    unittest.main()
