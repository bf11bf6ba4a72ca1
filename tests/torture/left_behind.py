# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files in a folder: they must be complete."""

import hashlib
import json

from verdict import rows_of


def hashes(folder):
    """File names below a folder with the hashes of their contents; hidden files are not results."""
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")}


def is_whole(path):
    """Whether a written file is as long as it should be."""
    content = path.read_bytes()
    if path.suffix == ".json":
        try:
            json.loads(content)
        except ValueError:
            return False
        return True
    if path.suffix == ".csv":
        return rows_of(path) is not None
    if path.suffix == ".png":
        return content.endswith(b"IEND\xaeB`\x82")
    if path.suffix == ".svg":
        return content.rstrip().endswith(b"</svg>")
    return bool(content)


def half_written(folder):
    """Files of a folder that are incomplete."""
    if not folder.is_dir():
        return []
    return [path.name for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".") and not path.name.endswith(".lock")
            and not is_whole(path)]
