# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a wheel is packed: without building anything."""

import hashlib
import pathlib
import sys
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "app" / "python"))

import build_backend  # noqa: E402


class Wheel(unittest.TestCase):
    def packed(self, folder, order):
        stage = pathlib.Path(folder) / "stage"
        (stage / "steelyard").mkdir(parents=True)
        for name in order:
            (stage / "steelyard" / name).write_text(name)
        wheel = pathlib.Path(folder) / "some.whl"
        build_backend.pack(stage, wheel, build_backend.project())
        return wheel

    def test_the_same_bytes_twice(self):
        digests = set()
        for order in (["a.py", "b.py"], ["b.py", "a.py"]):
            with tempfile.TemporaryDirectory() as folder:
                digests.add(hashlib.sha256(self.packed(folder, order).read_bytes()).hexdigest())
        self.assertEqual(len(digests), 1)

    def test_the_record_names_each_file(self):
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(self.packed(folder, ["a.py"])) as wheel:
                names = wheel.namelist()
                record = next(name for name in names if name.endswith("/RECORD"))
                listed = [line.split(",")[0] for line in wheel.read(record).decode().splitlines()]
                metadata = wheel.read(record.replace("RECORD", "METADATA")).decode()
        self.assertEqual(sorted(names), sorted(listed))
        self.assertIn("Name: steelyard\n", metadata)

    def test_the_version_is_that_of_the_program(self):
        import steelyard

        self.assertEqual(build_backend.project()["version"], steelyard.__version__)


if __name__ == "__main__":
    unittest.main()
