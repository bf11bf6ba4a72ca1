// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/ui/data/example_table.h"
#include "ui/data/taken_summary.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr Index samples = 40;

/// \param values  different texts, which follow each other again and again
void addTexts(Dataset& table, const std::string& name, const std::vector<std::string>& values) {
  Column column;
  column.name = name;
  column.kind = ColumnKind::category;
  column.categories = values;
  table.columns.push_back(column);
  table.values.conservativeResize(table.values.rows(), table.values.cols() + 1);
  for (Index row = 0; row < table.values.rows(); ++row) {
    table.values(row, table.values.cols() - 1) = static_cast<double>(row % std::ssize(values));
  }
}

/// x1 .. x4, class, and the day of each sample.
Dataset withDays() {
  Dataset table = exampleTable(samples);
  std::vector<std::string> days;
  for (int day = 10; day < 10 + 20; ++day) {
    days.push_back("2026-01-" + std::to_string(day));
  }
  addTexts(table, "day", days);
  return table;
}

constexpr Index place_of_class = 4;
constexpr Index place_of_day = 5;
const QuestionChoice classes{QuestionChoice::Explain::Columns, {place_of_class}};

/// A summary of a table that is asked.
class Taken {
 public:
  explicit Taken(Dataset table, std::vector<Index> leftOut = {})
      : asked_(lookedAt(std::make_shared<const Dataset>(std::move(table)))) {
    asked_.leftOut = std::move(leftOut);
  }

  void ask(const QuestionChoice& wanted) { summary_.showTaken(&asked_, wanted); }
  /// What is shown under a name; nothing if it is not shown.
  [[nodiscard]] QString said(const char* name) const {
    const auto* label = summary_.findChild<QLabel*>(QString::fromLatin1(name));
    return label->isVisibleTo(&summary_) ? label->text() : QString();
  }
  /// Whether a line has this title.
  [[nodiscard]] bool hasTitle(const QString& title) const {
    const QList<QLabel*> labels = summary_.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->text() == title && label->isVisibleTo(&summary_);
    });
  }

 private:
  AskedTable asked_;
  TakenSummary summary_;
};

}  // namespace

