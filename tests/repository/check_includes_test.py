import unittest

from script_test_case import ScriptTestCase


class CheckIncludes(ScriptTestCase):
    script = "check_includes"
    folder = "src"

    def assert_allowed(self, path, include):
        self.assert_passes({f"src/{path}": f"#pragma once\n#include {include}\n", "src/games/atlantis/state.h": ""})

    def assert_refused(self, path, include, *saying):
        self.assert_fails({f"src/{path}": f"#pragma once\n  #  include {include}\n"}, f"{path}:2: ", *saying)

    def test_every_folder_may_include_itself_and_what_is_below(self):
        for path, include in [
            ("core/a.h", '"core/b.h"'),
            ("kit/a.h", '"core/b.h"'),
            ("games/atlantis/a.h", '"core/b.h"'),
            ("games/atlantis/a.h", '"kit/sea/b.h"'),
            ("games/atlantis/a.h", '"games/atlantis/b.h"'),
            ("search/a.h", '"core/b.h"'),
            ("match/a.h", '"search/b.h"'),
            ("catalog/a.h", '"games/atlantis/b.h"'),
            ("fair/a.h", '"match/b.h"'),
            ("protocol/a.h", '"match/b.h"'),
            ("store/a.h", '"match/b.h"'),
            ("server/a.h", '"store/b.h"'),
            ("server/a.h", '"fair/b.h"'),
            ("terminal/a.h", '"catalog/b.h"'),
            ("wasm/a.cpp", '"protocol/b.h"'),
            ("apps/a.cpp", '"terminal/b.h"'),
        ]:
            with self.subTest(path=path, include=include):
                self.assert_allowed(path, include)

    def test_no_folder_may_include_what_is_above(self):
        for path, include in [
            ("core/a.h", '"games/atlantis/state.h"'),
            ("core/a.h", '"kit/b.h"'),
            ("kit/a.h", '"games/atlantis/state.h"'),
            ("search/a.h", '"kit/b.h"'),
            ("games/atlantis/a.h", '"search/b.h"'),
            ("search/a.h", '"match/b.h"'),
            ("match/a.h", '"catalog/b.h"'),
            ("match/a.h", '"fair/b.h"'),
            ("catalog/a.h", '"protocol/b.h"'),
            ("store/a.h", '"server/b.h"'),
            ("protocol/a.h", '"catalog/b.h"'),
            ("protocol/a.h", '"store/b.h"'),
            ("server/a.h", '"terminal/b.h"'),
            ("terminal/a.h", '"server/b.h"'),
            ("terminal/a.h", '"store/b.h"'),
            ("server/a.h", '"apps/b.h"'),
            ("wasm/a.cpp", '"server/b.h"'),
        ]:
            with self.subTest(path=path, include=include):
                self.assert_refused(path, include, include.strip('"'), "may include")

    def test_games_never_include_each_other(self):
        self.assert_refused("games/escape/a.cpp", '"games/survive/sea.h"', "games never include each other")

    def test_only_the_catalogue_and_the_boards_of_the_terminal_know_games_by_their_types(self):
        for folder in ["catalog", "terminal"]:
            self.assert_allowed(f"{folder}/a.h", '"games/atlantis/view.h"')
        for folder in ["match", "protocol", "arena", "server", "apps", "wasm"]:
            with self.subTest(folder=folder):
                self.assert_refused(f"{folder}/a.h", '"games/atlantis/view.h"', f"{folder} may include core")

    def test_search_names_no_game(self):
        self.assert_refused("search/a.h", '"games/atlantis/state.h"', "search may include core")
        files = {"src/games/atlantis/state.h": "", "src/search/a.h": "// like atlantis\nusing atlantis::State;\n"}
        self.assert_fails(files, "search/a.h:2: search names no game, but here is atlantis")
        files["src/search/a.h"] = "// as in atlantis\n/* and in\n atlantis */ int node;\n"
        self.assert_passes(files)

    def test_the_lower_folders_use_few_libraries(self):
        for path, include in [
            ("core/a.h", "<expected>"),
            ("games/atlantis/view.h", "<boost/describe.hpp>"),
            ("match/a.h", "<boost/json/value.hpp>"),
            ("match/a.h", "<boost/mp11/algorithm.hpp>"),
            ("server/a.h", "<boost/asio.hpp>"),
        ]:
            with self.subTest(path=path, include=include):
                self.assert_allowed(path, include)
        for path, include in [
            ("core/a.h", "<boost/describe.hpp>"),
            ("core/a.h", "<unistd.h>"),
            ("games/atlantis/a.cpp", "<boost/json.hpp>"),
            ("search/a.h", "<fmt/format.h>"),
            ("match/a.h", "<sodium.h>"),
            ("match/a.h", "<boost/asio.hpp>"),
            ("catalog/a.h", "<fmt/format.h>"),
            ("protocol/a.h", "<boost/asio.hpp>"),
        ]:
            with self.subTest(path=path, include=include):
                self.assert_refused(path, include, "may use only")

    def test_the_lower_folders_do_no_input_or_output_and_own_no_time_or_chance(self):
        for folder in ["core", "games/atlantis", "search", "match", "catalog", "protocol"]:
            for header in ["iostream", "fstream", "chrono", "thread", "random", "mutex", "cstdio", "filesystem"]:
                with self.subTest(folder=folder, header=header):
                    self.assert_refused(f"{folder}/a.cpp", f"<{header}>", "is passed in")
        self.assert_allowed("server/a.cpp", "<chrono>")

    def test_a_folder_without_a_place_in_the_order_is_refused(self):
        self.assert_fails({"src/utils/a.h": ""}, "src/utils is not in the order of folders")

    def test_own_headers_are_named_from_src_on(self):
        self.assert_refused("core/a.cpp", '"seat.h"', "write the path from src/ on")


if __name__ == "__main__":
    unittest.main()
