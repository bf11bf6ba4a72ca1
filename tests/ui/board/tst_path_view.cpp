// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAccessible>
#include <QSet>
#include <QtTest>
#include <algorithm>

#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_states.h"
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
    view_.setBase(&base);
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
