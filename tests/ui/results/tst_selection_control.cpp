// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDoubleSpinBox>
#include <QLabel>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QtTest>
#include <numeric>
#include <utility>

#include "core/error.h"
#include "tests/support/feature_columns.h"
#include "ui/results/selection_control.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

std::vector<FeatureColumn> weighed(const std::vector<double>& weights) {
  return {tests::weights_as_column(weights)};
}

FeatureSelection best(std::vector<Index> features) {
  return {std::move(features), other_words("the best")};
}

/// As if a run had ended with these columns and this selection.
void rank(Shown& shown, std::vector<FeatureColumn> columns, FeatureSelection ofRun = {}) {
  Result result;
  result.columns = std::move(columns);
  result.selection = std::move(ofRun);
  std::vector<ColumnInfo> features(result.columns.front().values.size());
  shown.rank(std::move(features), rankedResult(1, nullptr, result));
}

QRadioButton* radio(const SelectionControl& control, const QString& text) {
  for (auto* button : control.findChildren<QRadioButton*>()) {
    if (button->text() == text) {
      return button;
    }
  }
  return nullptr;
}

/// One of the columns of 0 and 1 that stand for the colours.
ColumnInfo colour_column(const std::string& colour) {
  ColumnInfo column{"colour=" + colour, "", "colour"};
  column.of_text = TextOrigin{"colour", colour};
  return column;
}

}  // namespace

