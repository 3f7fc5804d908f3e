"""Runs a script of scripts/ on a small tree of files written for one test."""

import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


class ScriptTestCase(unittest.TestCase):
    script = ""
    folder = "."  # of the tree, handed to the script

    def run_on(self, files):
        """Exit status and output of the script on a tree of {path: content}."""
        with tempfile.TemporaryDirectory() as root:
            for path, content in files.items():
                file = Path(root, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content, encoding="utf-8")
            done = subprocess.run([SCRIPTS / self.script, Path(root, self.folder)], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def assert_passes(self, files):
        status, output = self.run_on(files)
        self.assertEqual(status, 0, output)

    def assert_fails(self, files, *saying):
        status, output = self.run_on(files)
        self.assertEqual(status, 1, output)
        for text in saying:
            self.assertIn(text, output)
