// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/feature_columns.h"
#include "tests/support/own_runs.h"
#include "tests/ui/rows_in_sight.h"
#include "ui/results/answer_panel.h"
#include "ui/results/ranking_model.h"
#include "ui/results/result_panel.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

SessionRun runOn(std::size_t inputs) {
  std::vector<std::string> features;
  for (std::size_t position = 0; position < inputs; ++position) {
    features.push_back("x" + std::to_string(position + 1));
  }
  Result result;
  result.objective = 0.5;
  result.columns = {tests::weights_as_column(std::vector<double>(inputs, 1.0))};
  return tests::session_run(1, std::move(features), std::move(result));
}

}  // namespace

/// How answer and ranking share the room of the right column.
class TestResultColumn : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_long_answer_leaves_the_ranking_four_rows_and_is_read_by_the_keys() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 620);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    own.runs.add(runOn(300));
    const auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    QTRY_VERIFY2(
        tests::rowsInSight(*table) > 4,
        qPrintable(
            QStringLiteral("%1 of %2").arg(tests::rowsInSight(*table)).arg(table->height())));
    const int without = tests::rowsInSight(*table);
    panel.answerPanel().setAnswer(tests::longAnswer());
    QTRY_VERIFY(tests::rowsInSight(*table) < without);
    QTRY_VERIFY2(tests::rowsInSight(*table) >= 4, qPrintable(QString::number(table->height())));
    auto* area = panel.findChild<QScrollArea*>(QStringLiteral("answerScroll"));
    QVERIFY(area->height() < panel.answerPanel().height());
    area->setFocus(Qt::TabFocusReason);
    QTest::keyClick(area, Qt::Key_PageDown);
    QVERIFY(area->verticalScrollBar()->value() > 0);
    panel.answerPanel().clear();
    QTRY_COMPARE(tests::rowsInSight(*table), without);
    QVERIFY(!area->isVisible());
  }

  void names_have_the_room_that_places_in_an_order_do_not_need() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    Result result;
    result.objective = 0.5;
    result.columns = {{"order", "Order", "", ValueKind::order, {1.0, 0.0}}};  // one was not taken
    own.runs.add(tests::session_run(1, {"worst_perimeter", "worst_area"}, std::move(result)));
    const auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    const QString best = table->model()->index(0, RankingModel::FeatureSection).data().toString();
    QTRY_VERIFY(table->columnWidth(RankingModel::FeatureSection) >
                table->fontMetrics().horizontalAdvance(best));
    const QString title =
        table->model()->headerData(RankingModel::LeadingSection, Qt::Horizontal).toString();
    QVERIFY(table->columnWidth(RankingModel::LeadingSection) >
            table->fontMetrics().horizontalAdvance(title));
  }

  void an_order_that_repeats_the_ranks_is_seen_with_the_details() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    Result result;
    result.objective = 0.5;
    result.columns = {{"order", "Order", "", ValueKind::order, {1.0, 2.0}}};
    own.runs.add(tests::session_run(1, {"worst_perimeter", "worst_area"}, std::move(result)));
    const auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    const auto isHidden = [table] { return table->isColumnHidden(RankingModel::LeadingSection); };
    QVERIFY(isHidden());
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(table->textElideMode(), Qt::ElideMiddle);
    const auto buttons = panel.findChildren<QToolButton*>();
    const auto details = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton* each) {
      return each->text() == QLatin1String("Details") && each->objectName().isEmpty();
    });
    QVERIFY(details != buttons.end());
    (*details)->click();
    QVERIFY(!isHidden());
    QVERIFY(table->columnWidth(RankingModel::LeadingSection) > 0);
    (*details)->click();
    QVERIFY(isHidden());
  }

  /// A title without rows would say that there are none.
  void the_newest_runs_are_seen_below_the_ranking() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 860);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(runOn(300));
    const auto* const runs = panel.findChild<QTableView*>(QStringLiteral("runs"));
    const auto* const ranking = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    QTRY_VERIFY(tests::rowsInSight(*runs) >= 1);
    QVERIFY(tests::rowsInSight(*ranking) >= 10);
    panel.answerPanel().setAnswer(tests::longAnswer());
    QTRY_VERIFY(tests::rowsInSight(*ranking) >= 4 && tests::rowsInSight(*ranking) < 10);
    QTRY_VERIFY(tests::rowsInSight(*runs) >= 1);
  }

  /// Below the ranking, where a run has some.
  void remarks_do_not_push_the_newest_runs_out_of_sight() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 860);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    SessionRun run = runOn(300);
    Result result = run.result();
    result.warnings = {
        other_words("Some of the columns are copies of others, which share their weight."),
        other_words("The samples of one group were held out together, as they belong together.")};
    own.runs.add(tests::with_result(std::move(run), std::move(result)));
    const auto* const remarks = panel.findChild<QWidget*>(QStringLiteral("warnings"));
    const auto* const runs = panel.findChild<QTableView*>(QStringLiteral("runs"));
    const auto* const ranking = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    QTRY_VERIFY(remarks->isVisible() && tests::rowsInSight(*runs) >= 1);
    panel.answerPanel().setAnswer(tests::longAnswer());
    QTRY_VERIFY(panel.answerPanel().isVisible() && tests::rowsInSight(*ranking) >= 4);
    QTRY_VERIFY(tests::rowsInSight(*runs) >= 1);
    QVERIFY(!remarks->visibleRegion().isEmpty());
  }

  /// Here the shares of repeated runs leave the names nothing: the table scrolls to them.
  void names_have_the_room_before_the_shares_of_repeated_runs() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(300, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    Result result;
    result.objective = 0.5;
    result.columns = {{"order", "Order of choice", "", ValueKind::order, {2.0, 1.0}},
                      {"kept", "Kept", "", ValueKind::share, {0.5, 1.0}}};
    own.runs.add(tests::session_run(1, {"temperature_of_the_oven", "pressure_at_the_inlet"},
                                    std::move(result)));
    const auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    const auto width = [table](int section) { return table->columnWidth(section); };
    const auto words = [table](const QString& text) {
      return table->fontMetrics().horizontalAdvance(text);
    };
    QTRY_VERIFY(width(RankingModel::FeatureSection) >= words(QStringLiteral("temperature")));
    QVERIFY(width(RankingModel::RankSection) + width(RankingModel::FeatureSection) +
                width(RankingModel::LeadingSection) + width(RankingModel::SelectedSection) <=
            table->viewport()->width());
    QVERIFY(!table->isColumnHidden(RankingModel::FurtherSection));
    QVERIFY(width(RankingModel::FurtherSection) < words(QStringLiteral("How often x")));
    // The arrow of the sorting does not lie on the title.
    QVERIFY(width(RankingModel::RankSection) >=
            table->horizontalHeader()->sectionSizeHint(RankingModel::RankSection));

    panel.resize(700, 600);
    QTRY_VERIFY(width(RankingModel::FeatureSection) >
                words(QStringLiteral("temperature_of_the_oven")));
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
  }

  void a_short_answer_is_shown_whole_without_a_bar() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(310, 900);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(runOn(3));
    panel.answerPanel().setAnswer(tests::longAnswer());
    Answer brief;
    brief.headline = other_words("2 of 3 columns are enough");
    panel.answerPanel().setAnswer(brief);
    const auto* area = panel.findChild<QScrollArea*>(QStringLiteral("answerScroll"));
    QTRY_COMPARE(area->height(), panel.answerPanel().height());
    QVERIFY(!area->verticalScrollBar()->isVisible());
    QCOMPARE(area->focusPolicy(), Qt::NoFocus);
  }
};

QTEST_MAIN(TestResultColumn)
#include "tst_result_column.moc"
