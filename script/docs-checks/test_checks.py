"""Tests of the documentation checks: python3 -m unittest discover -s script/docs-checks"""

import pathlib
import tempfile
import unittest

import commands
import links
import markdown
import prose


class Markdown(unittest.TestCase):
    def test_headings_get_the_anchors_of_github(self):
        text = "# Kalah(m, n), the starts solved\n## `[board]`\n## Files\n## Files\n```\n# no heading\n```\n"
        self.assertEqual(markdown.anchors(text), {"kalahm-n-the-starts-solved", "board", "files", "files-1"})

    def test_a_block_knows_its_language_line_and_exclusion(self):
        blocks, _ = markdown.split("text\n\n<!-- not run: needs a network -->\n```sh\ncurl\n```\n```sh\nls\n```\n")
        self.assertEqual([(block.start, block.reason) for block in blocks], [(5, "needs a network"), (8, None)])


class Links(unittest.TestCase):
    def test_a_missing_file_and_a_missing_anchor_are_problems(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            (root / "a.md").write_text("# One\n")
            page = root / "b.md"
            self.assertIsNone(links.problem(root, page, "a.md#one", {}))
            self.assertIn("does not exist", links.problem(root, page, "c.md", {}))
            self.assertIn("no heading", links.problem(root, page, "a.md#two", {}))


class Prose(unittest.TestCase):
    def found(self, text, sentences=True):
        root = pathlib.Path("/")
        listed = prose.patterns(pathlib.Path(__file__).resolve().parent.parent.parent)
        return prose.examine(root, root / "page.md", markdown.units(text), listed, sentences, [])

    def test_a_phrase_is_found_across_lines_with_its_line(self):
        self.assertEqual([line for _, line, _ in self.found("All is fine.\nThe player is\ntold so.\n")], [2])

    def test_code_is_not_prose(self):
        self.assertEqual(self.found("Set `nobody` here.\n"), [])

    def test_only_sentences_over_the_limit_are_found(self):
        self.assertEqual(self.found("word " * 40 + ".\n"), [])
        self.assertEqual(len(self.found("word " * 41 + ".\n")), 1)


    def test_messages_and_rows_of_aligned_columns_are_separate(self):
        text = "one = First\n  and more.\ntwo = List:\n  undo   take back\n  redo   replay\n"
        self.assertEqual([unit[0][0] for unit in prose.messages(text)], [1, 3, 4, 5])


class Commands(unittest.TestCase):
    def test_an_ellipsis_stands_for_any_text_or_any_lines(self):
        self.assertTrue(commands.matches(["a", "…", "took … s"], ["a", "b", "c", "took 3.5 s"]))
        self.assertFalse(commands.matches(["a", "took … s"], ["a", "b", "took 3.5 s"]))

    def test_a_console_block_is_a_list_of_commands_with_output(self):
        block = markdown.split("```console\n$ one \\\n  two\nout\n$ three\n```\n")[0][0]
        self.assertEqual(commands.steps(block), [(0, "one \\\n  two", ["out"]), (3, "three", [])])


if __name__ == "__main__":
    unittest.main()
