// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "tests/support/feature_columns.h"
#include "tests/support/own_runs.h"
#include "ui/results/answer_panel.h"
#include "ui/results/ranking_model.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/run_list_model.h"
#include "ui/results/selection_control.h"
#include "ui/shown/shown.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

SessionRun makeRun(std::uint64_t number, const std::vector<double>& weights) {
  std::vector<std::string> features;
  for (std::size_t position = 0; position < weights.size(); ++position) {
    features.push_back("x" + std::to_string(position + 1));
  }
  Result result;
  result.objective = 0.5;
  result.columns = {tests::weights_as_column(weights)};
  return tests::session_run(number, std::move(features), std::move(result));
}

/// The same with another selection and outcome.
SessionRun ended(const SessionRun& run, FeatureSelection selection, Outcome outcome) {
  Result result = run.result();
  result.selection = std::move(selection);
  result.outcome = std::move(outcome);
  return tests::with_result(run, std::move(result));
}

QString bestFeature(const ResultPanel& panel) {
  return panel.findChild<QTableView*>(QStringLiteral("ranking"))
      ->model()
      ->index(0, 1)
      .data()
      .toString();
}

QPushButton* button(const ResultPanel& panel, const QString& text) {
  for (auto* each : panel.findChildren<QPushButton*>()) {
    if (each->text() == text) {
      return each;
    }
  }
  return nullptr;
}

void clickRow(QTableView* table, int row) {
  const QRect cell = table->visualRect(table->model()->index(row, 0));
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
}

}  // namespace

class TestResultPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_list_of_runs_obeys_the_rules_of_models() {
    tests::OwnRuns own;
    RunListModel model(own.runs);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto add = [&](SessionRun run) {
      const quint64 number = run.number;
      own.runs.add(std::move(run));
      model.add(number);
    };
    add(makeRun(1, {1.0}));
    add(makeRun(2, {1.0}));
    SessionRun again = makeRun(1, {2.0});
    again.given = QStringLiteral("once more");
    add(std::move(again));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, RunListModel::MethodField).data().toString(),
             QStringLiteral("once more"));
    own.runs.remove({1});
    QVERIFY(!model.index(1, RunListModel::MethodField).data().isValid());  // about to leave
    model.remove(1);
    QCOMPARE(model.rowCount(), 1);
    own.runs.clear();
    model.clear();
    QCOMPARE(model.rowCount(), 0);
  }

  void shows_the_newest_run_and_an_older_one_when_it_is_clicked() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 800);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(makeRun(1, {5.0, 1.0}));
    own.runs.add(makeRun(2, {1.0, 5.0}));
    QCOMPARE(bestFeature(panel), QStringLiteral("x2"));
    QSignalSpy chosen(&panel, &ResultPanel::runChosen);
    clickRow(panel.findChild<QTableView*>(QStringLiteral("runs")), 1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<std::uint64_t>(), 1U);
    QCOMPARE(bestFeature(panel), QStringLiteral("x1"));
    QCOMPARE(panel.shownRun()->number, 1U);
    QVERIFY(shown.ranking().of.run == std::optional<std::uint64_t>(1));
  }

  void offers_a_run_for_comparison_and_takes_it_back() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 800);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(makeRun(7, {1.0}));
    QSignalSpy compared(&panel, &ResultPanel::comparisonChanged);
    QPushButton* compare = button(panel, QStringLiteral("Use as base"));
    QTest::mouseClick(compare, Qt::LeftButton);
    QCOMPARE(compared.takeFirst().front().value<std::optional<std::uint64_t>>(),
             std::optional<std::uint64_t>(7));
    QTest::mouseClick(compare, Qt::LeftButton);
    QCOMPARE(compared.takeFirst().front().value<std::optional<std::uint64_t>>(),
             std::optional<std::uint64_t>());
  }

  void runs_are_compared_with_what_is_selected_the_base_or_the_newest_other() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 800);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QPushButton* compare = button(panel, QStringLiteral("Compare runs..."));
    own.runs.add(makeRun(1, {1.0}));
    QVERIFY(!compare->isEnabled());
    own.runs.add(makeRun(2, {1.0}));
    own.runs.add(makeRun(3, {1.0}));
    QSignalSpy wanted(&panel.runList(), &RunList::compareWanted);
    const auto asked = [&] {
      QTest::mouseClick(compare, Qt::LeftButton);
      return wanted.takeFirst().front().value<std::vector<std::uint64_t>>();
    };
    QCOMPARE(asked(), (std::vector<std::uint64_t>{3, 2}));
    panel.showRunNumber(1);
    QTest::mouseClick(button(panel, QStringLiteral("Use as base")), Qt::LeftButton);
    panel.showRunNumber(3);
    QCOMPARE(asked(), (std::vector<std::uint64_t>{3, 1}));
    auto* table = panel.findChild<QTableView*>(QStringLiteral("runs"));
    const auto pressWithControl = [table](int row) {
      QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier,
                        table->visualRect(table->model()->index(row, 1)).center());
    };
    pressWithControl(1);
    QCOMPARE(panel.shownRun()->number, 3U);  // nothing moves away from under the mouse
    std::vector<std::uint64_t> both = asked();
    std::sort(both.begin(), both.end());
    QCOMPARE(both, (std::vector<std::uint64_t>{2, 3}));
    pressWithControl(2);
    pressWithControl(0);  // no longer selected, while two others are
    QCOMPARE(panel.shownRun()->number, 3U);
  }

  void selects_the_best_features_and_follows_a_tick() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 800);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(makeRun(1, {1.0, 3.0, 2.0}));
    panel.selectionControl().setCount(1);
    QCOMPARE(panel.selection(), (std::vector<Index>{1}));
    auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    QSignalSpy changed(&shown, &Shown::selectionChosen);
    table->setCurrentIndex(table->model()->index(2, 3));
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(panel.selection(), (std::vector<Index>{1, 0}));
    QCOMPARE(panel.selectionControl().findChild<QSpinBox*>()->value(), 2);
    QVERIFY(panel.findChild<QLabel*>("selectedCount")->text().startsWith("2 of 3 features"));
  }

  void of_many_features_some_are_found_by_name() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(320, 800);
    panel.show();
    own.runs.add(makeRun(1, {3.0, 2.0, 1.0}));
    auto* search = panel.findChild<QLineEdit*>(QStringLiteral("searchRanking"));
    QVERIFY(!search->isVisible());  // three are read at a glance
    std::vector<double> many(200);
    std::iota(many.begin(), many.end(), 1.0);
    own.runs.add(makeRun(2, many));
    QVERIFY(search->isVisible());
    panel.selectionControl().setCount(3);
    const std::vector<Index> selected = panel.selection();
    QTest::keyClicks(search, QStringLiteral("X15"));
    const auto* rows = panel.findChild<QTableView*>(QStringLiteral("ranking"))->model();
    QCOMPARE(rows->rowCount(), 11);  // x15, x150 to x159
    QCOMPARE(bestFeature(panel), QStringLiteral("x159"));
    QCOMPARE(panel.selection(), selected);
    own.runs.add(makeRun(3, {1.0, 2.0}));  // a run of few inputs: none of them is filtered away
    QVERIFY(!search->isVisible());
    QCOMPARE(rows->rowCount(), 2);
    own.runs.add(makeRun(4, many));
    QTest::keyClicks(search, QStringLiteral("X15"));
    own.runs.clear();  // another table
    QCOMPARE(search->text(), QString());
  }

  void a_new_table_is_sorted_by_rank_again() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    own.runs.add(makeRun(1, {3.0, 1.0, 2.0}));
    auto* table = panel.findChild<QTableView*>(QStringLiteral("ranking"));
    table->sortByColumn(RankingModel::FeatureSection, Qt::DescendingOrder);
    QCOMPARE(bestFeature(panel), QStringLiteral("x3"));
    own.runs.clear();
    own.runs.add(makeRun(1, {3.0, 1.0, 2.0}));
    QCOMPARE(bestFeature(panel), QStringLiteral("x1"));
  }

  void number_and_export_stay_in_sight_however_small_the_panel() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(300, 480);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(makeRun(1, std::vector<double>(7129, 1.0)));
    panel.showExportMessage(QStringLiteral("Written: /a/long/path/to/a/file/somewhere.csv"), false);
    QCoreApplication::processEvents();
    for (const QWidget* part :
         {static_cast<const QWidget*>(&panel.selectionControl()),
          static_cast<const QWidget*>(panel.findChild<QPushButton*>("exportSelection"))}) {
      QVERIFY(panel.rect().contains(QRect(part->mapTo(&panel, QPoint()), part->size())));
      QCOMPARE(part->visibleRegion().boundingRect(), part->rect());
    }
  }

  /// A person may be about to click on what stands above.
  void messages_of_exports_move_nothing() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.resize(300, 700);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    own.runs.add(makeRun(1, {3.0, 1.0, 2.0}));
    const auto places = [&panel] {
      for (int turn = 0; turn < 5; ++turn) {  // what one moves may want another place
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
      }
      QList<QRect> found;
      for (const QWidget* part :
           {static_cast<const QWidget*>(&panel.selectionControl()),
            static_cast<const QWidget*>(panel.findChild<QTableView*>("ranking")),
            static_cast<const QWidget*>(panel.findChild<QPushButton*>("exportSelection"))}) {
        found << QRect(part->mapTo(&panel, QPoint()), part->size());
      }
      return found;
    };
    QCoreApplication::processEvents();
    const QList<QRect> before = places();
    const QString folders = QStringLiteral("a-long-folder/").repeated(12);
    for (const QString& written : {QStringLiteral("Written: /tmp/x.csv"),
                                   "Written: /home/somebody/" + folders + "selected.csv"}) {
      panel.showExportMessage(written, false);
      QCOMPARE(places(), before);
      const auto notices = panel.findChildren<Notice*>();
      const auto said = std::find_if(notices.begin(), notices.end(), [&](const Notice* notice) {
        return notice->isVisible() && notice->text() == written;
      });
      QVERIFY(said != notices.end());
      const auto* const label = (*said)->findChild<QLabel*>();
      QVERIFY2(label->text().startsWith("Written: /") && label->text().endsWith(".csv"),
               qPrintable(label->text()));
      QVERIFY(label->heightForWidth(label->width()) <= label->height() + 1);
      QVERIFY(label->text() == written || label->toolTip().contains("selected.csv"));
    }
    panel.showExportMessage({}, false);
    QCOMPARE(places(), before);
  }

  void runs_can_be_renamed() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.show();
    SessionRun first = makeRun(1, {1.0});
    first.name = QStringLiteral("L1 path, Adam");
    own.runs.add(first);
    auto* table = panel.findChild<QTableView*>(QStringLiteral("runs"));
    const QModelIndex name = table->model()->index(0, RunListModel::MethodField);
    QCOMPARE(name.data().toString(), QStringLiteral("L1 path, Adam"));
    QSignalSpy renamed(&panel, &ResultPanel::runRenamed);
    connect(&panel, &ResultPanel::runRenamed, &own.runs, &Runs::rename);
    table->setCurrentIndex(name);
    QTest::keyClick(table, Qt::Key_F2);
    QTest::keyClicks(table->findChild<QLineEdit*>(), QStringLiteral("for the paper"));
    QTest::keyClick(table->findChild<QLineEdit*>(), Qt::Key_Enter);
    QTRY_COMPARE(renamed.size(), 1);  // the delegate commits a little later
    QCOMPARE(renamed.front().at(1).toString(), QStringLiteral("for the paper"));
    QCOMPARE(name.data().toString(), QStringLiteral("for the paper"));
    QCOMPARE(panel.run(1)->given, QStringLiteral("for the paper"));
    own.history.undo();
    QCOMPARE(name.data().toString(), QStringLiteral("L1 path, Adam"));
  }

  void runs_can_be_removed_and_another_is_shown() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.show();
    for (const std::uint64_t number : {1U, 2U, 3U}) {
      own.runs.add(makeRun(number, {1.0, 2.0}));
    }
    QSignalSpy wanted(&panel, &ResultPanel::removalWanted);
    QSignalSpy chosen(&panel, &ResultPanel::runChosen);
    auto* table = panel.findChild<QTableView*>(QStringLiteral("runs"));
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<std::vector<std::uint64_t>>(),
             std::vector<std::uint64_t>{3});
    own.runs.remove({3});
    QCOMPARE(panel.shownRun()->number, 2U);
    QCOMPARE(chosen.size(), 1);
    own.runs.remove({1});
    QCOMPARE(panel.shownRun()->number, 2U);
    QCOMPARE(chosen.size(), 1);            // what is shown has not changed
    own.runs.add(makeRun(1, {1.0, 2.0}));  // comes back where it was: below the newer one
    QCOMPARE(table->model()->index(1, RunListModel::NumberField).data().toInt(), 1);
    own.runs.remove({1, 2});
    QVERIFY(panel.shownRun() == nullptr);
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(panel.selection().empty());
    QVERIFY(!panel.findChild<QPushButton*>(QStringLiteral("exportSelection"))->isEnabled());
    own.history.undo();  // those two are back, and the third is still gone
    QCOMPARE(table->model()->rowCount(), 2);
  }

  void everything_fits_into_a_narrow_column_and_scrolls() {
    constexpr int narrow = 300;
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    SessionRun run = makeRun(1, {1.0, 3.0, 2.0, 0.5, 0.1, 0.2, 0.3, 0.4, 5.0, 6.0, 7.0, 8.0});
    Result result = run.result();
    result.selection = {{11, 10}, other_words("the smallest number within one standard error")};
    result.outcome = {Ending::stopped, {}};
    result.warnings = {
        other_words("One column is constant and therefore comes last in the ranking.")};
    run = tests::with_result(run, std::move(result));
    own.runs.add(run);
    Answer answer;
    answer.headline = other_words("2 of 12 columns are enough");
    answer.detail = other_words("x12, x11.");
    answer.checks = {{"chance",
                      other_words("Is there anything?"),
                      AnswerLevel::good,
                      other_words("Better than chance."),
                      other_words("Nothing needs to be done about it at all"),
                      {},
                      0.0},
                     {"held-out",
                      other_words("Does it help?"),
                      std::nullopt,
                      other_words("Not done."),
                      {},
                      {},
                      300.0}};
    panel.answerPanel().setAnswer(answer);
    QVERIFY(panel.minimumSizeHint().width() <= narrow);
    constexpr int low = 340;  // with the place of a message
    QVERIFY(panel.minimumSizeHint().height() <= low);
    panel.resize(panel.minimumSizeHint().width(), 2 * narrow);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    for (const auto* part : panel.findChildren<QWidget*>()) {
      const bool words = qobject_cast<const QLabel*>(part) != nullptr ||
                         qobject_cast<const QAbstractButton*>(part) != nullptr;
      if (!words || !part->isVisible()) {
        continue;
      }
      const QString name = part->objectName() + part->metaObject()->className();
      QVERIFY2(part->mapTo(&panel, QPoint(part->width(), 0)).x() <= panel.width(),
               qPrintable(name));
      QVERIFY2(part->width() >= part->minimumSizeHint().width(), qPrintable(name));
    }
  }

  void a_run_that_was_stopped_says_so_where_it_is_used() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    own.runs.add(
        ended(makeRun(1, {1.0, 3.0}), {{1}, other_words("the knee")}, {Ending::stopped, {}}));
    const auto* suggested = panel.findChild<QLabel*>(QStringLiteral("suggestedCount"));
    QVERIFY(suggested->text().contains(QStringLiteral("suggested 1 (stopped early)")));
    const auto* table = panel.findChild<QTableView*>(QStringLiteral("runs"));
    QCOMPARE(table->model()->index(0, RunListModel::MethodField).data().toString(),
             QStringLiteral("A method (stopped)"));
    own.runs.add(
        ended(makeRun(2, {1.0, 3.0}), {{1}, other_words("the knee")}, {Ending::converged, {}}));
    QVERIFY(!suggested->text().contains(QStringLiteral("early")));
  }

  void offers_export_only_when_there_is_a_run() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    panel.show();
    auto* record = panel.findChild<QAction*>(QStringLiteral("exportRecord"));
    QSignalSpy wanted(&panel, &ResultPanel::exportRecordRequested);
    record->trigger();
    QCOMPARE(wanted.size(), 0);
    own.runs.add(makeRun(1, {1.0}));
    record->trigger();
    QCOMPARE(wanted.size(), 1);
    own.runs.clear();
    QVERIFY(!record->isEnabled());
    QVERIFY(panel.shownRun() == nullptr);
  }

  void a_run_whose_rule_selected_nothing_exports_nothing() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    SessionRun run =
        ended(makeRun(1, {1.0, 3.0}), {{}, other_words("Benjamini-Hochberg at 0.1")}, {});
    auto problem = std::make_shared<Problem>();
    problem->features = run.features();
    run.problem = std::move(problem);
    own.runs.add(std::move(run));
    QVERIFY(panel.selection().empty());
    QVERIFY(panel.findChild<QPushButton*>(QStringLiteral("exportSelection"))->isEnabled());
  }

  void features_that_are_not_ranked_cannot_be_chosen() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    own.runs.add(ended(makeRun(1, {1.0, 3.0}), {{1}, other_words("the knee")}, {}));
    QSignalSpy changed(&shown, &Shown::selectionChosen);
    QVERIFY_THROWS_EXCEPTION(Error, panel.choose({0, 2}));
    QVERIFY_THROWS_EXCEPTION(Error, panel.choose({-1}));
    QCOMPARE(panel.selection(), std::vector<Index>{1});
    QVERIFY(changed.isEmpty());
    panel.choose({0});
    QCOMPARE(panel.selection(), std::vector<Index>{0});
  }

  void says_why_a_run_failed() {
    Shown shown;
    tests::OwnRuns own;
    ResultPanel panel(shown, own.runs);
    own.runs.add(ended(makeRun(3, {1.0}), {},
                       {Ending::failed, other_words("the gradient became infinite")}));
    QCOMPARE(panel.findChild<Notice*>(QStringLiteral("warnings"))->text(),
             QStringLiteral("Run 3 failed: the gradient became infinite"));
  }
};

QTEST_MAIN(TestResultPanel)
#include "tst_result_panel.moc"