class TestSelectionControl : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void starts_with_the_methods_own_number_of_features() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0}), best({1, 2}));
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
  }

  void what_is_kept_without_an_order_is_said_to_be_in_none() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, {{"order", "Order", "", ValueKind::order, {0.0, 0.0, 0.0}}},
         {{}, other_words("nothing is better")});
    const auto* chosen = control.findChild<QLabel*>("selectedCount");
    QVERIFY(!chosen->text().contains("order of the table"));
    control.setMode(SelectionControl::Mode::Count);
    control.setCount(2);
    QVERIFY2(chosen->text().contains("nothing is ranked"), qPrintable(chosen->text()));
  }

  void what_is_not_ranked_cannot_be_selected() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0}), best({1, 2}));
    QVERIFY_THROWS_EXCEPTION(Error, rank(shown, weighed({1.0, 3.0}), best({2})));
    QVERIFY_THROWS_EXCEPTION(Error, rank(shown, {tests::weights_as_column({1.0}),
                                                 tests::weights_as_column({1.0, 2.0})}));
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
  }

  void starts_with_all_weighed_features_when_the_method_selects_none() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({0.0, 3.0, 2.0}));
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
  }

  /// As a run shows its columns before it knows anything of them.
  void where_nothing_is_known_nothing_is_chosen() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({0.0, 0.0, 0.0}));
    QVERIFY(control.selection().empty());
    rank(shown, weighed({0.0, 0.5, 0.0}));
    QCOMPARE(control.selection(), (std::vector<Index>{1}));
  }

  /// A person sees the places 1, 2, 3: a smallest value means nothing.
  void of_an_order_no_smallest_value_can_be_chosen() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 0.5, 0.25}));
    control.setMode(SelectionControl::Mode::Threshold);
    rank(shown, {{"order", "Order", "", ValueKind::order, {1.0, 0.5, 0.25}}}, best({0, 1}));
    QCOMPARE(control.mode(), SelectionControl::Mode::Count);
    QVERIFY(control.findChild<QWidget*>(QStringLiteral("selectByValue"))->isHidden());
    QVERIFY(radio(control, QStringLiteral("Order from"))->isHidden());
    rank(shown, weighed({1.0, 0.5, 0.25}));
    QVERIFY(!control.findChild<QWidget*>(QStringLiteral("selectByValue"))->isHidden());
  }

  void slider_and_number_follow_each_other() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0}), best({1, 2, 0}));
    auto* slider = control.findChildren<QSlider*>().at(0);
    auto* number = control.findChild<QSpinBox*>();
    QSignalSpy changed(&control, &SelectionControl::selectionChanged);
    slider->setValue(1);
    QCOMPARE(number->value(), 1);
    QCOMPARE(control.selection(), (std::vector<Index>{1}));
    QCOMPARE(changed.size(), 1);
    number->setValue(2);
    QCOMPARE(slider->value(), 2);
    QCOMPARE(changed.size(), 2);
  }

  void of_thousands_a_few_are_within_reach_of_the_slider() {
    Shown shown;
    SelectionControl control(shown);
    std::vector<double> many(3000);
    std::iota(many.begin(), many.end(), 1.0);
    rank(shown, weighed(many), best({2999}));
    auto* slider = control.findChildren<QSlider*>().at(0);
    auto* number = control.findChild<QSpinBox*>();
    const double length = slider->maximum() - slider->minimum();
    number->setValue(10);
    QVERIFY((slider->value() - slider->minimum()) / length > 0.15);
    number->setValue(100);
    QVERIFY((slider->value() - slider->minimum()) / length > 0.5);
    slider->setValue(slider->maximum());
    QCOMPARE(number->value(), 3000);
    slider->setValue(slider->minimum());
    QCOMPARE(number->value(), 1);
    int before = 1;
    for (int press = 0; press < 100; ++press) {  // no key is without effect for long
      QTest::keyClick(slider, Qt::Key_Up);
      QVERIFY(number->value() >= before);
      before = number->value();
    }
    QCOMPARE(before, 3000);
  }

  void a_click_switches_to_the_threshold() {
    Shown shown;
    SelectionControl control(shown);
    control.resize(320, 100);
    control.show();
    QVERIFY(QTest::qWaitForWindowExposed(&control));
    rank(shown, weighed({1.0, 4.0, 2.0, 0.0}), best({1, 2, 0, 3}));
    QTest::mouseClick(radio(control, QStringLiteral("Weight from")), Qt::LeftButton, {},
                      QPoint(8, radio(control, QStringLiteral("Weight from"))->height() / 2));
    QCOMPARE(control.mode(), SelectionControl::Mode::Threshold);
    control.findChild<QDoubleSpinBox*>()->setValue(0.5);
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
  }

  void a_threshold_of_0_leaves_out_features_without_weight() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 0.0}));
    control.setMode(SelectionControl::Mode::Threshold);
    control.setThreshold(0.0);
    QCOMPARE(control.selection(), (std::vector<Index>{0}));
  }

  void a_selection_by_a_rule_that_is_not_the_best_few_is_taken_as_it_is() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0}), {{0, 2}, other_words("knockoffs at 0.1")});
    QCOMPARE(control.mode(), SelectionControl::Mode::Run);
    QCOMPARE(control.selection(), (std::vector<Index>{0, 2}));
    const auto* chosen = control.findChild<QLabel*>("selectedCount");
    QCOMPARE(chosen->text(), QString("2 of 3 features selected: knockoffs at 0.1"));
    control.setMode(SelectionControl::Mode::Count);
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
    rank(shown, weighed({1.0, 3.0, 2.0}), best({1}));  // another run
    QCOMPARE(control.mode(), SelectionControl::Mode::Count);
    QCOMPARE(control.selection(), (std::vector<Index>{1}));
  }

  void a_rule_that_selected_nothing_selects_nothing() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0}), {{}, other_words("Benjamini-Hochberg at 0.1")});
    QVERIFY(control.selection().empty());
    QCOMPARE(control.findChild<QLabel*>("selectedCount")->text(),
             QString("0 of 3 features selected: Benjamini-Hochberg at 0.1"));
    auto* number = control.findChild<QSpinBox*>();
    QCOMPARE(number->value(), 0);
    QVERIFY(number->isEnabled());
    number->setValue(2);
    QCOMPARE(control.selection().size(), std::size_t{2});
    control.showChosen({1});
    number->setValue(0);  // the way back
    QVERIFY(control.selection().empty());
  }

  void the_number_is_that_of_what_a_person_ticked() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, weighed({1.0, 3.0, 2.0, 4.0}), {{0, 2}, other_words("knockoffs at 0.1")});
    const auto* number = control.findChild<QSpinBox*>();
    const auto* said = control.findChild<QLabel*>("selectedCount");
    QSignalSpy changed(&control, &SelectionControl::selectionChanged);
    control.showChosen({3, 1, 0});
    QCOMPARE(control.mode(), SelectionControl::Mode::Count);
    QCOMPARE(number->value(), 3);
    QCOMPARE(said->text(), QString("3 of 4 features selected: chosen by hand"));
    control.showChosen({});
    QCOMPARE(number->value(), 0);
    control.showChosen({3, 1});
    QCOMPARE(number->value(), 2);
    QCOMPARE(said->text(), QString("2 of 4 features selected"));  // they are the best
    control.showChosen({2, 0});
    QCOMPARE(control.mode(), SelectionControl::Mode::Run);
    QCOMPARE(said->text(), QString("2 of 4 features selected: knockoffs at 0.1"));
    QCOMPARE(changed.size(), 0);
  }

  void a_click_on_keep_takes_the_best_in_place_of_those_ticked() {
    Shown shown;
    SelectionControl control(shown);
    control.resize(320, 100);
    control.show();
    QVERIFY(QTest::qWaitForWindowExposed(&control));
    rank(shown, weighed({1.0, 3.0, 2.0}), best({1, 2}));
    control.showChosen({1, 0});
    QSignalSpy changed(&control, &SelectionControl::selectionChanged);
    auto* keep = radio(control, QStringLiteral("&Keep"));
    QTest::mouseClick(keep, Qt::LeftButton, {}, QPoint(8, keep->height() / 2));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
    QCOMPARE(control.findChild<QSpinBox*>()->value(), 2);
  }

  void probabilities_are_compared_with_the_threshold_as_they_are() {
    Shown shown;
    SelectionControl control(shown);
    rank(shown, {{"open", "Open", "", ValueKind::probability, {0.3, 0.5, 0.4}}});
    control.setMode(SelectionControl::Mode::Threshold);
    control.setThreshold(0.4);
    QCOMPARE(control.selection(), (std::vector<Index>{1, 2}));
  }

  /// A person thinks in columns of the table.
  void a_column_of_text_counts_as_one() {
    Shown shown;
    SelectionControl control(shown);
    Result result;
    result.columns = weighed({0.2, 0.7, 0.7, 0.7, 0.9});
    result.selection = best({4, 1, 2, 3});
    shown.rank({{"height", "", ""},
                colour_column("red"),
                colour_column("green"),
                colour_column("blue"),
                {"age", "", ""}},
               rankedResult(1, nullptr, result));
    auto* number = control.findChild<QSpinBox*>();
    QCOMPARE(number->value(), 2);
    QCOMPARE(number->maximum(), 3);
    QCOMPARE(control.findChild<QLabel*>(QStringLiteral("suggestedCount"))->text(),
             QString::fromUtf8("of 3 \u00b7 suggested 2"));
    QCOMPARE(control.findChild<QLabel*>(QStringLiteral("selectedCount"))->text(),
             QString("2 of 3 features selected: the best"));
    QCOMPARE(control.selection(), (std::vector<Index>{4, 1, 2, 3}));
    number->setValue(1);
    QCOMPARE(control.selection(), (std::vector<Index>{4}));
    number->setValue(3);
    QCOMPARE(control.selection(), (std::vector<Index>{4, 1, 2, 3, 0}));
  }

  /// A group that a person made is selected whole, its columns counted one by one.
  void a_group_is_taken_whole() {
    Shown shown;
    SelectionControl control(shown);
    Result result;
    result.columns = weighed({0.2, 0.7, 0.3, 0.1, 0.9});
    result.selection = best({4});
    shown.rank({{"a", "", ""}, {"x", "", "H1"}, {"y", "", "H1"}, {"z", "", "H1"}, {"b", "", ""}},
               rankedResult(1, nullptr, result));
    control.findChild<QSpinBox*>()->setValue(2);
    QCOMPARE(control.selection(), (std::vector<Index>{4, 1, 2, 3}));
    QCOMPARE(control.findChild<QLabel*>(QStringLiteral("selectedCount"))->text(),
             QString("4 of 5 features selected"));
  }

  void cannot_be_used_before_there_are_features() {
    const Shown shown;
    const SelectionControl control(shown);
    QVERIFY(!control.isEnabled());
    QVERIFY(control.selection().empty());
  }
};

QTEST_MAIN(TestSelectionControl)
#include "tst_selection_control.moc"
