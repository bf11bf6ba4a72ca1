// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QtTest>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/column_findings.h"
#include "core/data/cell.h"
#include "core/data/dataset.h"
#include "core/data/table_layout.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/message.h"
#include "core/methods/registry.h"
#include "core/record/compared_lines.h"
#include "tests/support/compared_runs.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/feature_columns.h"
#include "tests/support/german.h"
#include "tests/support/own_runs.h"
#include "tests/support/toy_problem.h"
#include "ui/compare/side_by_side_model.h"
#include "ui/data/asked.h"
#include "ui/data/target_model.h"
#include "ui/figures/figure_plot.h"
#include "ui/message_text.h"
#include "ui/plots/plot_view.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list_model.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/settings/language.h"
#include "ui/shown/shown.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A run that failed with a finding and a warning.
SessionRun failedRun() {
  Result result;
  result.objective = 0.5;
  result.columns = {tests::weights_as_column({1.0})};
  result.outcome = {Ending::failed,
                    message("dii.killed", "the L1 penalty drove every weight to 0")};
  result.findings = {
      {.id = "held_out",
       .title = message("held_out.error_of_folds", "held-out error"),
       .value = 0.25,
       .unit = "of the error of the mean",
       .measured_on = message("mean_curve.features", "{1} {1:feature|features}", 3)},
      {.id = "with_inputs",
       .title = message("learning_curve.error_with_the", "held-out error with the {1}",
                        term_words("inputs as they are")),
       .value = 0.5}};
  result.warnings = {message("dii.constant", "constant, so their weight is 0: {1}", "x1")};
  return tests::session_run(3, {"x1"}, std::move(result));
}

/// A column that is the same in each sample, and what is found of it.
AskedTable withConstant() {
  Dataset table;
  table.values = Matrix::Constant(9, 1, 2.0);
  table.columns.emplace_back().name = "depth";
  AskedTable asked;
  asked.findings = column_findings(table);
  asked.table = TableSnapshot(std::make_shared<const Dataset>(std::move(table)));
  return asked;
}

std::vector<ComparedRun> twoRuns() {
  return {tests::compared_run("run 1", {"a", "b", "c"}, {1.0, 0.5, 0.25}, {2, 0}),
          tests::compared_run("run 2", {"c", "a", "d"}, {1.0, 0.75, 0.125}, {0, 2})};
}

}  // namespace

/// A German window says in German what core says of a run.
class TestShownInGerman : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
  }

  void cleanup() { tests::forget_language(); }

  void reasons_findings_and_warnings_of_a_run() {
    Shown shown;
    tests::OwnRuns own;
    const ResultPanel panel(shown, own.runs);
    own.runs.add(failedRun());
    const QString said = panel.findChild<Notice*>(QStringLiteral("warnings"))->text();
    QVERIFY2(said.contains("die L1-Strafe brachte jedes Gewicht auf 0"), qPrintable(said));
    QVERIFY2(said.contains("Fehler auf zurückgehaltenen Proben: 0.25 des Fehlers des Mittelwerts "
                           "(3 Merkmale)"),
             qPrintable(said));
    QVERIFY2(said.contains("Fehler auf zurückgehaltenen Proben, Eingänge, wie sie sind: 0.5"),
             qPrintable(said));
    QVERIFY2(said.contains("Konstant, daher mit dem Gewicht 0: x1"), qPrintable(said));
  }

  void what_is_found_of_a_column() {
    TargetModel targets;
    targets.setTable(withConstant(), {});
    QCOMPARE(targets.rowCount(), 1);
    QCOMPARE(targets.data(targets.index(0), TargetModel::BadgeRole).toString(),
             QStringLiteral("konstant"));
    const QString why = targets.data(targets.index(0), Qt::ToolTipRole).toString();
    QVERIFY2(why.contains("depth ist konstant: die Spalte kann Proben nicht unterscheiden."),
             qPrintable(why));
  }

  void what_runs_have_in_common() {
    SideBySideModel lines;
    lines.setRuns(twoRuns(), builtin_methods());
    lines.setShowAll(true);
    const QString said = lines.text();
    for (const char* const words :
         {"2 von 3\t2 von 3\n", "\t1 Spalte: c\t", "\tnichts\tnichts\n"}) {
      QVERIFY2(said.contains(QLatin1String(words)), qPrintable(said));
    }
  }

  void every_line_of_compared_runs() {
    std::vector<ComparedRun> runs = twoRuns();
    for (int more = 0; more < 2; ++more) {
      for (const ComparedLine& line : side_by_side(runs, builtin_methods())) {
        const std::string english = in_words(line.name);
        const bool named = line.part == ComparedLine::Part::settings || english == "DII";
        QVERIFY2(named || shownWords(line.name) != english, english.c_str());
      }
      runs.push_back(tests::compared_run("run 3", {"a", "b", "c"}, {1.0, 0.5, 0.25}, {1}));
    }
  }

  void where_a_file_is_wrong() {
    const Error error = bad_quotes(place_in("rows, line 1.csv", 3));
    const QString said = QString::fromStdString(shownWords(statement_of(error.parts())));
    QVERIFY2(said.startsWith("rows, line 1.csv, Zeile 3: "), qPrintable(said));
    QVERIFY(in_words(error).find("rows, line 1.csv, line 3: ") == 0);
  }

  void the_question_of_a_check() {
    Answer answer;
    answer.headline = other_words("Nothing was found.");
    answer.checks = {{.id = "chance",
                      .title = message("answer.asks_chance", "Is there anything?"),
                      .level = AnswerLevel::bad}};
    AnswerPanel panel;
    panel.setAnswer(answer);
    const QString asked = panel.findChild<QLabel*>("chanceFinding")->toolTip();
    QVERIFY2(asked.contains("Ist da überhaupt etwas?"), qPrintable(asked));
  }

  void the_rankings_of_a_table_and_no_classes() {
    Figure figure{"best", "Best number kept"};
    figure.shape =
        TextTable{{"ranking", "cluster"}, {{"random order", "variance"}, {"variance", "all"}}};
    const std::unique_ptr<PlotView> plot(newPlotFor(figure));
    showFigure(figure, *plot);
    const PlotData shown = plot->data();
    QCOMPARE(shown.rows.at(0), (QStringList{"zufällige Reihenfolge", "variance"}));
    QCOMPARE(shown.rows.at(1), (QStringList{"Varianz", "all"}));
  }

  void which_of_several_a_run_is_learning() {
    QCOMPARE(shownWords(message("stage.of_member", "{1}: {2}", term_words("cosine decay"),
                                message("stage.growing_trees", "growing trees"))),
             std::string("Kosinus-Abfall: Bäume wachsen"));
  }

  void what_a_run_is_doing() {
    RunController controller;
    RunBar bar(controller);
    bar.show();
    const auto* stage = bar.findChild<QLabel*>("stageLabel");
    CountingPlan plan{.iterations = std::numeric_limits<std::uint64_t>::max()};
    plan.stage = message("stage.growing_trees", "growing trees");
    controller.start(std::make_unique<CountingStepper>(plan), toy_problem(),
                     BackgroundRun::Start::running);
    QTRY_VERIFY2(stage->text().contains("Bäume wachsen"), qPrintable(stage->text()));
    controller.stopAndWait();
  }
};

QTEST_MAIN(TestShownInGerman)
#include "tst_shown_in_german.moc"
