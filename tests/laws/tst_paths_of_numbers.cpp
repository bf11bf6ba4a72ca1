// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/generators.h"
#include "core/record/record.h"
#include "core/record/recorded_run.h"
#include "core/record/result_difference.h"
#include "core/record/run_tables.h"
#include "core/report/html_report.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/text_of_rows.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

bool same(double one, double other) {
  return one == other || (std::isnan(one) && std::isnan(other));
}

bool same(const std::vector<double>& one, const std::vector<double>& other) {
  return one.size() == other.size() && std::equal(one.begin(), one.end(), other.begin(),
                                                  [](double a, double b) { return same(a, b); });
}

double read(const std::string& cell) {
  return cell.empty() ? std::numeric_limits<double>::quiet_NaN()
                      : QString::fromStdString(cell).toDouble();
}

/// The numbers in the row of a page's table that begins with a rank and a name.
std::vector<double> numbers_beside(const QString& page, const QString& name) {
  static const QRegularExpression cell("<t[dh][^>]*>([^<]*)</t[dh]>");
  std::vector<double> numbers;
  for (const QString& row : page.split("<tr>")) {
    QStringList cells;
    for (auto found = cell.globalMatch(row); found.hasNext();) {
      cells << found.next().captured(1);
    }
    if (cells.size() > 2 && cells.contains(name)) {
      for (const QString& text : cells) {
        bool is_number = false;
        const double value = QString(text).replace(QChar(0x2212), '-').toDouble(&is_number);
        if (is_number) {
          numbers.push_back(value);
        }
      }
    }
  }
  return numbers;
}

/// What a person reads: of an order, how many come before, and one.
double as_shown(const FeatureColumn& column, std::size_t feature) {
  const double value = column.values[feature];
  if (column.kind != ValueKind::order) {
    return value;
  }
  const auto before = std::count_if(column.values.begin(), column.values.end(),
                                    [&](double other) { return other > value; });
  return value > 0.0 ? static_cast<double>(before + 1) : std::nan("");
}

}  // namespace

/// Law 8: on every path from a result to a person, a number stays what it is.
class TestPathsOfNumbers : public QObject {
  Q_OBJECT

