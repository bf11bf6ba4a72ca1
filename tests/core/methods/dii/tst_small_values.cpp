// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Published tables whose columns have few different values. Those made for the purpose, which need
// no files, are in tst_ties.

#include <QFileInfo>
#include <QtTest>

#include "core/data/table_reader.h"
#include "core/methods/dii/dii_method.h"
#include "tests/support/dii_cases.h"
#include "tests/support/paths.h"
#include "tests/support/run_method.h"
#include "tests/support/sanitized.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index most_samples = sanitized ? 40 : 200;

/// Of the rows whose truth is known, the first few; so many inputs from one column on.
Problem problem_from(const Dataset& table, Index first_input, Index inputs, Index truth) {
  std::vector<Index> rows;
  for (Index row = 0; row < table.values.rows() && std::ssize(rows) < most_samples; ++row) {
    if (std::isfinite(table.values(row, truth))) {
      rows.push_back(row);
    }
  }
  const Space space{table.values(rows, Eigen::seqN(first_input, inputs)), Vector::Zero(inputs)};
  const Space told{table.values(rows, std::vector<Index>{truth}), Vector::Zero(1)};
  return problem_of(space, told);
}

/// Nothing where the file is absent.
std::optional<Problem> problem_named(const QString& name) {
  const std::string data = shared_dir() + "/data/";
  const auto is_there = [](const std::string& file) {
    return QFileInfo::exists(QString::fromStdString(file));
  };
  if (name == "digits") {
    const std::string file = data + "classics/digits.csv";
    return is_there(file) ? std::optional(problem_from(read_table(file), 0, 20, 64)) : std::nullopt;
  }
  if (name == "hiv") {
    const std::string file = data + "hiv1/pi.csv.gz";
    return is_there(file) ? std::optional(problem_from(read_table(file), 7, 30, 0)) : std::nullopt;
  }
  const std::string file = data + "scikit-feature/" + name.toStdString() + ".mat";
  if (!is_there(file)) {
    return std::nullopt;
  }
  const Dataset table = read_table(file, {{}, {"X", "Y"}});
  return problem_from(table, 0, 30, table.values.cols() - 1);
}

}  // namespace

class TestSmallValues : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", parser_path().c_str()); }

  void single_precision_gives_what_double_gives_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("search");
    for (const char* table : {"lymphoma", "colon", "digits", "hiv"}) {
      for (const char* search : {"none", "forward", "l1-path"}) {
        QTest::addRow("%s, %s", table, search) << table << search;
      }
    }
  }
  void single_precision_gives_what_double_gives() {
    QFETCH(QString, table);
    QFETCH(QString, search);
    const auto problem = problem_named(table);
    if (!problem) {
      QSKIP("the table is not here");
    }
    const auto shared = std::make_shared<const Problem>(*problem);
    const auto in = [&](const char* precision) {
      return run_to_end(*studied<dii::DiiMethod>(), shared,
                        {{"precision", precision},
                         {"search", search.toStdString()},
                         {"epochs", "30"},
                         {"most_features", search == "forward" ? "3" : "auto"}});
    };
    const Result single = in("single");
    const Result exact = in("double");
    QVERIFY(exact.outcome.ending != Ending::failed);
    QVERIFY2(std::abs(single.objective - exact.objective) < 1e-4,
             qPrintable(QString("%1, %2").arg(single.objective).arg(exact.objective)));
    QCOMPARE(single.path.size(), exact.path.size());
    for (std::size_t k = 0; k < exact.path.size(); ++k) {
      QVERIFY(std::isfinite(single.path[k].objective));
      QCOMPARE(single.path[k].selection.size(), exact.path[k].selection.size());
      QVERIFY(std::abs(single.path[k].objective - exact.path[k].objective) < 1e-4);
    }
    if (search == "forward") {
      QCOMPARE(exact.path.front().feature_count, Index{1});  // no size is lost
    }
  }
};

QTEST_GUILESS_MAIN(TestSmallValues)
#include "tst_small_values.moc"
