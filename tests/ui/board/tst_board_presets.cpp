// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>
#include <utility>

#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/support/toy_problem.h"
#include "tests/ui/board/board_plots.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/plots/plot_card.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

Result rankedResult(const Problem& problem) {
  Result result;
  const Vector weights = Vector::LinSpaced(problem.dimension(), 1.0, 2.0);
  result.columns = {tests::weights_as_column({weights.begin(), weights.end()})};
  result.objective = 0.5;
  result.space = weights;
  result.selection = positive_features(result.columns);
  result.histories = {{{"loss", "Loss"}, {0, 1}, {1, 0.5}}};
  return result;
}

PathPoint pointOf(Index count) {
  PathPoint point;
  point.feature_count = count;
  point.objective = 1.0 / static_cast<double>(count);
  point.weights = Vector::Zero(4);
  point.weights.head(count).setOnes();
  return point;
}

Figure figureOf(const char* id, const FigurePlaces& places = {FigurePlace::trust}) {
  Figure figure{id, id, "How to read it."};
  figure.places = places;
  lines_of(figure) = {{"a", {1, 2}, {3, 4}}};
  return figure;
}

}  // namespace

class TestBoardPresets : public QObject {
  Q_OBJECT

  std::unique_ptr<LiveBoard> board_;

  [[nodiscard]] QStringList shown() const { return board_->grid().shownPlots(); }
  [[nodiscard]] QToolButton* button(const QString& id) const {
    return board_->findChild<QToolButton*>("preset-" + id);
  }
  void close(const QString& id) {
    for (PlotCard* card : board_->findChildren<PlotCard*>()) {
      if (card->id() == id) {
        for (QAction* entry : card->findChildren<QAction*>()) {
          if (entry->text() == "&Close") {
            entry->trigger();
            return;
          }
        }
      }
    }
  }

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
  }
  void cleanup() { board_.reset(); }

  void each_preset_shows_its_cards_in_its_order() {
    QCOMPARE(shown(), (QStringList{"objective", "overlap", "weights", "projection"}));
    QVERIFY(button("learn")->isChecked() && !button("own")->isVisible());
    QTest::mouseClick(button("search"), Qt::LeftButton);
    QCOMPARE(shown(), (QStringList{"path", "weights", "projection", "plane"}));
    QVERIFY(button("search")->isChecked() && !button("learn")->isChecked());
    button("trust")->click();
    QCOMPARE(shown(), QStringList{"held-out-error"});
    button("space")->click();
    QCOMPARE(shown(), (QStringList{"projection", "clusters", "free-energy"}));
    button("all")->click();
    QCOMPARE(shown().size(), 11);
  }

  void the_buttons_are_reached_and_pressed_by_key() {
    for (const char* id : {"learn", "search", "trust", "space", "all"}) {
      QVERIFY(button(id)->focusPolicy() & Qt::TabFocus);
      QVERIFY(!button(id)->accessibleDescription().isEmpty());
    }
    button("trust")->setFocus();
    QTest::keyClick(button("trust"), Qt::Key_Space);
    QCOMPARE(board_->presets().current(), QString("trust"));
  }

  /// A lesson points at a card; the choice stays the user's.
  void a_card_that_is_hidden_is_revealed_by_the_preset_that_holds_it() {
    BoardPresets& presets = board_->presets();
    presets.reveal("weights");
    QCOMPARE(presets.current(), QString("learn"));  // it is shown already
    presets.reveal("path");
    QCOMPARE(shown(), (QStringList{"path", "weights", "projection", "plane"}));
    QVERIFY(button("search")->isChecked() && !button("learn")->isChecked());
    QCOMPARE(presets.state().value("preset").toString(), QString());
    presets.reveal("clusters");
    QVERIFY(button("space")->isChecked());
    board_->showProblem(nullptr);
    QVERIFY(button("learn")->isChecked() && shown().contains("objective"));
    button("trust")->click();
    presets.reveal("objective");
    QCOMPARE(presets.state().value("preset").toString(), QString("trust"));
    board_->showProblem(toy_problem());
    QVERIFY(button("learn")->isChecked());
    board_->showProblem(nullptr);
    QVERIFY(button("trust")->isChecked());
  }

  void a_choice_ends_what_was_revealed() {
    board_->presets().reveal("path");
    button("all")->click();
    QCOMPARE(board_->presets().state().value("preset").toString(), QString("all"));
    board_->showProblem(nullptr);
    QVERIFY(button("all")->isChecked());
  }

  /// An empty box says nothing once the run has ended.
  void cards_with_nothing_to_show_are_left_out_after_a_run() {
    const auto problem = toy_problem();
    problem->known_weights.reset();
    board_->beginRun(problem, {{"loss", "Loss"}});
    QVERIFY(shown().contains("overlap"));
    board_->showResult(rankedResult(*problem));
    QCOMPARE(shown(), (QStringList{"objective", "weights", "projection"}));
    button("search")->click();
    QCOMPARE(shown(), (QStringList{"weights", "projection"}));  // neither path nor ground truth
    button("all")->click();
    QVERIFY(!shown().contains("path") && !shown().contains("path-purity"));
    QVERIFY(shown().contains("clusters") && shown().contains("held-out-error"));
    board_->showProblem(toy_problem());
    QCOMPARE(shown().size(), 11);
  }

  void figures_of_a_run_join_where_they_belong_and_six_cards_are_enough() {
    const auto problem = toy_problem();
    Result result = rankedResult(*problem);
    result.figures.push_back(figureOf("gates", {FigurePlace::learn}));
    result.figures.push_back(figureOf("metric", {FigurePlace::learn, FigurePlace::space}));
    for (int k = 0; k < 9; ++k) {
      result.figures.push_back(figureOf(qPrintable(QString("study-%1").arg(k))));
    }
    board_->beginRun(problem, {});
    board_->showResult(result);
    QVERIFY(shown().contains("figure-gates") && shown().contains("figure-metric"));
    button("space")->click();
    QVERIFY(shown().contains("figure-metric") && !shown().contains("figure-gates"));
    button("trust")->click();
    QCOMPARE(shown().size(), 6);
    QVERIFY(shown().contains("figure-study-0") && shown().contains("held-out-error"));
    QVERIFY(!shown().contains("figure-gates"));
    button("search")->click();
    QVERIFY(shown().filter("figure-").isEmpty());
    button("all")->click();
    QVERIFY(shown().size() > 15);
  }

  void a_figure_of_no_place_is_shown_among_all() {
    const auto problem = toy_problem();
    Result result = rankedResult(*problem);
    result.figures.push_back(figureOf("odd", {}));
    board_->beginRun(problem, {});
    board_->showResult(result);
    for (const char* preset : {"learn", "search", "trust", "space"}) {
      button(preset)->click();
      QVERIFY2(!shown().contains("figure-odd"), preset);
    }
    button("all")->click();
    QVERIFY(shown().contains("figure-odd"));
  }

  void a_search_shows_its_path_until_the_user_chooses() {
    const auto problem = toy_problem();
    board_->beginRun(problem, {});
    Snapshot snapshot;
    snapshot.appended.path = {pointOf(3), pointOf(2)};
    board_->showSnapshot(snapshot);
    QCOMPARE(board_->presets().current(), QString("search"));
    QVERIFY(button("search")->isChecked());
    button("learn")->click();
    board_->showSnapshot(snapshot);
    QCOMPARE(board_->presets().current(), QString("learn"));
  }

  void what_the_user_arranges_is_kept_as_their_own() {
    close("overlap");
    QCOMPARE(board_->presets().current(), QString("own"));
    QVERIFY(button("own")->isVisible() && button("own")->isChecked());
    const QStringList mine = shown();
    QCOMPARE(mine, (QStringList{"objective", "weights", "projection"}));
    button("search")->click();
    button("own")->click();
    QCOMPARE(shown(), mine);
    const QJsonObject state = board_->presets().state();
    tests::OwnBoard other;
    other.presets().restore(state);
    QCOMPARE(other.presets().current(), QString("own"));
    QCOMPARE(other.grid().shownPlots(), mine);
  }

  void the_choice_is_kept_in_the_settings() {
    board_->presets().keepInSettings();
    button("trust")->click();
    tests::OwnBoard other;
    other.presets().keepInSettings();
    QCOMPARE(other.presets().current(), QString("trust"));
    other.presets().choose("learn");
  }

  void a_card_that_is_opened_for_the_user_stays_until_the_next_choice() {
    board_->grid().setPlotVisible("purity", true);
    QCOMPARE(board_->presets().current(), QString("learn"));
    board_->showProblem(toy_problem());
    QVERIFY(shown().contains("purity"));
    button("search")->click();
    button("learn")->click();
    QVERIFY(!shown().contains("purity"));
  }

  void a_figure_that_comes_during_a_run_leaves_an_enlarged_card_alone() {
    const auto problem = toy_problem();
    board_->grid().setEnlargedPlot("weights");
    board_->beginRun(problem, {});
    Result result = rankedResult(*problem);
    result.figures.push_back(figureOf("gates"));
    board_->showResult(result);
    QCOMPARE(board_->grid().enlargedPlot(), QString("weights"));
  }

  void every_card_says_what_it_shows() {
    QStringList explained;
    for (const std::unique_ptr<BoardCard>& card : board_->cards()) {
      if (!card->id().isEmpty()) {
        QVERIFY2(card->help().contains("Look for:"), qPrintable(card->id()));
        explained << card->id();
      }
    }
    for (const NamedPlot& plot : board_->plots()) {
      QVERIFY2(explained.contains(plot.id), qPrintable(plot.id));
    }
  }
};

QTEST_MAIN(TestBoardPresets)
#include "tst_board_presets.moc"
