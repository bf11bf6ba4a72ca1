// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>
#include <memory>

#include "core/measures/spread.h"
#include "core/random.h"
#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/ui/board/board_plots.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Three blobs along the first input, noise in the second; the label says the blob.
std::shared_ptr<Problem> blobs(Index samples = 300) {
  Random random(5);
  auto problem = std::make_shared<Problem>();
  Matrix inputs(samples, 2);
  problem->truth = Matrix(samples, 0);
  problem->features = {{"signal", "", "", 0.0}, {"noise", "", "", 0.0}};
  problem->labels = Labels{"kind", {}, {"oak", "ash", "elm"}};
  for (Index sample = 0; sample < samples; ++sample) {
    const auto kind = static_cast<int>(sample % 3);
    inputs(sample, 0) = 10.0 * kind + 0.3 * random.normal();
    inputs(sample, 1) = 100.0 * random.normal();
    problem->labels->class_of.push_back(kind);
    problem->rows.push_back(sample);
  }
  problem->inputs = std::move(inputs);
  return problem;
}

}  // namespace

class TestClustersView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
  }

  void nothing_is_computed_while_the_card_is_closed() {
    board_->showProblem(blobs());
    board_->finishObservations();
    QVERIFY(bars().isEmpty());
    board_->grid().setPlotVisible("clusters", true);
    QTRY_VERIFY(!bars().isEmpty());
  }

  void clusters_of_the_right_weights_are_the_classes() {
    show(blobs(), Vector{{1.0, 0.0}});
    QCOMPARE(number()->value(), 3);
    QCOMPARE(bars().data().rows.size(), 3U);
    for (const QStringList& row : bars().data().rows) {
      QCOMPARE(row[1], QString("1"));
    }
    QVERIFY2(sentence().contains("purity 1.000, one to one 1.000, adjusted Rand index 1.000, "
                                 "normalised mutual information 1.000"),
             qPrintable(sentence()));
    const auto* model = table()->model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("elm"));
    QCOMPARE(model->headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QString("cluster 1"));
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 3; ++column) {
        const QModelIndex cell = model->index(row, column);
        const bool full = cell.data().toInt() == 100;
        QVERIFY(full || cell.data().toInt() == 0);
        QCOMPARE(cell.data(Qt::BackgroundRole).isValid(), full);
      }
    }
    QVERIFY(!table()->accessibleName().isEmpty());
  }

  void they_are_found_again_when_the_weights_settle() {
    show(blobs(), Vector{{1.0, 0.0}});
    const QString before = sentence();
    tests::show_weights(*board_, Vector{{0.0, 1.0}});
    QTRY_VERIFY(sentence() != before);
    QVERIFY(!sentence().contains("purity 1.000"));
  }

  void controls_change_what_is_compared() {
    show(blobs(), Vector{{1.0, 0.0}});
    number()->setValue(5);
    QTRY_COMPARE(bars().data().rows.size(), 5U);
    combo("clustersA")->setCurrentText("label");
    QTRY_VERIFY(sentence().isEmpty());  // the label with itself tells nothing
    combo("clustersB")->setCurrentText("all inputs, equally weighted");
    QTRY_VERIFY(sentence().startsWith("Label: kind (3 groups)"));
    QTRY_VERIFY(sentence().contains("with clusters of all inputs, equally weighted (5 groups)"));
    combo("clustersAlgorithm")->setCurrentText("density peaks");
    QVERIFY(!number()->isEnabled());
  }

  void what_is_missing_is_said_in_plain_words() {
    const auto problem = blobs();
    problem->labels.reset();
    show(problem, Vector{{1.0, 0.0}});
    QCOMPARE(combo("clustersB")->currentText(), QString("all inputs, equally weighted"));
    QVERIFY(!bars().isEmpty());
    combo("clustersB")->setCurrentText("label");
    QTRY_VERIFY(bars().isEmpty());
    QVERIFY(table()->isHidden());
  }

  /// The shown space is that of all inputs, equally weighted, then: any purity would be 1 and mean
  /// nothing.
  void before_a_run_groups_are_not_compared_with_themselves() {
    const auto problem = blobs();
    problem->labels.reset();
    board_->grid().setPlotVisible("clusters", true);
    board_->showProblem(problem);
    board_->finishObservations();
    QCoreApplication::processEvents();
    QVERIFY2(sentence().isEmpty(), qPrintable(sentence()));
    QVERIFY(bars().isEmpty());
    tests::show_weights(*board_, Vector{{1.0, 0.0}});
    board_->finishObservations();
    QTRY_VERIFY(sentence().contains("purity"));
  }

  void samples_take_the_colours_of_the_clusters() {
    show(blobs(), Vector{{1.0, 0.0}});
    combo("colourCombo")->setCurrentText("cluster");
    QTRY_VERIFY(
        plotOf<ScatterPlot>(*board_, "projection").data().rows[0].back().startsWith("cluster "));
    number()->setValue(1);
    QTRY_COMPARE(plotOf<ScatterPlot>(*board_, "projection").data().rows[1].back(),
                 QString("cluster 1"));
  }

 private:
  void show(const ProblemPtr& problem, const Vector& weights) {
    board_->grid().setPlotVisible("clusters", true);
    board_->showProblem(problem);
    tests::show_weights(*board_, weights);
    board_->finishObservations();
  }
  [[nodiscard]] BarPlot& bars() const { return plotOf<BarPlot>(*board_, "clusters"); }
  [[nodiscard]] QTableView* table() const {
    return board_->findChild<QTableView*>("confusionTable");
  }
  [[nodiscard]] QString sentence() const {
    return board_->findChild<QLabel*>("clustersSentence")->text();
  }
  [[nodiscard]] QComboBox* combo(const char* name) const {
    return board_->findChild<QComboBox*>(name);
  }
  [[nodiscard]] QSpinBox* number() const { return board_->findChild<QSpinBox*>("clustersNumber"); }

  std::unique_ptr<tests::OwnBoard> board_;
};

QTEST_MAIN(TestClustersView)
#include "tst_clusters_view.moc"
