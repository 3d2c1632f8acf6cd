"""Checks wording: phrases listed in script/prose-patterns.txt, and sentences over 40 words.

Pages and English messages get both checks, comments in code only the first.
"""

import re

import comments
import markdown

LONGEST = 40
# A full stop ends a sentence only before a space or the end, and not after a common abbreviation or a number in a list.
END = re.compile(r"(?<!\be\.g)(?<!\bi\.e)(?<!\bvs)(?<!\bv)(?<!\bSt)[.!?…][\"”»)]*(?=\s|$)")


def patterns(root):
    """Pairs of a compiled pattern and what to write instead."""
    found = []
    for line in (root / "script/prose-patterns.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            pattern, _, instead = (part.strip() for part in line.partition(" => "))
            found.append((re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE), instead))
    return found


def check(root):
    listed, findings = patterns(root), []
    for page in markdown.pages(root):
        examine(root, page, markdown.units(page.read_text()), listed, True, findings)
    for file in sorted((root / "lang/en").glob("*.ftl")):
        examine(root, file, messages(file.read_text()), listed, True, findings)
    for file in comments.files(root):
        examine(root, file, comments.units(file), listed, False, findings)
    return findings


def examine(root, file, units, listed, sentences, findings):
    name = file.relative_to(root)
    for unit in units:
        text, starts = "", []
        for line, words in unit:
            starts.append((len(text), line))
            text += words.strip() + " "
        at = lambda offset: max(line for start, line in starts if start <= offset)
        for pattern, instead in listed:
            for hit in pattern.finditer(text):
                findings.append((name, at(hit.start()), f"“{hit[0]}”: {instead}"))
        if sentences:
            start = 0
            for stop in [*(end.end() for end in END.finditer(text)), len(text)]:
                count = len([word for word in text[start:stop].split() if re.search(r"\w", word)])
                if count > LONGEST:
                    findings.append((name, at(start), f"a sentence of {count} words; at most {LONGEST}"))
                start = stop
    return findings


def messages(text):
    """The messages of a Fluent file; choices of a selector are separate sentences."""
    found, current = [], []
    for number, line in enumerate(text.splitlines(), 1):
        comment = re.match(r"#+\s*(.*)", line)
        entry = re.match(r"\s*(?:\.?[\w-]+\s*=|\*?\[[^\]]*\])\s*(.*)", line)
        # A row of aligned columns is a unit too.
        if comment or entry or not line.strip() or re.search(r"\S {2,}\S", line):
            if current:
                found.append(current)
            current = []
        words = comment[1] if comment else entry[1] if entry else line
        # An argument is one word; its name is not prose.
        words = re.sub(r"\{[^{}]*\}?", "ARGUMENT", re.sub(r"`[^`]*`", "CODE", words)).replace("}", "")
        if words.strip():
            current.append((number, words))
    return found + [current] if current else found
