"""What ARCHITECTURE.md, CONTRIBUTING.md and the decisions say can be found in the repository."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DECISIONS = sorted((ROOT / "docs/adr").glob("0*.md"))
GUIDES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
FOLDERS = "bench|cmake|docs|e2e|fuzz|lessons|packaging|scripts|speech|src|templates|tests|web"


class Documents(unittest.TestCase):
    def test_every_path_that_a_guide_names_is_there(self):
        # Decisions tell what was there when they were made; placeholders stand for many paths.
        for guide in GUIDES:
            for path in re.findall(rf"`((?:{FOLDERS})/[\w./-]*)`", guide.read_text(encoding="utf-8")):
                if not path.startswith("web/dist"):
                    self.assertTrue((ROOT / path).exists(), f"{guide.name} names {path}")

    def test_every_link_leads_to_a_file(self):
        for document in [*GUIDES, *DECISIONS, ROOT / "docs/adr/README.md", ROOT / "README.md"]:
            for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8")):
                self.assertTrue((document.parent / target).exists(), f"{document.name} links to {target}")

    def test_every_decision_is_listed_once_by_its_number(self):
        listed = re.findall(r"^- \[(\d+)\]\((\1[\w-]*\.md)\)", (ROOT / "docs/adr/README.md").read_text(), re.MULTILINE)
        self.assertEqual([name for _, name in listed], [path.name for path in DECISIONS])
        self.assertEqual(len({number for number, _ in listed}), len(listed))
        for path in DECISIONS:
            self.assertTrue(path.read_text(encoding="utf-8").startswith(f"# {path.name[:4]} "), path.name)

    def test_no_line_of_prose_is_longer_than_120_columns(self):
        for document in [*GUIDES, *DECISIONS]:
            for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
                if not line.startswith("|"):
                    self.assertLessEqual(len(line), 120, f"{document.name}:{number}")


if __name__ == "__main__":
    unittest.main()
