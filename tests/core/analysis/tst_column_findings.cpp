// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/analysis/column_findings.h"

using namespace steelyard;

namespace {

constexpr Index countries = 30;
constexpr Index years = 10;
constexpr Index rows = countries * years;

/// A number between 0 and 1 without any order.
double mixed(Index at, double seed) {
  const double value = std::sin(static_cast<double>(at + 1) * seed) * 43758.5453;
  return value - std::floor(value);
}

/// Countries in several years: country, year, population (steady in each country), spending (does
/// what it likes), expectancy.
Dataset panel() {
  Dataset table;
  table.name = "panel.csv";
  table.values.resize(rows, 5);
  for (const char* name : {"country", "year", "population", "spending", "life_expectancy"}) {
    table.columns.emplace_back().name = name;
  }
  table.columns[0].kind = ColumnKind::category;
  for (Index country = 0; country < countries; ++country) {
    table.columns[0].categories.push_back("country " + std::to_string(country));
    for (Index year = 0; year < years; ++year) {
      const Index row = country * years + year;
      const double people = 1e6 * (1.0 + 100.0 * mixed(country, 12.9898));
      table.values.row(row) << static_cast<double>(country), 2000.0 + static_cast<double>(year),
          people * (1.0 + 0.001 * static_cast<double>(year)), mixed(row, 78.233),
          50.0 + 30.0 * mixed(row, 3.7);
    }
  }
  return table;
}

void add(Dataset& table, const std::string& name, const Vector& values) {
  table.values.conservativeResize(Eigen::NoChange, table.values.cols() + 1);
  table.values.rightCols(1) = values;
  table.columns.emplace_back().name = name;
}

Dataset numbers(Index samples, const std::vector<std::string>& names) {
  Dataset table;
  table.values.resize(samples, 0);
  for (std::size_t at = 0; at < names.size(); ++at) {
    Vector values(samples);
    for (Index row = 0; row < samples; ++row) {
      values[row] = mixed(row, 1.7 + static_cast<double>(at));
    }
    add(table, names[at], values);
  }
  return table;
}

std::vector<Index> with(const std::vector<ColumnFinding>& findings, FindingKind kind) {
  std::vector<Index> columns;
  for (const ColumnFinding& finding : findings) {
    if (finding.kind == kind) {
      columns.push_back(finding.column);
    }
  }
  return columns;
}

using Columns = std::vector<Index>;

}  // namespace

