// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/embed/projection.h"
#include "core/message.h"
#include "core/problem/problem.h"
#include "tests/support/german.h"
#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/ui/board/board_plots.h"
#include "ui/board/projected_cloud.h"
#include "ui/board/sample_choice.h"
#include "ui/message_text.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/scatter_plot.h"
#include "ui/settings/language.h"
#include "ui/term_text.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Names that a German window would change if it looked them up: they are terms of core, too.
ProblemPtr termsAsNames() {
  auto problem = std::make_shared<Problem>();
  problem->labels = Labels{"method", {0, 0, 0, 1, 1, 1}, {"variance", "random order"}};
  problem->inputs = Matrix{{0.0, 1.0}, {1.0, 3.0}, {2.0, 0.0}, {3.0, 7.0}, {5.0, 2.0}, {8.0, 4.0}};
  problem->features = {{"variance", "", "", 0.0}, {"method", "", "", 0.0}};
  problem->truth = Matrix{{0.0}, {2.0}, {2.0}, {4.0}, {5.0}, {9.0}};
  problem->truth_features = {{"random order", "", "", 0.0}};
  problem->rows = {0, 1, 2, 3, 4, 5};
  return problem;
}

ProblemPtr withoutTruth(const Problem& problem) {
  auto changed = std::make_shared<Problem>(problem);
  changed->truth = Matrix(problem.samples(), 0);
  changed->truth_features.clear();
  return changed;
}

Projection projected(const ProjectionMethod& method, const Problem& problem) {
  const Index last = problem.dimension() + problem.truth.cols() - 1;
  return method.project(problem, LearnedSpace(Vector::Ones(problem.dimension())),
                        method.takes_columns() ? std::vector<Index>{0, last} : std::vector<Index>{},
                        complete(method, {}));
}

QStringList shownAxes(const std::string& id) {
  const ProjectionRegistry projections = builtin_projections();
  const ProblemPtr problem = termsAsNames();
  const SampleChoice choice;
  ScatterPlot plot;
  showCloud(projected(projections.find(id), *problem), *problem, {}, choice, plot);
  return plot.data().header.mid(1, 2);
}

/// A board with the card of clusters, in the space of the first input.
struct ShownClusters {
  tests::OwnBoard board;

  ShownClusters() {
    open(board);
    board.grid().setPlotVisible("clusters", true);
    board.showProblem(termsAsNames());
    tests::show_weights(board, Vector{{1.0, 0.0}});
    board.finishObservations();
  }
  [[nodiscard]] QString sentence() const {
    return board.findChild<QLabel*>("clustersSentence")->text();
  }
  [[nodiscard]] QString heading(Qt::Orientation orientation) const {
    return board.findChild<QTableView*>("confusionTable")
        ->model()
        ->headerData(0, orientation, Qt::DisplayRole)
        .toString();
  }
  void choose(const char* combo, const char* groups) {
    board.findChild<QComboBox*>(combo)->setCurrentText(QString::fromUtf8(groups));
  }
};

bool matches(const QString& text, const char* pattern) {
  return QRegularExpression(QRegularExpression::anchoredPattern(QString::fromUtf8(pattern)))
      .match(text)
      .hasMatch();
}

}  // namespace

/// The cards of a German window say in German what core says of samples.
class TestGermanBoard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
  }

  void cleanup() { tests::forget_language(); }

  void axes_of_projections() {
    const QString pca = shownAxes("pca").front();
    QVERIFY2(matches(pca, R"(PC 1 \([0-9.]+ % der Varianz\))"), qPrintable(pca));
    const QString pcovr = shownAxes("pcovr").back();
    QVERIFY2(matches(pcovr, R"(PCovR 2 \([0-9.]+ % der Varianz, [0-9.]+ % der Zielgröße\))"),
             qPrintable(pcovr));
    const QString kernel = shownAxes("kernel_pcovr").front();
    QVERIFY2(kernel.startsWith("Kernel-PCovR 1 ("), qPrintable(kernel));
  }

  void columns_as_axes_keep_their_names() {
    QVERIFY(shownTerm("variance") != "variance" && shownTerm("random order") != "random order");
    QCOMPARE(shownAxes("columns"), (QStringList{"variance", "random order"}));
  }

  void what_stands_beside_projections() {
    const ProblemPtr problem = termsAsNames();
    int said = 0;
    const ProjectionRegistry projections = builtin_projections();
    for (const auto& method : projections.all()) {
      for (const auto& [name, value] : projected(*method, *problem).scalars) {
        QVERIFY2(shownTerm(name) != name, name.c_str());
      }
      const Message note = projected(*method, *withoutTruth(*problem)).note;
      if (!note.says_nothing()) {
        QVERIFY2(shownWords(note).starts_with("Dies sind Hauptkomponenten"),
                 in_words(note).c_str());
        ++said;
      }
    }
    QCOMPARE(said, 2);
  }

  void clusters_but_not_the_classes_of_a_file() {
    ShownClusters shown;
    QTRY_VERIFY2(shown.sentence().startsWith("Cluster des gezeigten Raums (2 Gruppen)"),
                 qPrintable(shown.sentence()));
    QVERIFY2(shown.sentence().contains("Klasse: method (2 "), qPrintable(shown.sentence()));
    QCOMPARE(shown.heading(Qt::Vertical), QString("Cluster 1"));
    QCOMPARE(shown.heading(Qt::Horizontal), QString("variance"));
    const PlotData bars = plotOf<BarPlot>(shown.board, "clusters").data();
    QVERIFY2(bars.rows.at(0).at(0).startsWith("Cluster 1 ("), qPrintable(bars.rows.at(0).at(0)));
  }

  void what_clusters_are_compared_with() {
    ShownClusters shown;
    shown.choose("clustersA", "Klasse");
    shown.choose("clustersB", "alle Eingänge, gleich gewichtet");
    QTRY_VERIFY2(shown.sentence().contains("Cluster aller Eingänge, gleich gewichtet (2 "),
                 qPrintable(shown.sentence()));
    shown.choose("clustersB", "Zielgröße");
    QTRY_VERIFY2(shown.sentence().contains("Cluster der Zielgröße (2 "),
                 qPrintable(shown.sentence()));
  }

  void samples_coloured_by_cluster_or_class() {
    ShownClusters shown;
    auto* const colours = shown.board.findChild<QComboBox*>("colourCombo");
    const auto& cloud = plotOf<ScatterPlot>(shown.board, "projection");
    QCOMPARE(cloud.data().rows.at(0).back(), QString("variance"));
    colours->setCurrentText("Cluster");
    QTRY_COMPARE(cloud.data().header.back(), QString("Cluster des gezeigten Raums"));
    QVERIFY2(cloud.data().rows.at(0).back().startsWith("Cluster "),
             qPrintable(cloud.data().rows.at(0).back()));
  }
};

QTEST_MAIN(TestGermanBoard)
#include "tst_german_board.moc"
