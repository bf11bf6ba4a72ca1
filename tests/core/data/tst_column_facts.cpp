// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "core/data/column_facts.h"

using namespace steelyard;

namespace {

Dataset one_column(const std::vector<double>& values) {
  Dataset dataset;
  dataset.values.resize(static_cast<Index>(values.size()), 1);
  for (std::size_t row = 0; row < values.size(); ++row) {
    dataset.values(static_cast<Index>(row), 0) = values[row];
  }
  dataset.columns.resize(1);
  return dataset;
}

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

}  // namespace

class TestColumnFacts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void counts_missing_cells() {
    QCOMPARE(column_facts(one_column({1.0, missing, 2.0, missing}), 0).missing, Index{2});
  }

  void tells_a_constant_column_from_a_varying_one() {
    QVERIFY(column_facts(one_column({3.0, missing, 3.0}), 0).constant);
    QVERIFY(!column_facts(one_column({3.0, 3.0, 3.5}), 0).constant);
  }

  void calls_a_column_without_any_value_constant() {
    QVERIFY(column_facts(one_column({missing, missing}), 0).constant);
  }
};

QTEST_GUILESS_MAIN(TestColumnFacts)
#include "tst_column_facts.moc"
