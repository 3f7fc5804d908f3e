import unittest

from script_test_case import ScriptTestCase

RULES = "# Rules\n- ATL-3.1 Buy.\n- ATL-3.10 Move, see ATL-9.9.\n- ATL-6.5a *Ruling:* stay.\n"


class RulesCoverage(ScriptTestCase):
    script = "rules_coverage"

    def tree(self, test, **more):
        return {"docs/rules/atlantis.md": RULES, "tests/games/rules_test.cpp": test, **more}

    def test_passes_when_each_rule_has_a_test(self):
        self.assert_passes(
            self.tree(
                "TEST(AtlantisRules, ATL_3_1_a_tile_buys_cards) {}\n"
                "TEST_F(AtlantisRules,\n       ATL_3_10_who_can_move_must) {}\n"
                "TYPED_TEST(Laws, one_stays_ATL_6_5a) {}\n"
            )
        )

    def test_names_the_rules_without_a_test(self):
        test = "TEST(AtlantisRules, ATL_3_10_who_can_move_must) {}\nTEST(AtlantisRules, ATL_6_5a) {}\n"
        self.assert_fails(self.tree(test), "atlantis.md: ATL-3.1 has no test", "3 defined, 2 tested")

    def test_a_letter_belongs_to_the_id(self):
        test = "TEST(R, ATL_3_1) {}\nTEST(R, ATL_3_10) {}\nTEST(R, ATL_6_5_a) {}\n"
        self.assert_fails(self.tree(test), "ATL-6.5a has no test", "no rule ATL-6.5 is defined")

    def test_names_tests_of_rules_that_do_not_exist(self):
        test = "TEST(R, ATL_3_1_and_ATL_3_10) {}\nTEST(R, ATL_6_5a) {}\nTEST(R, ATL_9_9_gone) {}\n"
        self.assert_fails(self.tree(test), "rules_test.cpp: ATL_9_9_gone: no rule ATL-9.9 is defined")

    def test_a_comment_or_a_call_is_no_test(self):
        test = "// ATL_3_1\nTEST(R, ATL_3_10) { check(ATL_3_1); }\nTEST(R, ATL_6_5a) {}\n"
        self.assert_fails(self.tree(test), "ATL-3.1 has no test")

    def test_scenarios_count(self):
        test = "TEST(R, ATL_3_10) {}\nTEST(R, ATL_6_5a) {}\n"
        buy = {"tests/scenarios/atlantis/buy.json": '{"rules": ["ATL-3.1"]}'}
        self.assert_passes(self.tree(test, **buy))
        self.assert_fails(self.tree(test, **{"tests/scenarios/buy.json": '{"rules": ["ATL-3.2"]}'}), "no rule ATL-3.2")
        self.assert_fails(self.tree(test, **{"tests/scenarios/buy.json": "{"}), "buy.json")

    def test_refuses_a_rule_defined_twice_and_a_tree_without_rules(self):
        self.assert_fails({"docs/rules/a.md": RULES, "docs/rules/b.md": RULES}, "ATL-3.1 is defined twice")
        self.assert_fails({"docs/rules/a.md": "# Nothing\n"}, "no numbered rules found")


if __name__ == "__main__":
    unittest.main()
