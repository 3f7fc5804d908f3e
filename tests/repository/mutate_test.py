import importlib.machinery
import importlib.util
import unittest

from script_test_case import SCRIPTS

loader = importlib.machinery.SourceFileLoader("mutate", str(SCRIPTS / "mutate"))
mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
loader.exec_module(mutate)


def faults(text):
    return dict(enumerate(mutate.faults_of("src/games/a.cpp", text), 1))


def shown(text):
    return {fault.shown for fault in faults(text).values()}


def planted(text):
    """The lines of the text with all its faults as switches."""
    return mutate.planted(text, faults(text)).split("\n")[2:]


class Faults(unittest.TestCase):
    def test_each_operator_constant_and_statement_of_a_line_is_one(self):
        self.assertEqual(shown("  if (a < b && !c) d = 7;"), {
            "if (a <= b && !c) d = 7;", "if (a < b || !c) d = 7;", "if (a < b && c) d = 7;", "if (a < b && !c) d = 8;"})
        self.assertEqual(shown("  move(a);"), {"// move(a);"})

    def test_texts_and_comments_have_none(self):
        self.assertEqual(shown('  say("1 < 2", \'3\')  // 4 + 5'), set())
        self.assertEqual(shown('  x R"(SELECT 1\n  WHERE a < 2)" y'), set())

    def test_includes_and_asserts_have_none(self):
        self.assertEqual(shown("#include <a> // 1 < 2\n  assert(a < 2);\nusing A = B<1, 2>;"), set())

    def test_a_fault_is_the_same_when_other_lines_change(self):
        before = {fault.key for fault in faults("a < 1;\nb == c;").values()}
        after = {fault.key for fault in faults("a < 1;\n\nx + y;\nb == c;").values()}
        self.assertLess(before, after)

    def test_faults_of_like_lines_differ(self):
        self.assertEqual(len({fault.key for fault in faults("a == b;\na == b;").values()}), 2)


class Switches(unittest.TestCase):
    def test_several_of_a_line_are_planted_together(self):
        self.assertEqual(planted("  f(a + 1);"), [
            "  if (fault::on<3>()) {} else f(a + fault::Plus<1>{} + (1 + fault::on<2>()));"])

    def test_a_constant_becomes_a_variable(self):
        self.assertEqual(planted("inline constexpr int kMost = 5;"), ["inline const int kMost = (5 + fault::on<1>());"])

    def test_a_file_without_a_fault_is_left_alone(self):
        self.assertEqual(mutate.planted("a();\n", {}), "a();\n")


class Blame(unittest.TestCase):
    FAULTS = faults("x\na + b;\nc < d;")

    def test_a_fault_that_the_compiler_names(self):
        output = "src/games/b.cpp:9:1: error: no constant\nsrc/games/a.cpp:3:3: note: 'on<2>' cannot be used"
        self.assertEqual(mutate.blamed(output, self.FAULTS), {2})

    def test_the_faults_of_the_line_where_the_error_is(self):
        self.assertEqual(mutate.blamed("FAILED: x\n/t/src/games/a.cpp:2:3: error: no minus\n", self.FAULTS), {1})

    def test_nobody_when_the_error_is_elsewhere(self):
        self.assertEqual(mutate.blamed("/t/src/games/a.cpp:1:3: error: what is x\n", self.FAULTS), set())


if __name__ == "__main__":
    unittest.main()
