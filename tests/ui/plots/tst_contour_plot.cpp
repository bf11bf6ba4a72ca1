// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/contour_plot.h"
#include "ui/plots/plot_export.h"

using namespace steelyard::ui;

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// (x - 1)^2 + y^2 over -3..3, in kT; blank from 9 on.
ContourGrid well(int cells) {
  ContourGrid grid{-3, 3, -3, 3, cells, cells, {}};
  for (int row = 0; row < cells; ++row) {
    for (int column = 0; column < cells; ++column) {
      const double x = -3 + 6 * (column + 0.5) / cells - 1;
      const double y = -3 + 6 * (row + 0.5) / cells;
      const double value = x * x + y * y;
      grid.values.push_back(value < 9 ? value : nothing);
    }
  }
  return grid;
}

}  // namespace

class TestContourPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<ContourPlot>();
    plot_->setAxisTitles("phi", "psi");
    plot_->setValueTitle("free energy", "kT");
    plot_->resize(420, 320);
    plot_->show();
    plot_->setGrid(well(60));
    QVERIFY(waitForRedraw(*plot_));
  }

  void every_place_has_the_colour_of_its_value() {
    const QImage image = seen(*plot_);
    const auto at = [&](double x, double y) {
      return image.pixelColor(plot_->pixelOf(x, y).toPoint());
    };
    QVERIFY(alike(at(1, 0), plot_->colourOf(0), 12));
    QVERIFY(alike(plot_->colourOf(0), sequentialColour(0), 1));
    QVERIFY(alike(at(1, 1.22), plot_->colourOf(1.5), 40));
    QVERIFY(alike(at(-1.5, 0), plot_->colourOf(6.25), 40));
    QVERIFY(!alike(plot_->colourOf(6.25), plot_->colourOf(0), 40));
  }

  void marks_lie_over_the_contours_until_they_are_taken_away() {
    const auto at = [&](double x, double y) {
      return seen(*plot_).pixelColor(plot_->pixelOf(x, y).toPoint());
    };
    plot_->setMarks({{1, 0}, {-1.5, 0}});
    QVERIFY(alike(at(1, 0), Qt::white, 30));
    QVERIFY(alike(at(-1.5, 0), Qt::white, 30));
    QVERIFY(alike(at(1, 1.22), plot_->colourOf(1.5), 40));
    plot_->setMarks({});
    QVERIFY(alike(at(1, 0), plot_->colourOf(0), 12));
  }

  void blank_cells_stay_blank() {
    const QColor ground = plot_->palette().color(QPalette::Base);
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(-2.83, 2.77).toPoint()), ground, 12));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(-2.5, 2.5)).section('\n', 2),
             QStringLiteral("free energy: no value here"));
  }

  /// Of a plane, interpolation between the cells' middles is exact.
  void a_level_runs_where_the_surface_crosses_it() {
    ContourGrid slope{0, 10, 0, 10, 10, 10, {}};
    for (int i = 0; i < 100; ++i) slope.values.push_back(i % 10 + 0.5);
    plot_->setGrid(slope);
    QVERIFY(waitForRedraw(*plot_));
    const QImage image = seen(*plot_);
    const auto at = [&](double x) { return image.pixelColor(plot_->pixelOf(x, 5.3).toPoint()); };
    for (int level = 1; level <= 9; ++level) {
      QVERIFY(alike(at(level - 0.2), plot_->colourOf(level - 0.2), 8));
      QVERIFY(alike(at(level + 0.2), plot_->colourOf(level + 0.2), 8));
      QVERIFY(plot_->colourOf(level - 0.2) != plot_->colourOf(level + 0.2));
    }
  }

  void a_colour_bar_with_its_unit_stands_at_the_right() {
    const QImage image = seen(*plot_);
    const QRect right(int(plot_->pixelOf(3, 0).x()) + 4, 0, 420, 320);
    QVERIFY(pixelsOf(image, plot_->colourOf(0), right, 10) > 50);
    QVERIFY(pixelsOf(image, plot_->colourOf(8.9), right, 10) > 50);
    QVERIFY(pixelsOf(image, plot_->palette().color(QPalette::Text), right) > 50);
    QCOMPARE(plot_->data().header, (QStringList{"phi", "psi", "free energy (kT)"}));
  }

  void pointing_tells_place_and_value() {
    QCOMPARE(plot_->hoverText(plot_->pixelOf(1.05, 0.05)).section('\n', 2),
             QStringLiteral("free energy: 0.005 kT"));
  }

  void it_is_written_as_other_plots_are() {
    const QTemporaryDir folder;
    for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
      const QString path = folder.filePath(QStringLiteral("surface.") + suffix);
      exportPlot(*plot_, path);
      QVERIFY(QFile(path).size() > 2000);
    }
    const QImage picture(folder.filePath("surface.png"));
    QVERIFY(pixelsOf(picture, plot_->colourOf(0), {}, 10) > 1000);
  }

  void a_flat_surface_and_a_single_cell_can_be_shown() {
    plot_->setGrid({0, 1, 0, 1, 1, 1, {2.0}});
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(alike(seen(*plot_).pixelColor(plot_->pixelOf(0.5, 0.5).toPoint()), plot_->colourOf(2)));
    plot_->setGrid({0, 1, 0, 1, 2, 1, {nothing, nothing}});
    QVERIFY(plot_->isEmpty());
  }

 private:
  std::unique_ptr<ContourPlot> plot_;
};

QTEST_MAIN(TestContourPlot)
#include "tst_contour_plot.moc"