class TestColumnFindings : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void proposes_the_column_that_is_named_like_a_target() {
    Dataset table = numbers(20, {"a", "target", "b"});
    QCOMPARE(column_proposals(table).chosen, (Columns{1}));
    for (const char* name : {"Outcome", "tumorClass", "Y", "y_true label"}) {
      table.columns[1].name = name;
      QCOMPARE(column_proposals(table).chosen, (Columns{1}));
    }
    QVERIFY(column_proposals(table).targets.front().reason == TargetReason::name);
  }

  void otherwise_proposes_the_last_column() {
    const ColumnProposals proposed = column_proposals(numbers(20, {"a", "b", "gdp"}));
    QCOMPARE(proposed.chosen, (Columns{2}));
    QVERIFY(proposed.targets.front().reason == TargetReason::last);
  }

  void the_last_of_a_series_is_no_target() {
    QVERIFY(column_proposals(numbers(20, {"a", "x1", "x2"})).chosen.empty());
  }

  void coordinates_are_no_target() {
    QCOMPARE(column_proposals(numbers(20, {"x", "y", "z", "energy"})).chosen, (Columns{3}));
  }

  void the_last_coordinate_of_a_point_is_no_target() {
    QVERIFY(column_proposals(numbers(20, {"a", "H6_x", "H6_y", "H6_z"})).targets.empty());
    QCOMPARE(column_proposals(numbers(20, {"a", "energy", "frequency"})).chosen, (Columns{2}));
  }

  /// carb of mtcars, the number of carburettors: offered, but not taken without a question.
  void a_count_in_the_last_column_is_offered_but_not_chosen() {
    Dataset table = numbers(30, {"mpg", "hp", "carb"});
    for (Index row = 0; row < 30; ++row) {
      table.values(row, 2) = static_cast<double>(1 + row % 4);
    }
    QVERIFY(column_proposals(table).chosen.empty());
    QCOMPARE(column_proposals(table).targets.front().column, Index{2});
    table.values.col(2) = (table.values.col(2).array() > 2.0).cast<double>();  // two classes
    QCOMPARE(column_proposals(table).chosen, (Columns{2}));
    for (Index row = 0; row < 30; ++row) {
      table.values(row, 2) = static_cast<double>(1 + row % 4);
    }
    table.columns[2].kind = ColumnKind::category;  // nobody counts in words
    table.columns[2].categories = {"", "a", "b", "c", "d"};
    QCOMPARE(column_proposals(table).chosen, (Columns{2}));
    table.columns[2].kind = ColumnKind::number;
    table.columns[2].name = "quality";  // a name says more than a place
    QCOMPARE(column_proposals(table).chosen, (Columns{2}));
  }

  void a_series_of_targets_is_chosen_as_a_whole() {
    QCOMPARE(column_proposals(numbers(20, {"y1", "a", "y2", "y3", "b"})).chosen,
             (Columns{0, 2, 3}));
    QVERIFY(column_proposals(numbers(20, {"y1", "y2"})).chosen.empty());
  }

  void a_constant_column_is_no_target() {
    Dataset table = numbers(20, {"a", "b", "target"});
    table.values.col(2).setOnes();
    QVERIFY(column_proposals(table).targets.empty());
  }

  void text_with_few_values_is_proposed_as_classes() {
    Dataset table = numbers(20, {"kind", "x1", "x2"});
    table.columns[0].kind = ColumnKind::category;
    table.columns[0].categories = {"a", "b"};
    for (Index row = 0; row < 20; ++row) {
      table.values(row, 0) = static_cast<double>(row % 2);
    }
    const ColumnProposals proposed = column_proposals(table);
    QCOMPARE(proposed.chosen, (Columns{0}));
    QVERIFY(proposed.targets.front().reason == TargetReason::classes);
    QVERIFY(proposed.groups.empty());
  }

  void finds_the_groups_and_the_time_of_a_panel() {
    const ColumnProposals proposed = column_proposals(panel());
    QCOMPARE(proposed.groups, (Columns{0}));
    QVERIFY(!proposed.time);  // the years begin again with each country
    QCOMPARE(proposed.chosen, (Columns{4}));
  }

  void samples_one_after_another_in_time_are_ordered() {
    Dataset table = numbers(20, {"time", "a", "b"});
    table.values.col(0) = Vector::LinSpaced(20, 0.0, 1.9);
    QCOMPARE(column_proposals(table).time, std::optional<Index>(0));
    table.values(3, 0) = 7.0;
    QVERIFY(!column_proposals(table).time);
  }

  void warns_of_what_hardly_varies_within_a_group() {
    const auto findings = column_findings(panel());
    QCOMPARE(with(findings, FindingKind::group), (Columns{2}));
    const ColumnFinding& found = findings.front();
    QCOMPARE(found.other, std::optional<Index>(0));
    QVERIFY(found.strength > 0.98 && found.strength < 1.0);
    QCOMPARE(in_words(found.badge), std::string("nearly constant within country"));
    QCOMPARE(in_words(found.sentence),
             std::string("population is nearly constant within country: it may only tell which "
                         "country a sample belongs to. Checks should keep each country together."));
    QVERIFY(column_findings(panel(), std::vector<Index>{}).empty());
  }

  void many_small_groups_alone_explain_nothing() {
    Dataset table = panel();
    table.columns[0].categories.clear();
    for (Index row = 0; row < rows; ++row) {  // pairs: half of all variance is between them
      table.values(row, 0) = static_cast<double>(row / 2);
      table.columns[0].categories.resize(static_cast<std::size_t>(row / 2 + 1), "pair");
    }
    QVERIFY(with(column_findings(numbers(rows, {"a", "b"})), FindingKind::group).empty());
    const auto findings = column_findings(table, std::vector<Index>{0});
    QCOMPARE(with(findings, FindingKind::group), (Columns{2}));
  }

  void finds_constants_and_identifiers() {
    Dataset table = numbers(50, {"a", "b"});
    add(table, "same", Vector::Constant(50, 2.0));
    add(table, "row", Vector::LinSpaced(50, 1.0, 50.0));
    Vector shuffled(50);
    for (Index row = 0; row < 50; ++row) {
      shuffled[row] = static_cast<double>((row * 17) % 50);
    }
    add(table, "number", shuffled);
    Vector dice(50);
    for (Index row = 0; row < 50; ++row) {
      dice[row] = static_cast<double>((row * 17) % 25);
    }
    add(table, "dice", dice);
    const auto findings = column_findings(table);
    QCOMPARE(with(findings, FindingKind::constant), (Columns{2}));
    QCOMPARE(with(findings, FindingKind::identifier), (Columns{3, 4}));
    QCOMPARE(in_words(findings.front().sentence),
             std::string("same is constant: it cannot tell samples apart."));
  }

  void text_of_different_names_is_an_identifier() {
    Dataset table = numbers(10, {"name", "a"});
    table.columns[0].kind = ColumnKind::category;
    table.values.col(0) = Vector::LinSpaced(10, 0.0, 9.0);
    table.columns[0].categories.assign(10, "someone");
    QCOMPARE(with(column_findings(table), FindingKind::identifier), (Columns{0}));
  }

  void finds_copies_up_to_scale_and_shift() {
    Dataset table = numbers(40, {"a", "b"});
    add(table, "fahrenheit", (32.0 + 1.8 * table.values.col(0).array()).matrix());
    add(table, "opposite", -table.values.col(1));
    Vector other = table.values.col(0);
    other[7] += 0.001;
    add(table, "other", other);
    const auto findings = column_findings(table);
    QCOMPARE(with(findings, FindingKind::copy), (Columns{2, 3}));
    QCOMPARE(findings[0].other, std::optional<Index>(0));
    QCOMPARE(findings[1].other, std::optional<Index>(1));
  }

  void a_copy_lacks_the_same_cells() {
    Dataset table = numbers(40, {"a"});
    table.values(3, 0) = std::numeric_limits<double>::quiet_NaN();
    add(table, "b", 2.0 * table.values.col(0));
    Vector lacks_another = table.values.col(0);
    lacks_another[4] = std::numeric_limits<double>::quiet_NaN();
    add(table, "c", lacks_another);
    QCOMPARE(with(column_findings(table), FindingKind::copy), (Columns{1}));
  }

  void finds_leaks_of_the_target_by_value_and_by_order() {
    Dataset table = numbers(200, {"a", "target"});
    const Vector target = table.values.col(1);
    add(table, "rounded", (target.array() * 1000.0).round().matrix());
    add(table, "order", (-20.0 * target.array()).exp().matrix());
    add(table, "related", target + 0.1 * table.values.col(0));
    const auto findings = target_findings(table, std::vector<Index>{1});
    QCOMPARE(with(findings, FindingKind::leak), (Columns{2, 3}));
    QCOMPARE(findings.front().other, std::optional<Index>(1));
    QVERIFY(in_words(findings.front().sentence).find("leak") != std::string::npos);
  }

  void finds_what_codes_the_classes() {
    Dataset table = numbers(60, {"class", "a"});
    table.columns[0].kind = ColumnKind::category;
    table.columns[0].categories = {"a", "b", "c"};
    for (Index row = 0; row < 60; ++row) {
      table.values(row, 0) = static_cast<double>((row * 7) % 3);
    }
    add(table, "code", 10.0 * table.values.col(0));
    QCOMPARE(with(target_findings(table, std::vector<Index>{0}), FindingKind::leak), (Columns{2}));
  }

  void few_samples_give_no_findings_by_chance() {
    const Dataset table = numbers(4, {"a", "b", "target"});
    QVERIFY(column_findings(table).empty());
    QVERIFY(target_findings(table, std::vector<Index>{2}).empty());
    QVERIFY(column_findings(Dataset{}).empty());
  }
};

QTEST_GUILESS_MAIN(TestColumnFindings)
#include "tst_column_findings.moc"
