// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/prepare/chosen_orders.h"
#include "core/prepare/preparation.h"
#include "core/prepare/taken_text.h"
#include "core/prepare/text_columns.h"
#include "tests/support/survey.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Names = std::vector<std::string>;
using Orders = std::vector<ChosenOrder>;

Dataset ordered(const std::string& order) {
  PreparationStep step = *proposed_encoding(survey());
  step.values.set(orders_id, order);
  return prepared(survey(), step);
}

std::string taken_as(const Dataset& table, Index column) {
  return in_words(
      text_taken_as(table, column, table.columns[static_cast<std::size_t>(column)].roles));
}

}  // namespace

/// Orders of words as a person writes them, and what becomes of text by them.
class TestChosenOrders : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void one_order_is_that_of_all_columns() {
    const Orders wanted{{{}, {"low", "medium", "high"}}};
    for (const char* text : {"low < medium < high", "low,medium , high", "low<medium<high"}) {
      QVERIFY2(orders_in(text, {"size"}) == wanted, text);
    }
    QVERIFY(orders_in("", {"size"}).empty());
    QVERIFY(orders_in("<18 < 18-29 < 65+", {}) == (Orders{{{}, {"<18", "18-29", "65+"}}}));
  }

  void each_column_may_have_its_own() {
    const Orders wanted{{"size", {"S", "M", "L"}}, {"mood: now", {"bad", "good"}}};
    const Names names{"size", "mood", "mood: now"};
    QVERIFY(orders_in("size: S < M < L | mood: now: bad < good", names) == wanted);
    QVERIFY(orders_in(text_of_orders(wanted), names) == wanted);
    QCOMPARE(order_for("size", wanted), (Names{"S", "M", "L"}));
    QVERIFY(order_for("mood", wanted).empty());
  }

  void what_begins_with_no_column_is_a_word() {
    QVERIFY(orders_in("at 9:00, at 10:00", {"size"}) == (Orders{{{}, {"at 9:00", "at 10:00"}}}));
  }

  void only_what_was_edited_is_wanted() {
    const Orders proposed{{"size", {"S", "M", "L"}}, {"age", {"young", "middle", "old"}}};
    Orders edited = proposed;
    edited[1].words = {"old", "middle", "young"};
    QVERIFY(orders_wanted(edited, proposed) == (Orders{edited[1]}));
    QVERIFY(orders_wanted(proposed, proposed).empty());
  }

  void an_order_of_one_column_leaves_the_others_as_they_are() {
    const Dataset proposed = ordered("");
    const Dataset turned =
        ordered("opinion: strongly agree < agree < neutral < disagree < strongly disagree");
    QVERIFY(((proposed.values.col(0) + turned.values.col(0)).array() == 6.0).all());
    const Index others = proposed.values.cols() - 1;
    QVERIFY(turned.values.rightCols(others - 7) == proposed.values.rightCols(others - 7));
    QVERIFY(turned.values.middleCols(1, 6) == proposed.values.middleCols(1, 6));
    QCOMPARE(words_of(turned.columns[0]).front(), std::string("strongly agree"));
  }

  void what_became_of_text_is_said_of_the_column() {
    const Dataset table = ordered("");
    QCOMPARE(taken_as(table, 0), std::string("taken as ordered: strongly disagree < disagree < "
                                             "neutral < agree < strongly agree"));
    QCOMPARE(taken_as(table, 1), std::string("taken as 0 and 1: no < yes"));
    for (const Index colour : {3, 4, 5, 6}) {
      QCOMPARE(taken_as(table, colour), std::string("taken as categories: 4 values"));
    }
    QCOMPARE(taken_as(table, 7), std::string("not an input: 120 different texts"));
    QCOMPARE(taken_as(table, 8), std::string());
  }

  void text_alone_becomes_the_inputs() {
    Dataset table = survey();
    const Index height = *table.column_named("height");
    table.columns[static_cast<std::size_t>(height)].roles = {};
    const std::size_t before = table.warnings.size();
    const Dataset after = with_text_inputs(table, true);
    QCOMPARE(after.columns_with(Role::input), (std::vector<Index>{0, 1, 2, 3, 4, 5, 6}));
    QCOMPARE(after.warnings.size(), before + 2);  // what is left out, and what the step did
    QVERIFY(with_text_inputs(after, true).origin == after.origin);
  }

  void a_column_that_is_set_aside_stays_text() {
    Dataset table = survey();
    table.columns[3].set_aside = true;
    const Dataset after = with_text_inputs(table, false);
    QVERIFY(after.column_named("colour"));
    QVERIFY(!after.column_named("colour=red"));
  }
};

QTEST_APPLESS_MAIN(TestChosenOrders)
#include "tst_chosen_orders.moc"
