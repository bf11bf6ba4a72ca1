// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "tests/support/changed_matrix.h"
#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Values = std::vector<double>;

/// The largest difference, over the largest value.
double difference(const Values& one, const Values& other) {
  double largest = 0.0;
  double most = 0.0;
  for (std::size_t k = 0; k < one.size(); ++k) {
    if (std::isnan(one[k]) && std::isnan(other[k])) {
      continue;
    }
    const double gap = std::abs(one[k] - other[k]);
    most = std::isnan(gap) ? std::numeric_limits<double>::infinity() : std::max(most, gap);
    largest = std::max(largest, std::abs(one[k]));
  }
  return largest > 0.0 ? most / largest : most;
}

Problem of_inputs(Problem problem, const std::vector<Index>& order) {
  return problem.with_inputs(order);
}

Values at(const Values& values, const std::vector<Index>& order) {
  Values some;
  for (const Index place : order) {
    some.push_back(values[static_cast<std::size_t>(place)]);
  }
  return some;
}

Problem with_another_input(Problem problem, const Vector& values) {
  Matrix inputs(problem.samples(), problem.dimension() + 1);
  inputs << problem.inputs, values;
  problem.inputs = std::move(inputs);
  problem.features.push_back({"another", "", "", 0.0});
  return problem;
}

}  // namespace

/// Law 5: units, order and names mean nothing.
class TestUnitsAndOrder : public QObject {
  Q_OBJECT

