// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "ui/board/objective_view.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/plot_view.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The card of the objective, of runs that have only one.
class TestObjectiveView : public QObject {
  Q_OBJECT

  /// What the card says in place of a curve.
  static QString saidOf(double objective) {
    PlotGrid grid;
    const Shown shown;
    ObjectiveView view(grid, shown);
    Result result;
    result.histories.push_back({{"score", "Score"}, {1.0}, {objective}});
    view.showResult(result);
    return grid.plots().front().plot->accessibleDescription();
  }

 private Q_SLOTS:
  void one_value_is_said_in_words() {
    QCOMPARE(saidOf(0.25),
             QStringLiteral("Score: 0.25. There is only one value, so there is no curve."));
  }

  /// A title is short; what it leaves out is in the help of the card.
  void what_the_title_leaves_out_is_in_the_help() {
    PlotGrid grid;
    const Shown shown;
    ObjectiveView view(grid, shown);
    const auto help = [&] {
      QString found;
      // The plot itself says how it is moved; its card says what it shows.
      const QWidget* at = grid.plots().front().plot->parentWidget();
      for (; at != nullptr && found.isEmpty(); at = at->parentWidget()) {
        found = at->whatsThis();
      }
      return found;
    };
    view.begin({{"error", "Error of the trees", false, false, "It is squared."}});
    QVERIFY2(help().endsWith(" It is squared."), qPrintable(help()));
    view.begin({{"dii", "DII"}});
    QVERIFY2(!help().isEmpty() && !help().contains("squared"), qPrintable(help()));
  }

  void what_is_no_number_is_no_value() {
    const auto expected = QStringLiteral("Score: no value, so there is no curve.");
    QCOMPARE(saidOf(std::numeric_limits<double>::quiet_NaN()), expected);
    QCOMPARE(saidOf(std::numeric_limits<double>::infinity()), expected);
  }
};

QTEST_MAIN(TestObjectiveView)
#include "tst_objective_view.moc"
