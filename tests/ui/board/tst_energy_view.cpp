// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "core/random.h"
#include "tests/support/own_board.h"
#include "tests/support/shown_weights.h"
#include "tests/ui/board/board_plots.h"
#include "tests/ui/plots/plot_gestures.h"
#include "ui/plots/contour_plot.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A normal column, an angle around 180 degrees, and a truth.
std::shared_ptr<Problem> normal_and_angle(Index samples = 500) {
  Random random(3);
  auto problem = std::make_shared<Problem>();
  Matrix inputs(samples, 2);
  Matrix truth(samples, 1);
  for (Index sample = 0; sample < samples; ++sample) {
    inputs(sample, 0) = random.normal();
    inputs(sample, 1) = 180.0 + 40.0 * random.normal();
    truth(sample, 0) = 5.0 + random.normal();
  }
  problem->inputs = std::move(inputs);
  problem->truth = std::move(truth);
  problem->features = {{"x", "nm", "", 0.0}, {"phi", "deg", "", 360.0}};
  problem->truth_features = {{"t", "", "", 0.0}};
  return problem;
}

}  // namespace

class TestEnergyView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    board_ = std::make_unique<tests::OwnBoard>();
    open(*board_);
    problem_ = normal_and_angle();
    board_->showProblem(problem_);
    board_->finishObservations();
  }

  void it_is_drawn_once_the_card_is_open() {
    QVERIFY(surface().isEmpty());
    board_->grid().setPlotVisible("free-energy", true);
    QTRY_VERIFY(!surface().isEmpty());
    QCOMPARE(surface().data().header, (QStringList{"x [nm]", "phi [deg]", "free energy (kT)"}));
  }

  void a_period_is_one_whole_axis_and_the_lowest_is_nought() {
    openCard();
    double low = 1e9;
    double high = -1e9;
    double least = 1e9;
    for (const QStringList& row : surface().data().rows) {
      low = std::min(low, row[1].toDouble());
      high = std::max(high, row[1].toDouble());
      least = row[2] == "nan" ? least : std::min(least, row[2].toDouble());
    }
    QVERIFY(high - low < 360.0 && high - low > 350.0);
    QVERIFY(least < 1e-9);
  }

  void axes_can_be_truth_columns_or_those_of_the_projection() {
    openCard();
    combo("energyX")->setCurrentText("t");
    QTRY_COMPARE(surface().data().header[0], QString("t"));
    combo("energyY")->setCurrentText("second axis of the projection");
    const QString axis = plotOf<ScatterPlot>(*board_, "projection").data().header[2];
    QTRY_COMPARE(surface().data().header[1], axis);
    const auto before = surface().data().rows;
    tests::show_weights(*board_, Vector{{1.0, 0.0}});
    QTRY_VERIFY(surface().isEmpty() || surface().data().rows != before);
  }

  void twice_the_same_axis_is_refused_in_words() {
    openCard();
    combo("energyY")->setCurrentText("x");
    QTRY_VERIFY(surface().isEmpty());
  }

  void chosen_samples_lie_over_it() {
    openCard();
    auto& projection = plotOf<ScatterPlot>(*board_, "projection");
    const QRectF whole = projection.rect();
    const auto choose = [&] {
      lassoAround(projection, whole.adjusted(2, 2, -whole.width() / 2, -2));
      return !projection.chosen().empty();
    };
    QTRY_VERIFY(choose());
    const std::vector<Index> chosen = projection.chosen();
    QVERIFY(std::ssize(chosen) < problem_->inputs.rows());
    QCOMPARE(surface().marks().size(), chosen.size());
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      QCOMPARE(surface().marks()[k].x(), problem_->inputs(chosen[k], 0));
      const double off = surface().marks()[k].y() - problem_->inputs(chosen[k], 1);
      QVERIFY(std::abs(std::remainder(off, 360.0)) < 1e-9);
    }
    auto* clear = board_->findChild<QToolButton*>("clearSamples");
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QVERIFY(surface().marks().empty());
  }

 private:
  void openCard() {
    board_->grid().setPlotVisible("free-energy", true);
    board_->finishObservations();
    QVERIFY(!surface().isEmpty());
  }
  [[nodiscard]] ContourPlot& surface() const { return plotOf<ContourPlot>(*board_, "free-energy"); }
  [[nodiscard]] QComboBox* combo(const char* name) const {
    return board_->findChild<QComboBox*>(name);
  }

  std::unique_ptr<tests::OwnBoard> board_;
  ProblemPtr problem_;
};

QTEST_MAIN(TestEnergyView)
#include "tst_energy_view.moc"
