"""Reads Markdown as far as the checks need it: pages, fenced blocks, prose units and heading anchors."""

import re

FENCE = re.compile(r"^(\s*)(```+|~~~+)\s*([\w-]*)")


def pages(root):
    """Every page of the documentation, in a fixed order."""
    found = [root / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")]
    found += sorted((root / "docs").rglob("*.md"))
    found += sorted((root / "crates").glob("*/README.md"))
    return [page for page in found if page.exists()]


class Block:
    """A fenced block: its language, first content line, lines, and the reason not to run it, if any."""

    def __init__(self, language, start, reason, indent):
        self.language, self.start, self.reason, self.indent = language, start, reason, indent
        self.lines = []


def split(text):
    """Separates fenced blocks from the rest: (blocks, lines), with empty lines where blocks were."""
    blocks, rest, block, fence, before = [], [], None, None, ""
    for number, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if block is not None:
            rest.append("")
            if mark and line.strip() == fence:
                block, before = None, ""
            else:
                block.lines.append(line.removeprefix(block.indent))
        elif mark:
            fence = mark[2]
            reason = re.search(r"<!--\s*not run:\s*(.+?)\s*-->", before)
            block = Block(mark[3], number + 1, reason and reason[1], mark[1])
            blocks.append(block)
            rest.append("")
        else:
            rest.append(line)
            before = line if line.strip() else before
    return blocks, rest


def anchors(text):
    """The anchors that GitHub makes of a page's headings, and explicit ids."""
    found, seen = set(), {}
    for line in split(text)[1]:
        found.update(re.findall(r'(?:id|name)="([^"]+)"', line))
        heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
        if not heading:
            continue
        title = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        count = seen.get(slug, 0)
        seen[slug] = count + 1
        found.add(f"{slug}-{count}" if count else slug)
    return found


def units(text):
    """Pieces of prose, each a list of (line, text): paragraphs, list items, headings and table cells."""
    found, current = [], []

    def close():
        nonlocal current
        if current:
            found.append(current)
            current = []

    for number, line in enumerate(split(text)[1], 1):
        line = re.sub(r"<!--.*?-->", "", line)
        stripped = line.strip()
        if not stripped or stripped.startswith(("#", "|", "<")) or re.match(r"([-*+]|\d+\.)\s", stripped):
            close()
        if stripped.startswith("|"):
            for cell in stripped.strip("|").split("|"):
                if not set(cell.strip()) <= set("-: "):
                    found.append([(number, plain(cell))])
        elif stripped.startswith("<"):
            found += [[(number, words)] for words in re.findall(r'(?:alt|title)="([^"]*)"', stripped)]
            inner = re.sub(r"<[^>]*>", " ", stripped)
            if inner.strip():
                found.append([(number, plain(inner))])
        elif stripped:
            current.append((number, plain(re.sub(r"^([-*+]|\d+\.)\s+", "", stripped.lstrip("#")))))
    close()
    return found


def plain(text):
    """A line without markup; code counts as one word and is not searched for phrases."""
    text = re.sub(r"`[^`]*`", "CODE", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*$", r"\1", text)
    return re.sub(r"[*_]{1,2}(\S)", r"\1", text)
