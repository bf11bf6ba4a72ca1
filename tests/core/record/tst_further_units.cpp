// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/record/further_units.h"

using namespace steelyard;

namespace {

/// One row of columns a, b, c of numbers.
Dataset with_units(const std::string& name, const std::vector<std::string>& units) {
  Dataset table;
  table.name = name;
  for (const char* column : {"a", "b", "c"}) {
    table.columns.emplace_back().name = column;
    table.columns.back().unit = units[table.columns.size() - 1];
  }
  table.values = Matrix::Ones(1, 3);
  return table;
}

}  // namespace

class TestFurtherUnits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void another_unit_is_refused_with_both_units_and_the_column() {
    const Dataset table = with_units("own.csv", {"m", "s", "kg"});
    const Dataset further = with_units("new.csv", {"cm", "s", "kg"});
    try {
      refuse_other_units(table, further, {"a", "b"});
      QFAIL("centimetres are no metres");
    } catch (const Error& error) {
      const QString said = QString::fromUtf8(error.what());
      for (const char* part : {"new.csv", "'a'", "in cm", "in m where", "values in m"}) {
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
      }
    }
  }

  void a_column_that_is_not_needed_may_have_any_unit() {
    const Dataset table = with_units("own.csv", {"m", "s", "kg"});
    const Dataset further = with_units("new.csv", {"cm", "sec", ""});
    refuse_other_units(table, further, {"b", "c"});
    QVERIFY(notes_on_units(table, further, {"b"}).empty());
  }

  void a_column_of_text_has_no_unit() {
    Dataset table = with_units("own.csv", {"m", "s", "kg"});
    const Dataset further = with_units("new.csv", {"cm", "s", "kg"});
    table.columns[0].kind = ColumnKind::category;
    refuse_other_units(table, further, {"a", "b", "c"});
  }

  void a_unit_that_only_one_table_states_is_noted() {
    const Dataset table = with_units("own.csv", {"m", "", "kg"});
    const Dataset further = with_units("new.csv", {"", "s", "kg"});
    refuse_other_units(table, further, {"a", "b", "c"});
    const std::vector<Message> notes = notes_on_units(table, further, {"a", "b", "c"});
    QCOMPARE(notes.size(), std::size_t{2});
    QCOMPARE(in_words(notes[0]), std::string("new.csv does not state the unit of a (m), so the "
                                             "values are taken to be in it"));
    QCOMPARE(in_words(notes[1]), std::string("only new.csv states the unit of b (s), and the table "
                                             "of the record does not, so the values are taken as "
                                             "they are"));
    const std::vector<std::string> both{"a (m)", "b (s)"};
    QCOMPARE(units_of_one(table, further, {"a", "b", "c"}), both);
  }
};

QTEST_GUILESS_MAIN(TestFurtherUnits)
#include "tst_further_units.moc"
