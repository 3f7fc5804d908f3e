import unittest

from script_test_case import ScriptTestCase

FOLDERS = ["protocol", "speech", "state", "boards", "boards/hex", "games/escape", "games", "pages"]


class CheckImports(ScriptTestCase):
    script = "check_imports"
    folder = "web/src"

    def tree(self, path, statement):
        files = {f"web/src/{folder}/b.ts": "" for folder in [*FOLDERS, "games/survive"]}
        return files | {f"web/src/{path}": f"// why\n{statement}\n"}

    def assert_allowed(self, path, statement):
        self.assert_passes(self.tree(path, statement))

    def assert_refused(self, path, statement, *saying):
        self.assert_fails(self.tree(path, statement), f"{path}:2: ", *saying)

    def test_every_folder_may_import_itself_and_what_is_below(self):
        for path, imported in [
            ("protocol/a.ts", "./b"),
            ("speech/a.ts", "../protocol/b"),
            ("state/a.svelte.ts", "../speech/b"),
            ("boards/a.svelte", "../state/b"),
            ("boards/hex/a.ts", "../b"),
            ("games/escape/a.ts", "./b"),
            ("games/escape/a.ts", "../../boards/hex/b"),
            ("games/index.ts", "./escape/b"),
            ("pages/a.svelte", "../games/b"),
            ("main.ts", "./pages/b"),
        ]:
            with self.subTest(path=path, imported=imported):
                self.assert_allowed(path, f'import {{ b }} from "{imported}";')

    def test_no_folder_may_import_what_is_above(self):
        for path, imported in [
            ("protocol/a.ts", "../speech/b"),
            ("speech/a.ts", "../state/b"),
            ("state/a.svelte.ts", "../games/b"),
            ("state/a.ts", "../boards/b"),
            ("boards/a.svelte", "../games/b"),
            ("boards/a.ts", "./hex/b"),
            ("games/escape/a.ts", "../b"),
            ("games/a.ts", "../pages/b"),
        ]:
            with self.subTest(path=path, imported=imported):
                self.assert_refused(path, f'import {{ b }} from "{imported}";', imported, "may import")

    def test_whatever_form_an_import_has_it_counts(self):
        for statement in [
            'import type { B } from "../games/b";',
            'export { b } from "../games/b";',
            'import "../games/b";',
            'const b = () => import("../games/b");',
            'type B = import("../games/b").B;',
            "import {\n  b,\n} from '../games/b';",
        ]:
            with self.subTest(statement=statement):
                self.assert_fails(self.tree("state/a.ts", statement), "state may import")
        self.assert_allowed("state/a.ts", '// import { b } from "../games/b";')

    def test_games_never_import_each_other(self):
        self.assert_refused("games/escape/a.ts", 'import "../survive/b";', "games never import each other")

    def test_files_do_not_import_each_other_in_a_circle(self):
        files = {
            "web/src/state/a.ts": 'import { b } from "./b";',
            "web/src/state/b.ts": 'import { c } from "./c.svelte";',
            "web/src/state/c.svelte.ts": 'import type { A } from "./a";',
        }
        self.assert_fails(files, "state/a.ts -> state/b.ts -> state/c.svelte.ts -> state/a.ts")
        files["web/src/state/c.svelte.ts"] = ""
        self.assert_passes(files)

    def test_a_test_may_import_anything(self):
        self.assert_allowed("state/a.test.ts", 'import { b } from "../games/b";')

    def test_a_folder_without_a_place_in_the_order_is_refused(self):
        self.assert_fails({"web/src/utils/a.ts": ""}, "web/src/utils is not in the order of folders")


if __name__ == "__main__":
    unittest.main()
