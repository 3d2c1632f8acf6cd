"""Checks that the files, pictures and anchors that pages link to exist. Addresses on the web are not visited."""

import re
import urllib.parse

import markdown

INLINE = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
HTML = re.compile(r"""(?:href|src|srcset)=["']([^"'\s]+)""")


def check(root):
    findings, known = [], {}
    for page in markdown.pages(root):
        # Joining lines finds links that are broken across two of them.
        lines = markdown.split(page.read_text())[1]
        text = re.sub(r"`[^`\n]*`", lambda code: " " * len(code[0]), "\n".join(lines))
        for link in [*INLINE.finditer(text), *HTML.finditer(text)]:
            reason = problem(root, page, link[1], known)
            if reason:
                findings.append((page.relative_to(root), text.count("\n", 0, link.start()) + 1, reason))
    return findings


def problem(root, page, target, known):
    """Why a link is wrong, or None."""
    # Addresses on the web, and the names of Rust items in a crate's README, which rustdoc checks.
    if re.match(r"[a-z][a-z+.-]*:|\w+@|[A-Za-z_]\w*(::\w+)*$", target) and not (page.parent / target).exists():
        return None
    path, _, anchor = urllib.parse.unquote(target).partition("#")
    file = (page.parent / path).resolve() if path else page
    if not file.is_relative_to(root):
        return f"{target} is outside the repository"
    if not file.exists():
        return f"{target} does not exist"
    if anchor and file.suffix == ".md":
        if file not in known:
            known[file] = markdown.anchors(file.read_text())
        if anchor not in known[file]:
            return f"{target}: there is no heading #{anchor}"
    return None
