// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/record/applied_rows.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Columns "a", "b", ..., all but the last of which are inputs.
Dataset table(Index rows, Index columns) {
  Dataset made;
  made.values = normal_matrix(rows, columns, 3);
  for (Index column = 0; column < columns; ++column) {
    Column& about = made.columns.emplace_back();
    about.name = std::string(1, static_cast<char>('a' + column));
    about.roles = RoleSet().with(column + 1 < columns ? Role::input : Role::truth);
  }
  return made;
}

Dataset only(const Dataset& whole, const std::vector<Index>& columns) {
  Dataset some;
  some.values = whole.values(Eigen::all, columns);
  for (const Index column : columns) {
    some.columns.push_back(whole.columns[static_cast<std::size_t>(column)]);
  }
  return some;
}

ProblemOptions in_its_own_units() {
  ProblemOptions options;
  options.standardise_truth = false;
  return options;
}

/// Knows one input, and counts how often it is asked; it may stop whoever asks.
class FirstInput final : public Predictor {
 public:
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    ++asked;
    stop.request_stop();
    return inputs.col(0);
  }
  [[nodiscard]] double risk(const Problem& /*problem*/) const override { return 0.0; }
  [[nodiscard]] std::string loss() const override { return "none"; }
  [[nodiscard]] std::optional<std::vector<Index>> needed_inputs() const override {
    return std::vector<Index>{0};
  }

  mutable int asked = 0;
  mutable std::stop_source stop;
};

}  // namespace

/// What a record's model needs and says of rows that the run has not seen.
class TestAppliedModel : public QObject {
  Q_OBJECT

  const Dataset table_ = table(30, 4);
  const ProblemPtr problem_ =
      std::make_shared<const Problem>(make_problem(table_, in_its_own_units()));
  Record record_;

  Application application(const Predictor* predictor) const {
    return {record_, table_, table_.origin.steps, table_.columns, problem_, predictor};
  }

  /// \return what is said if these columns are all that there is; empty if they are enough
  std::string refusal(const std::vector<Index>& columns, ModelToCome model) const {
    try {
      refuse_lacking_columns(application(nullptr), only(table_, columns), model);
    } catch (const Error& error) {
      return error.what();
    }
    return {};
  }

  bool says_whose_model(const Predictor& predictor) const {
    const AppliedRows applied = applied_to(application(&predictor), table_);
    return std::any_of(applied.warnings.begin(), applied.warnings.end(),
                       [](const Message& warning) { return warning.id == "applied.model_of_run"; });
  }

  /// What is said of the predictions for these rows; empty if nothing.
  std::string error_said(const Dataset& rows) const {
    const FirstInput predictor;
    for (const Message& warning : applied_to(application(&predictor), rows).warnings) {
      if (warning.id == "applied.error") {
        return in_words(warning);
      }
    }
    return {};
  }

 private Q_SLOTS:
  void init() {
    record_ = Record();
    record_.result.selection.features = {0};
  }

  /// The model says the first input; the target of the further rows is that, or its opposite.
  void the_error_of_rows_that_have_the_target_is_said() {
    Dataset rows = table_;
    rows.values.col(3) = rows.values.col(0);
    QVERIFY2(error_said(rows).starts_with("d is known in 30 rows: the predictions miss it by 0 "),
             error_said(rows).c_str());
    rows.values.col(3) = rows.values.col(0).array() + 1.0;
    rows.values.topRows(27).col(3).setConstant(std::numeric_limits<double>::quiet_NaN());
    QVERIFY2(error_said(rows).starts_with("d is known in 3 rows: the predictions miss it by 1 "),
             error_said(rows).c_str());
    rows.values(27, 3) = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(error_said(rows), std::string());  // two rows say little
    QCOMPARE(error_said(only(table_, {0, 1, 2})), std::string());
  }

  /// A run is repeated for its model, which may take an hour: it must not be in vain.
  void what_the_model_is_going_to_need_is_asked_for() {
    QCOMPARE(refusal({0}, ModelToCome::none), std::string());
    QVERIFY(refusal({1, 2}, ModelToCome::none).find("'a'") != std::string::npos);
    QVERIFY(refusal({0, 1}, ModelToCome::of_all_inputs).find("'c'") != std::string::npos);
    QCOMPARE(refusal({0, 1, 2}, ModelToCome::of_all_inputs), std::string());
    record_.chosen = std::vector<Index>{1};
    QCOMPARE(refusal({1}, ModelToCome::none), std::string());
    QVERIFY(refusal({1}, ModelToCome::of_selection).find("'a'") != std::string::npos);
    QCOMPARE(refusal({0, 1}, ModelToCome::of_selection), std::string());
  }

  /// Coordinates and predictions stand side by side, but are not of the same columns.
  void a_model_of_other_columns_than_those_shown_says_so() {
    const FirstInput model;
    QVERIFY(!says_whose_model(model));
    record_.chosen = std::vector<Index>{0};
    QVERIFY(!says_whose_model(model));
    record_.chosen = std::vector<Index>{0, 1};
    QVERIFY(says_whose_model(model));
  }

  /// Ten thousand rows of neighbours would be looked up to the last one.
  void a_stop_ends_predicting_before_all_rows() {
    const FirstInput model;
    const Dataset many = table(10000, 4);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(applied_to(application(&model), many,
                                                                 {{}, model.stop.get_token()})));
    QCOMPARE(model.asked, 1);
  }

  void rows_in_several_lots_are_all_predicted() {
    const FirstInput model;
    const Dataset many = table(5000, 4);
    const AppliedRows applied = applied_to(application(&model), many);
    QCOMPARE(model.asked, 3);
    QVERIFY(applied.predicted.col(0) == many.values.col(0));
  }
};

QTEST_GUILESS_MAIN(TestAppliedModel)
#include "tst_applied_model.moc"