  static void each_method() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }

  const MethodRegistry methods_ = builtin_methods();
  const Dataset table_ = ten_gaussians(60, 3);

  [[nodiscard]] RecordedRun run(const QString& id) const {
    const Method& method = methods_.find(id.toStdString());
    return recorded_run({table_, nullptr, {}, method, values_of(method, quick_settings(method))},
                        {}, {});
  }

 private Q_SLOTS:
  void a_method_says_whether_it_gives_an_order_data() { each_method(); }
  void a_method_says_whether_it_gives_an_order() {
    QFETCH(QString, id);
    const bool order = run(id).record.result.columns.front().kind == ValueKind::order;
    QCOMPARE(methods_.find(id.toStdString()).info().gives == Output::order, order);
  }

  void a_record_read_back_data() { each_method(); }
  void a_record_read_back() {
    QFETCH(QString, id);
    const Record record = run(id).record;
    const Record back = record_from_json(to_json(record), "record.json");
    const ResultDifference gap = difference_of(back.result, record.result);
    QVERIFY2(gap.none(), gap.others.empty() ? "numbers" : gap.others.front().c_str());
    QVERIFY(!record.result.columns.empty());
    for (std::size_t k = 0; k < record.result.columns.size(); ++k) {
      QCOMPARE(back.result.columns[k].id, record.result.columns[k].id);
      QVERIFY(back.result.columns[k].kind == record.result.columns[k].kind);
      QVERIFY(same(back.result.columns[k].values, record.result.columns[k].values));
    }
    QCOMPARE(back.result.histories.size(), record.result.histories.size());
    for (std::size_t k = 0; k < record.result.histories.size(); ++k) {
      QVERIFY(same(back.result.histories[k].x, record.result.histories[k].x));
      QVERIFY(same(back.result.histories[k].y, record.result.histories[k].y));
    }
    QCOMPARE(back.result.path.size(), record.result.path.size());
    for (std::size_t k = 0; k < record.result.path.size(); ++k) {
      QVERIFY(same(back.result.path[k].objective, record.result.path[k].objective));
      QVERIFY(back.result.path[k].error == record.result.path[k].error);
      QVERIFY(back.result.path[k].penalty == record.result.path[k].penalty);
      QVERIFY(back.result.path[k].selection == record.result.path[k].selection);
    }
    QVERIFY(same(back.result.objective, record.result.objective));
    QVERIFY(back.result.objective_error == record.result.objective_error);
    QCOMPARE(back.result.iterations, record.result.iterations);
    QVERIFY(back.result.outcome.ending == record.result.outcome.ending);
    QCOMPARE(back.result.warnings, record.result.warnings);
    QCOMPARE(back.seconds, record.seconds);
    QCOMPARE(to_json(back), to_json(record));
  }

  void the_table_of_the_ranking_data() { each_method(); }
  void the_table_of_the_ranking() {
    QFETCH(QString, id);
    const RecordedRun of = run(id);
    const Result& result = of.record.result;
    const TextTable table = selection_table(*of.problem, result, {4, 1});
    const std::vector<Index> order = ranking(result.columns);
    QCOMPARE(std::ssize(table.rows), of.problem->dimension());
    for (std::size_t place = 0; place < order.size(); ++place) {
      const auto feature = static_cast<std::size_t>(order[place]);
      const std::vector<std::string>& row = table.rows[place];
      QCOMPARE(row[0], std::to_string(place + 1));
      QCOMPARE(row[1], of.problem->features[feature].name);
      for (std::size_t k = 0; k < result.columns.size(); ++k) {
        QCOMPARE(table.header[3 + k], result.columns[k].id);
        QVERIFY(same(read(row[3 + k]), as_shown(result.columns[k], feature)));
      }
      QCOMPARE(row.back() == "yes", feature == 4 || feature == 1);
      if (place > 0) {
        const auto before = static_cast<std::size_t>(order[place - 1]);
        const std::vector<double>& leading = result.columns.front().values;
        QVERIFY(!(leading[before] < leading[feature]));
      }
    }
  }

  /// What a person goes on with: each cell is the input, times its weight over the largest.
  void the_reduced_table_data() { each_method(); }
  void the_reduced_table() {
    QFETCH(QString, id);
    const RecordedRun of = run(id);
    const LearnedSpace& space = of.record.result.space;
    if (space.is_map()) {
      return;
    }
    const std::vector<Index> selected{5, 2};
    const TextTable table = text_of(reduced_table(table_, {}, *of.problem, space, selected, true));
    QCOMPARE(table.rows.size(), 60U);
    for (const Index sample : {Index{0}, Index{17}, Index{59}}) {
      for (std::size_t k = 0; k < selected.size(); ++k) {
        const double weight =
            space.empty() ? 1.0 : space.weights()[selected[k]] / space.weights().maxCoeff();
        const double wanted = of.problem->inputs(sample, selected[k]) * weight;
        const std::vector<std::string>& row = table.rows[static_cast<std::size_t>(sample)];
        QVERIFY(std::abs(read(row[row.size() - 2 + k]) - wanted) <= 1e-12 * std::abs(wanted));
      }
    }
  }

  void the_page_of_a_report_data() { each_method(); }
  void the_page_of_a_report() {
    QFETCH(QString, id);
    const RecordedRun of = run(id);
    const Result& result = of.record.result;
    const ComparedRun compared{"run", methods_.find(id.toStdString()).info().title, 60,
                               std::make_shared<const Record>(of.record)};
    const QString page =
        QString::fromStdString(to_html({"Page", "2026-11-21T20:00:00Z", {compared}, {}}, methods_));
    // Of the best one, an order says 1 either way.
    const auto second = static_cast<std::size_t>(ranking(result.columns).at(1));
    const std::vector<double> numbers =
        numbers_beside(page, QString::fromStdString(of.problem->features[second].name));
    for (const FeatureColumn& column : result.columns) {
      const double value = as_shown(column, second);
      const bool is_there = std::any_of(numbers.begin(), numbers.end(), [value](double number) {
        return std::abs(number - value) <= 0.006 * std::abs(value);
      });
      QVERIFY2(is_there || std::isnan(value) || column.kind == ValueKind::flag,
               qPrintable(QString("%1 of %2").arg(value).arg(column.id.c_str())));
    }
  }
};

QTEST_GUILESS_MAIN(TestPathsOfNumbers)

#include "tst_paths_of_numbers.moc"
