# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables, records, and what is said of further samples."""

import json
import os
import pathlib
import tempfile
import unittest
import warnings

import made
import numpy as np
import pandas
import steelyard
from steelyard._columns import encoded


class Tables(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        warnings.simplefilter("ignore")
        self.X, self.y = made.numbers(samples=80)

    def test_numbers_are_a_view_that_cannot_be_written_to(self):
        table = steelyard.table(self.X)
        np.testing.assert_array_equal(table.numbers, self.X)
        self.assertFalse(table.numbers.flags.owndata or table.numbers.flags.writeable)
        self.assertTrue(table.numbers.flags.f_contiguous)
        numbers = table.numbers
        del table
        np.testing.assert_array_equal(numbers, self.X)  # it keeps the table alive

    def test_frames(self):
        frame = pandas.DataFrame({"a": self.X[:, 0], "b": self.X[:, 1],
                                  "kind": made.words(self.y), "y": self.y})
        table = steelyard.table(frame, truth="y")
        self.assertEqual([c["roles"] for c in table.columns], [["input"], ["input"], [], ["truth"]])
        self.assertEqual(table.columns[2]["categories"][0], frame["kind"][0])
        found = steelyard.FTest(top=1).fit(table)
        self.assertEqual(list(found.feature_names_in_), ["a", "b"])
        self.assertEqual(found.transform(table).shape, (80, 1))
        with self.assertRaisesRegex(ValueError, "no column 'z'"):
            steelyard.table(frame, truth="z")

    def test_times_are_in_their_order_in_all_centuries(self):
        days = ["1500-01-01", "1700-01-01", "2000-01-01", "NaT"]
        for times in (np.array(days, "M8[D]"), np.array([-3, 5, 900, "NaT"], "m8[D]")):
            seconds, categories = encoded(times)
            self.assertEqual(categories, [])
            self.assertTrue(seconds[0] < seconds[1] < seconds[2])
            self.assertTrue(np.isnan(seconds[3]))
        self.assertEqual(encoded(np.array([2], "m8[D]"))[0][0], 2 * 86400)

    def test_what_pandas_has_for_missing_cells_is_missing(self):
        frame = pandas.DataFrame({
            "a": pandas.array([1, None, 3], "Int64"),
            "b": pandas.array([True, None, False], "boolean"),
            "c": pandas.array(["low", None, "high"], "string"),
        })
        table = steelyard.table(frame)
        np.testing.assert_array_equal(np.isnan(table.numbers[1]), [True, True, True])
        self.assertEqual(table.columns[2]["categories"], ["low", "high"])
        self.assertEqual(encoded(["a", float("nan"), "b"])[1], ["a", "b"])

    def test_an_array_of_one_dimension_is_refused(self):
        with self.assertRaisesRegex(ValueError, "two dimensions"):
            steelyard.table(self.y)

    def test_files(self):
        path = made.write(self.folder / "t.csv", made.as_columns(self.X, y=self.y))
        table = steelyard.read_table(path, truth="y", inputs=["x0", "x1"])
        self.assertEqual(len(table), 80)
        self.assertEqual(table.columns[6]["roles"], ["truth"])
        np.testing.assert_array_equal(table.numbers[:, :6], self.X)
        with self.assertRaisesRegex(ValueError, "there is no such file|cannot|no file"):
            steelyard.read_table(self.folder / "none.csv")
        with self.assertRaisesRegex(ValueError, "x9"):
            steelyard.read_table(path, truth="x9")

    def test_how_a_text_is_written_may_be_said(self):
        path = self.folder / "t.csv"
        path.write_bytes("title\n年齢;b\n1.234;2\n5.678;3\n".encode("shift-jis"))
        table = steelyard.read_table(path, encoding="Shift-JIS", delimiter="semicolon", skip=1,
                                     header=True, thousands="point")
        self.assertEqual([column["name"] for column in table.columns], ["年齢", "b"])
        np.testing.assert_array_equal(table.numbers, [[1234, 2], [5678, 3]])
        path.write_text("a;b\n1,5;2\n2,5;3\n")
        table = steelyard.read_table(path, decimal=",")
        np.testing.assert_array_equal(table.numbers, [[1.5, 2], [2.5, 3]])
        for name, wrong, said in (
            ("encoding", "klingon", "no encoding"), ("delimiter", "x", "not a delimiter"),
            ("decimal", ";", "not a decimal mark"), ("thousands", "x", "no mark between thousands"),
            ("skip", -1, "from 0"), ("skip", 10**20, "from 0"), ("header", "yes", "True, False or None"),
            ("encoding", 5, "a text, or None"),
        ):
            with self.assertRaisesRegex(steelyard.InputError, f"(?s){name}.*{said}|{said}.*{name}"):
                steelyard.read_table(path, **{name: wrong})
        with self.assertRaisesRegex(steelyard.InputError, "the marks are the same"):
            steelyard.read_table(path, decimal=",", thousands="comma")

    def test_names_of_files_may_be_bytes(self):
        folder = os.fsencode(self.folder)
        path = os.path.join(folder, b"bad\xff.csv")
        with open(path, "w") as file:
            file.write("a,b\n1,2\n2,3\n")
        for name in (path, os.fsdecode(path)):
            self.assertEqual(len(steelyard.read_table(name)), 2)
        with self.assertRaisesRegex(steelyard.InputError, "a path"):
            steelyard.read_table(3)

    def test_a_file_is_applied_to_as_the_table_of_the_record_was_read(self):
        table = self.folder / "t.csv"
        people = [1000 + 17 * row for row in range(60)]
        rows = [f"{each // 1000}.{each % 1000:03d};{each * 7 % 13};{each // 10}" for each in people]
        table.write_text("people;b;y\n" + "\n".join(rows) + "\n")
        made.record_of(self.folder, table, "--truth", "y", "--thousands", "point", "--method", "f-test",
                       "--top", "1")
        more = self.folder / "more.csv"
        more.write_text("people;b\n1.234;1\n1.567;2\n1.890;3\n")
        record = self.folder / "run" / "record.json"
        self.assertEqual(list(steelyard.apply(record, table)["people"][:2]), [1000, 1017])
        self.assertEqual(list(steelyard.apply(record, more)["people"]), [1234, 1567, 1890])

    def test_times_with_a_zone_and_periods_are_times(self):
        days = pandas.Series(pandas.date_range("2020-01-01", periods=3))
        expected, _ = encoded(days)
        for times in (days.dt.tz_localize("UTC"), days.dt.to_period("D"),
                      pandas.DatetimeIndex(days, tz="UTC")):
            seconds, categories = encoded(times)
            self.assertEqual(categories, [])
            np.testing.assert_array_equal(seconds, expected)

    def test_a_file_that_the_parser_reads(self):
        from scipy.io import savemat

        savemat(self.folder / "t.mat", {"data": self.X})
        np.testing.assert_array_equal(steelyard.read_table(self.folder / "t.mat").numbers, self.X)

    def test_generators(self):
        table = steelyard.read_table("generator:ten-gaussians?samples=50&seed=2")
        self.assertEqual(len(table), 50)

    def test_apply_says_what_the_command_says(self):
        y = self.X[:, 0] - 2.0 * self.X[:, 1]  # what the elastic net can explain
        path = made.write(self.folder / "t.csv", made.as_columns(self.X, y=y))
        more, _ = made.numbers(samples=10, seed=9)
        further = made.write(self.folder / "more.csv", made.as_columns(more))
        made.record_of(self.folder, path, "--truth", "y", "--method", "elastic-net")
        record = self.folder / "run" / "record.json"
        theirs = self.folder / "applied.csv"
        made.program("apply", record, further, "--out", theirs, "--quiet")
        expected = pandas.read_csv(theirs, float_precision="round_trip")
        found = steelyard.apply(record, further)
        self.assertEqual(list(found.columns), list(expected.columns))
        for name in expected.columns:
            if expected[name].dtype.kind in "fi" and found[name].dtype.kind == "f":
                np.testing.assert_array_equal(found[name], expected[name].astype(float))
        fitted = steelyard.ElasticNet().fit(self.X, y).apply(more)
        for name in set(expected.columns) - {"outside"}:
            np.testing.assert_array_equal(fitted[name].astype(float), expected[name].astype(float))
        frame = pandas.DataFrame(more, columns=[f"x{k}" for k in range(6)])
        np.testing.assert_array_equal(steelyard.apply(record, frame)["row"], expected["row"])

    def test_names_keep_the_zeros_in_front_of_them(self):
        names = [f"{place:05d}" for place in range(len(self.y))]
        y = self.X[:, 0] - 2.0 * self.X[:, 1]
        columns = {"name": names, **made.as_columns(self.X, y=y)}
        path = made.write(self.folder / "t.csv", columns)
        made.record_of(self.folder, path, "--truth", "y", "--id", "name", "--method", "f-test")
        found = steelyard.apply(self.folder / "run" / "record.json", path)
        self.assertEqual(list(found["name"]), names)

    def test_a_record_without_its_file_is_refused(self):
        found = steelyard.ElasticNet().fit(self.X, self.y)
        path = self.folder / "record.json"
        path.write_text(json.dumps(found.record()))
        with self.assertRaisesRegex(ValueError, "no file that could be read again"):
            steelyard.apply(path, self.X)


if __name__ == "__main__":
    unittest.main()
