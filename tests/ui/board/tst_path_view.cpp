// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAccessible>
#include <QSet>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "tests/support/own_board.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_states.h"
#include "tests/ui/board/path_clicks.h"
#include "ui/board/path_view.h"
#include "ui/glossary_link.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

Figure reference() {
  Figure figure{"random-subsets", "Random subsets"};
  figure.behind = "path";
  FigureLine drawn;
  drawn.name = "random subsets";
  drawn.x = {1.0, 2.0, 3.0};
  drawn.y = {0.9, 0.8, 0.7};
  drawn.reference = true;
  figure.shape = LinesShape{{drawn}};
  return figure;
}

}  // namespace

/// The card of the path.
class TestPathView : public QObject {
  Q_OBJECT

  PlotGrid grid_;
  Shown shown_;
  PathView view_{grid_, shown_};

  [[nodiscard]] GlossaryLink* linkOfTitle() {
    const auto links = grid_.findChildren<GlossaryLink*>();
    return links.isEmpty() ? nullptr : links.front();
  }

 private Q_SLOTS:
  void init() {
    grid_.resize(700, 500);
    grid_.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid_));
    view_.showProblem(toy_problem());
  }

  void a_title_with_the_dii_leads_to_its_meaning() {
    view_.begin({{"dii", "DII", false}});
    QVERIFY(linkOfTitle() != nullptr && linkOfTitle()->isVisible());
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(linkOfTitle());
    QCOMPARE(said->text(QAccessible::Name), QStringLiteral("Path: DII"));
    view_.begin({{"loss", "Loss", false}});
    QVERIFY(!linkOfTitle()->isVisible());
  }

  /// While it is looked at, the run goes on; the next run knows nothing of it.
  void a_point_is_marked_until_it_is_left_or_another_run_begins() {
    tests::OwnBoard board;
    const auto problem = toy_problem();
    board.resize(1100, 800);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.beginRun(problem, tests::dii);
    board.showResult(tests::searchResult());
    QVERIFY(clickSolution(board, 3));
    auto* const back = board.findChild<QToolButton*>("pathBack");
    QVERIFY(!back->isHidden());
    board.beginRun(problem, tests::dii);
    QVERIFY(back->isHidden());
    Snapshot found = tests::snapshotOf(*problem, 0, 4);
    found.appended.path = {tests::pointOf(2, 0.4), tests::pointOf(1, 0.6)};
    board.showSnapshot(found);
    QVERIFY(board.shown.value().origin == ShownOrigin::live);
    QVERIFY(clickSolution(board, 1));
    board.showSnapshot(tests::snapshotOf(*problem, 5, 9));
    QVERIFY(board.shown.value().isPathPoint());
    QCOMPARE(tests::linesOf(board).back().name, QStringLiteral("shown"));
    QVERIFY(clickRunsSolution(board));
    QCOMPARE(board.shown.value().iteration, std::uint64_t{9});
    QVERIFY(back->isHidden());
    QVERIFY(tests::linesOf(board).back().name != QStringLiteral("shown"));
  }

  /// Both are grey.
  void a_reference_and_a_base_have_names_of_their_own() {
    Result result = tests::searchResult();
    result.figures = {reference()};
    shown_.course().end(result);
    view_.showResult(result);
    EarlierRun base;
    base.name = "run 1";
    base.problem = toy_problem();
    base.result = std::make_shared<Result>(tests::searchResult());
    base.number = 1;
    shown_.compare({{base}, base.number});
    view_.showComparison();
    const auto& plot = dynamic_cast<LinePlot&>(*grid_.plots().front().plot);
    QStringList behind;
    for (const LineSeries& series : plot.series()) {
      if (series.behind) {
        behind << series.name;
      }
    }
    QCOMPARE(behind, (QStringList{"random subsets", "run 1"}));
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(grid_.plots().front().plot);
    QSet<QString> told;
    for (int row = 0; row < said->tableInterface()->rowCount(); ++row) {
      told << said->tableInterface()->cellAt(row, 0)->text(QAccessible::Name);
    }
    QVERIFY(told.contains("random subsets") && told.contains("run 1"));
  }
};

QTEST_MAIN(TestPathView)
#include "tst_path_view.moc"
