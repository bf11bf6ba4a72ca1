# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table at the end."""

from collections import Counter

from verdict import BAD, WORDS

TITLES = {"refused": "refused clearly"}


class Tally:
    """Counts words by kind of trial."""

    def __init__(self, kinds):
        self.counts = {kind: Counter() for kind in kinds}

    def add(self, kind, verdicts):
        """Each verdict is (word, why)."""
        self.counts[kind].update(word for word, _ in verdicts)

    def bad(self):
        """The number of bad verdicts."""
        return sum(counts[word] for counts in self.counts.values() for word in BAD)

    def text(self):
        """One line per kind, and one for all."""
        header = ["kind", "tried", *(TITLES.get(word, word) for word in WORDS)]
        lines = [[kind, *row_of(counts)] for kind, counts in self.counts.items() if counts]
        lines.append(["all", *row_of(sum(self.counts.values(), Counter()))])
        widths = [max(len(line[at]) for line in [header, *lines]) for at in range(len(header))]
        return "\n".join("  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                                   for at, (cell, width) in enumerate(zip(line, widths)))
                         for line in [header, *lines])


def row_of(counts):
    """Numbers of one line, as text."""
    return [str(sum(counts.values())), *(str(counts[word]) for word in WORDS)]