  static void each_method() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }

  /// Runs the method of this row of the test.
  Values found(const Problem& problem) const {
    return leading_values(run_on(*method_, problem, quick_settings(*method_)));
  }

  const MethodRegistry methods_ = builtin_methods();
  const Method* method_ = nullptr;
  const Problem table_ = planted_table({});

 private Q_SLOTS:
  void init() {
    if (QTest::currentDataTag() != nullptr) {
      method_ = &methods_.find(QTest::currentDataTag());
    }
  }

  void units_of_inputs_data() { each_method(); }
  void units_of_inputs() {
    double most = 0.0;
    for (const double times : {3.0, 0.25}) {
      Problem problem = table_;
      change(problem.inputs, [times](Matrix& inputs) {
        for (Index input = 0; input < inputs.cols(); ++input) {
          inputs.col(input) *= std::exp2(std::round(times * static_cast<double>(input)) - 5.0);
        }
      });
      most = std::max(most, difference(found(table_), found(problem)));
    }
    QVERIFY2((most <= 1e-9) != method_->info().units_matter, qPrintable(QString::number(most)));
  }

  void units_of_the_target_data() { each_method(); }
  void units_of_the_target() {
    Problem problem = table_;
    change(problem.truth, [](Matrix& truth) { truth *= 1024.0; });
    const double gap = difference(found(table_), found(problem));
    QVERIFY2(gap <= 1e-9, qPrintable(QString::number(gap)));
  }

  /// Of numbers with one digit, many distances are equal; no unit may break these ties.
  void units_of_rounded_numbers_data() { each_method(); }
  void units_of_rounded_numbers() {
    Problem problem = table_;
    const auto round = [](Matrix& values) { values = (values.array() * 10.0).round() / 10.0; };
    change(problem.inputs, round);
    change(problem.truth, round);
    Problem in_feet = problem;
    const auto to_feet = [](Matrix& values) { values /= 0.3048; };
    change(in_feet.inputs, to_feet);
    change(in_feet.truth, to_feet);
    const double gap = difference(found(problem), found(in_feet));
    // Of two splits that are equally good, rounding may choose, and a draw more or less wins.
    QVERIFY2(gap <= (method_->info().draws ? 0.1 : 1e-9) || method_->info().units_matter,
             qPrintable(QString::number(gap)));
  }

  void the_origin_of_inputs_and_target_data() { each_method(); }
  void the_origin_of_inputs_and_target() {
    Problem problem = table_;
    change(problem.inputs, [](Matrix& inputs) { inputs.array() += 4.0; });
    change(problem.truth, [](Matrix& truth) { truth.array() -= 16.0; });
    const double gap = difference(found(table_), found(problem));
    // What is trained takes rounding errors along.
    QVERIFY2(gap <= (method_->info().draws ? 1e-2 : 1e-5), qPrintable(QString::number(gap)));
  }

  void names_data() { each_method(); }
  void names() {
    Problem problem = table_;
    for (std::size_t input = 0; input < problem.features.size(); ++input) {
      problem.features[input].name = "z" + std::to_string(problem.features.size() - input);
      problem.features[input].unit = "mm";
    }
    problem.truth_features.front().name = "a";
    QVERIFY(found(problem) == found(table_));
  }

  void order_of_inputs_data() { each_method(); }
  void order_of_inputs() {
    if (method_->info().draws) {
      return;
    }
    const std::vector<Index> order{3, 0, 4, 2, 1};
    const Values before = at(found(table_), order);
    const double gap = difference(before, found(of_inputs(table_, order)));
    QVERIFY2((gap <= 1e-5) != method_->info().begins_with_first, qPrintable(QString::number(gap)));
  }

  void order_of_samples_data() { each_method(); }
  void order_of_samples() {
    if (method_->info().draws) {
      return;
    }
    const std::vector<Index> order = Random(8).permutation(table_.samples());
    const double gap = difference(found(table_), found(table_.with_samples(order)));
    QVERIFY2(gap <= 1e-5, qPrintable(QString::number(gap)));
  }

  void a_copy_ties_with_its_column_data() { each_method(); }
  void a_copy_ties_with_its_column() {
    if (method_->info().draws) {
      return;
    }
    const Values values = found(with_another_input(table_, table_.inputs.col(2)));
    QCOMPARE(values.size(), 6U);
    const double most = *std::max_element(values.begin(), values.end());
    const bool tied = std::abs(values[5] - values[2]) <= 1e-9 * std::abs(most);
    QCOMPARE(tied, !method_->info().one_after_another);
  }

  void a_constant_column_is_never_first_data() { each_method(); }
  void a_constant_column_is_never_first() {
    const Vector constant = Vector::Constant(table_.samples(), 3.0);
    const Result result =
        run_on(*method_, with_another_input(table_, constant), quick_settings(*method_));
    const std::vector<Index> order = ranking(result.columns);
    QVERIFY(!order.empty());
    QVERIFY(order.front() != 5);
    QVERIFY(std::find(result.selection.features.begin(), result.selection.features.end(), 5) ==
            result.selection.features.end());
    const Values values = leading_values(result);
    QVERIFY(!(values[5] > *std::min_element(values.begin(), values.begin() + 5)));
  }

  void periodic_columns_shifted_by_a_period_data() { each_method(); }
  void periodic_columns_shifted_by_a_period() {
    const Periods periods = method_->info().periods;
    if (periods != Periods::native && periods != Periods::circle) {
      return;
    }
    Problem problem = table_;
    problem.features[1].period = problem.features[2].period = 8.0;
    Problem shifted = problem;
    change(shifted.inputs, [](Matrix& inputs) { inputs.col(2).array() += 8.0; });
    Problem unwrapped = problem;  // some samples only, as an angle that was followed in time
    change(unwrapped.inputs, [](Matrix& inputs) {
      for (Index sample = 0; sample < inputs.rows(); sample += 3) {
        inputs(sample, 2) += sample % 2 == 0 ? 8.0 : -16.0;
      }
    });
    const Values before = found(problem);
    const double gap =
        std::max(difference(before, found(shifted)), difference(before, found(unwrapped)));
    QVERIFY2(gap <= 1e-5, qPrintable(QString::number(gap)));
  }

  /// Where a period begins is a choice.
  void a_turn_of_periodic_columns_data() { each_method(); }
  void a_turn_of_periodic_columns() {
    const Periods periods = method_->info().periods;
    if (periods != Periods::native && periods != Periods::circle) {
      return;
    }
    const auto turned_by = [&](double degrees) {
      Problem problem = table_;
      change(problem.inputs, [degrees](Matrix& inputs) {
        for (double& value : inputs.rightCols(2).reshaped()) {
          value = std::fmod(360.0 + 64.0 * value + degrees, 360.0);
        }
      });
      problem.features[3].period = problem.features[4].period = 360.0;
      return found(problem);
    };
    QVERIFY(difference(turned_by(0.0), found(table_)) > 1e-5);
    const double gap = difference(turned_by(0.0), turned_by(128.0));
    QVERIFY2(gap <= 1e-5, qPrintable(QString::number(gap)));
  }
};

QTEST_GUILESS_MAIN(TestUnitsAndOrder)

#include "tst_units_and_order.moc"