class TestTakenSummary : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_time_is_told_before_stretches_of_it_are_held_out() {
    Taken taken(withDays());
    taken.ask(classes);
    QCOMPARE(taken.said("time"), QString("by day: stretches of time are held out together"));
    QVERIFY(taken.hasTitle("time"));
    taken.ask({QuestionChoice::Explain::Columns, {place_of_day}});
    QVERIFY(taken.said("time").isEmpty() && !taken.hasTitle("time"));
    taken.ask(classes);
    QVERIFY(!taken.said("time").isEmpty());
  }

  void without_a_time_nothing_is_said_of_one() {
    Taken taken(exampleTable(samples));
    taken.ask(classes);
    QVERIFY(taken.said("time").isEmpty() && !taken.hasTitle("time"));
  }

  /// Whole groups are held out then.
  void groups_count_before_a_time() {
    Dataset table = withDays();
    addTexts(table, "patient", {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"});
    Taken taken(std::move(table));
    taken.ask(classes);
    QVERIFY2(taken.said("groups").startsWith("by patient, 8"), qPrintable(taken.said("groups")));
    QVERIFY(taken.said("time").isEmpty());
  }

  /// Where nothing is explained, one of classes colours the samples.
  void text_that_becomes_numbers_is_named() {
    Dataset table = withDays();
    addTexts(table, "mood", {"good", "bad", "none"});
    addTexts(table, "colour", {"red", "blue"});
    const std::vector<Index> possible =
        candidatesOf(lookedAt(std::make_shared<const Dataset>(table)), classes);
    for (Index text = 0; text < std::ssize(table.columns); ++text) {
      const bool candidate = std::find(possible.begin(), possible.end(), text) != possible.end();
      QVERIFY(text < place_of_class || candidate == (text > place_of_day));
    }
    Taken taken(std::move(table));
    taken.ask(classes);
    QCOMPARE(taken.said("unusedTexts"), QString("as numbers: mood, colour"));
    taken.ask({QuestionChoice::Explain::Columns, {1}});
    QCOMPARE(taken.said("unusedTexts"), QString("as numbers: class, mood, colour"));
    taken.ask({QuestionChoice::Explain::Nothing, {}});
    QCOMPARE(taken.said("unusedTexts"), QString("as numbers: mood, colour"));
    Taken without(withDays());
    without.ask(classes);
    QVERIFY(without.said("unusedTexts").isEmpty() && !without.hasTitle("text"));
  }

  /// A person may think that the numbers count as such.
  void a_column_of_numbers_and_words_is_told_data() {
    QTest::addColumn<int>("values");
    QTest::addColumn<QString>("words");
    QTest::newRow("each value once")
        << 40 << QStringLiteral("weight is not used: 2 of its 40 cells are no numbers");
    QTest::newRow("each twice") << 20
                                << QStringLiteral(
                                       "weight: 4 of its 40 cells are no numbers, so that each "
                                       "value counts as a word");
  }
  void a_column_of_numbers_and_words_is_told() {
    QFETCH(const int, values);
    QFETCH(const QString, words);
    Dataset table = withDays();
    std::vector<std::string> weights{"unknown", "about 70"};
    while (std::ssize(weights) < values) {
      weights.push_back(std::to_string(50 + weights.size()) + ".5");
    }
    addTexts(table, "weight", weights);
    Taken taken(std::move(table));
    taken.ask(classes);
    QVERIFY2(taken.said("unusedTexts").contains(words), qPrintable(taken.said("unusedTexts")));
  }

  /// "none", beside a text column with empty cells in view.
  void empty_cells_of_text_are_not_denied() {
    constexpr Index with_gaps = 1;
    Dataset table = withDays();
    table.values.col(with_gaps).setLinSpaced(0.0, 1.0);
    Taken whole(table);
    whole.ask(classes);
    QCOMPARE(whole.said("missingCells"), QString("none"));
    table.values(3, place_of_day) = std::numeric_limits<double>::quiet_NaN();
    Taken taken(std::move(table));
    taken.ask(classes);
    QCOMPARE(taken.said("missingCells"), QString("none in the columns in use"));
    Taken numbers(exampleTable(samples));
    numbers.ask(classes);
    QVERIFY2(numbers.said("missingCells").startsWith("2 in 2 of 40 rows"),
             qPrintable(numbers.said("missingCells")));
  }

  /// What somebody leaves out is not missing, and an empty cell of a text is one cell, however many
  /// columns it becomes.
  void only_cells_of_the_columns_in_use_are_missing() {
    Dataset table = exampleTable(samples);
    addTexts(table, "colour", {"red", "blue", "green", "grey"});
    constexpr Index place_of_colour = 5;
    for (const Index row : {1, 7, 9}) {
      table.values(row, place_of_colour) = std::numeric_limits<double>::quiet_NaN();
    }
    Taken taken(table);
    taken.ask(classes);
    QVERIFY2(taken.said("missingCells").startsWith("5 in 4 of 40 rows: these rows are left out"),
             qPrintable(taken.said("missingCells")));
    Taken fewer(std::move(table), {place_of_colour});
    fewer.ask(classes);
    QVERIFY2(fewer.said("missingCells").startsWith("2 in 2 of 40 rows"),
             qPrintable(fewer.said("missingCells")));
  }

  /// The places on a scale spread by about 1, beside numbers that spread by 300.
  void text_that_becomes_numbers_has_a_spread() {
    Dataset table;
    table.values.resize(samples, 1);
    for (Index row = 0; row < samples; ++row) {
      table.values(row, 0) = 300.0 * std::sin(static_cast<double>(row * row));
    }
    table.columns.emplace_back().name = "x";
    addTexts(table, "answer", {"disagree", "neutral", "agree"});
    addTexts(table, "kind", {"a", "b"});
    constexpr Index place_of_kind = 2;
    const QuestionChoice kinds{QuestionChoice::Explain::Columns, {place_of_kind}};
    Taken taken(table);
    taken.ask(kinds);
    QVERIFY2(taken.said("units").startsWith("differs"), qPrintable(taken.said("units")));
    QVERIFY2(taken.said("units").contains("most methods"), qPrintable(taken.said("units")));
    table.values.col(0) /= 300.0;
    table.values(4, 0) = std::numeric_limits<double>::quiet_NaN();
    Taken alike(std::move(table));
    alike.ask(kinds);
    QCOMPARE(alike.said("units"), QString("alike"));
  }
};

QTEST_MAIN(TestTakenSummary)
#include "tst_taken_summary.moc"
