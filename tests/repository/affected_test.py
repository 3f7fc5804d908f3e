import importlib.machinery
import importlib.util
import unittest

from script_test_case import SCRIPTS

loader = importlib.machinery.SourceFileLoader("affected", str(SCRIPTS / "affected"))
affected = importlib.util.module_from_spec(importlib.util.spec_from_loader("affected", loader))
loader.exec_module(affected)

TESTS = {
    "kit": {"tests/kit/hex_test.cpp", "src/kit/sea/hex_sea.h"},
    "games.0": {"tests/games/laws_test.cpp", "src/games/rising/rules.cpp", "src/kit/sea/hex_sea.h"},
    "games.1": {"tests/games/laws_test.cpp", "src/games/rising/rules.cpp", "src/kit/sea/hex_sea.h"},
    "apps": {"tests/apps/play_test.cpp", "src/apps/play.cpp", "src/games/rising/rules.cpp"},
    "fuzz_record": {"fuzz/record.cpp"},
}


class AffectedSteps(unittest.TestCase):
    def test_a_picture_breaks_nothing(self):
        self.assertEqual(affected.affected_steps(["docs/screenshots/home.png", "LICENSE"]), set())

    def test_a_document_breaks_the_tests_that_read_it(self):
        self.assertEqual(affected.affected_steps(["ARCHITECTURE.md", "docs/adr/0002-fair.md"]), {"scripts"})
        self.assertEqual(affected.affected_steps(["docs/protocol.md"]), {"scripts", "unit"})

    def test_a_component_of_the_page_leaves_the_compilers_alone(self):
        steps = affected.affected_steps(["web/src/pages/Home.svelte"])
        self.assertLessEqual({"page", "browser"}, steps)
        self.assertTrue(steps.isdisjoint({"unit", "tidy", "threads", "wasm"}))

    def test_a_rule_of_a_game_breaks_all_that_plays_it(self):
        steps = affected.affected_steps(["src/games/escape/rules.cpp"])
        self.assertEqual(steps, affected.ALL - {"scripts"})

    def test_the_terminal_is_not_in_the_page(self):
        steps = affected.affected_steps(["src/terminal/style.cpp"])
        self.assertEqual(steps, {"format", "tidy", "unit", "release"})

    def test_a_sentence_breaks_whoever_says_it(self):
        steps = affected.affected_steps(["speech/de/survive.json"])
        self.assertEqual(steps, {"unit", "release", "page", "browser"})

    def test_how_it_is_built_breaks_everything(self):
        for file in ("CMakePresets.json", "src/CMakeLists.txt", "cmake/wasm.cmake", "scripts/packages/run"):
            self.assertEqual(affected.affected_steps([file]), affected.ALL, file)

    def test_an_unknown_file_breaks_everything(self):
        self.assertEqual(affected.affected_steps(["README.md", "what/is.this"]), affected.ALL)


class AffectedTests(unittest.TestCase):
    def test_those_that_are_built_from_a_file(self):
        names = affected.affected_tests(["src/games/rising/rules.cpp"], TESTS)
        self.assertEqual(names, {"games.0", "games.1", "apps"})

    def test_those_that_read_a_file(self):
        self.assertIn("apps", affected.affected_tests(["tests/records/new.jsonl"], TESTS))
        self.assertIn("fuzz_record", affected.affected_tests(["fuzz/corpus/record/1"], TESTS))

    def test_all_when_the_build_itself_changed(self):
        self.assertEqual(affected.affected_tests(["CMakeLists.txt"], TESTS), set(TESTS))

    def test_a_document_breaks_only_those_that_read_its_commands(self):
        self.assertEqual(affected.affected_tests(["README.md"], TESTS), {"apps"})
        self.assertEqual(affected.affected_tests(["ARCHITECTURE.md"], TESTS), set())


if __name__ == "__main__":
    unittest.main()
