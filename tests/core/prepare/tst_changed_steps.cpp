// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/prepare/changed_steps.h"
#include "core/prepare/chosen_orders.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "tests/support/survey.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

PreparationStep scaling(const std::string& columns) {
  PreparationStep step{"scale", preparation("scale").schema().defaults()};
  step.values.set(columns_id, columns);
  return step;
}

/// As a file gives it.
Dataset without_roles() {
  Dataset table = survey();
  for (Column& column : table.columns) {
    column.roles = {};
  }
  return table;
}

/// Text as inputs, then opinion, colour=blue and height scaled.
Dataset scaled_survey() {
  return prepared(with_text_inputs(survey(), true), scaling("opinion,colour=blue,height"));
}

RepreparedTable changed(const Dataset& table, const ChangedStep& step) {
  return with_changed_step(without_roles(), table.origin.steps, table.columns, step);
}

}  // namespace

/// The steps of a table that were done anew.
class TestChangedSteps : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void without_a_change_the_table_is_as_it_was() {
    const Dataset table = scaled_survey();
    for (const std::size_t position : {0U, 1U}) {
      const auto again = changed(table, {position, table.origin.steps[position]});
      QVERIFY(again.table.values == table.values);
      QVERIFY(again.table.columns == table.columns);
      QVERIFY(again.before == table.columns);
      QVERIFY(again.table.origin == table.origin);
    }
  }

  /// The numbers of the columns are others then: the later step finds them by their names.
  void text_that_is_not_encoded_any_more_is_no_input() {
    const Dataset table = scaled_survey();
    const Dataset bare = changed(table, {0, std::nullopt}).table;
    QCOMPARE(bare.columns_with(Role::input), std::vector<Index>{5});
    QCOMPARE(bare.columns_with(Role::truth), std::vector<Index>{6});
    QVERIFY(bare.columns[0].kind == ColumnKind::category);
    QCOMPARE(bare.origin.steps.size(), std::size_t{1});
    QCOMPARE(bare.origin.steps[0].values.choice(columns_id), std::string("6"));
    QVERIFY(bare.values.col(5) == table.values.col(*table.column_named("height")));
  }

  void a_step_without_any_of_its_columns_is_left_out() {
    const Dataset table = prepared(with_text_inputs(survey(), true), scaling("colour=blue"));
    const Dataset bare = changed(table, {0, std::nullopt}).table;
    QVERIFY(bare.origin.steps.empty());
    QVERIFY(bare.values.cwiseEqual(survey().values).all());
  }

  void another_order_gives_other_numbers_and_the_later_steps_follow() {
    const Dataset table = scaled_survey();
    PreparationStep other = table.origin.steps.front();
    other.values.set(orders_id, std::string("opinion: strongly agree < agree < neutral < disagree "
                                            "< strongly disagree"));
    const RepreparedTable again = changed(table, {0, other});
    QVERIFY((again.table.values.col(0) + table.values.col(0)).cwiseAbs().maxCoeff() < 1e-12);
    QVERIFY(again.table.columns_with(Role::input) == table.columns_with(Role::input));
    QVERIFY(again.before == table.columns);
  }

  void one_column_may_stay_text() {
    const Dataset table = scaled_survey();
    const ChangedStep step = without_text(without_roles(), table.origin.steps, 0, "colour");
    const Dataset bare = changed(table, step).table;
    QVERIFY(bare.columns[3].kind == ColumnKind::category);
    QVERIFY(bare.columns[0].kind == ColumnKind::number &&
            bare.columns_with(Role::input).size() == 4);
    const Dataset one = with_text_inputs(prepared(survey(), scaling("height")), true);
    PreparationStep last = one.origin.steps.back();
    last.values.set(columns_id, std::string("colour"));
    QVERIFY(!without_text(survey(), {last}, 0, "colour").instead);
  }

  void a_later_step_alone_may_be_left_out() {
    const Dataset table = scaled_survey();
    const Dataset unscaled = changed(table, {1, std::nullopt}).table;
    const Dataset expected = with_text_inputs(survey(), true);
    QVERIFY(unscaled.values == expected.values);
    QVERIFY(unscaled.columns == expected.columns);
  }
};

QTEST_APPLESS_MAIN(TestChangedSteps)
#include "tst_changed_steps.moc"
