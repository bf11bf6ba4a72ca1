// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "tests/support/contrast.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/palette.h"

using namespace steelyard::ui;
using steelyard::tests::contrast;
using steelyard::tests::luminance;

namespace {

constexpr int categories = 10;

}  // namespace

class TestPalette : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void value_colours_become_steadily_lighter() {
    double before = 0;
    for (int i = 0; i <= 20; ++i) {
      const double light = luminance(sequentialColour(i / 20.0));
      QVERIFY2(light > before, qPrintable(QString::number(i)));
      before = light;
    }
    QCOMPARE(sequentialColour(-3), sequentialColour(0));
    QCOMPARE(sequentialColour(7), sequentialColour(1));
  }

  /// Lightness alone does not tell the two ends apart, so their hues must: blue against orange
  /// stays apart where red or green are not seen.
  void colours_of_either_sign_darken_alike_from_the_middle() {
    double before = 2;
    for (int i = 0; i <= 10; ++i) {
      const double below = luminance(divergingColour(-i / 10.0));
      const double above = luminance(divergingColour(i / 10.0));
      QVERIFY2(below < before && above < before, qPrintable(QString::number(i)));
      QVERIFY(std::abs(below - above) < 0.12);
      before = std::min(below, above);
    }
    const int blue = divergingColour(-1).blue() - divergingColour(1).blue();
    QVERIFY(blue > 120);
    QCOMPARE(divergingColour(-3), divergingColour(-1));
    QCOMPARE(divergingColour(std::nan("")), QColor(Qt::gray));
  }

  void category_colours_are_distinct() {
    QCOMPARE(categoricalColour(categories), categoricalColour(0));
    for (int a = 0; a < categories; ++a) {
      for (int b = 0; b < a; ++b) QVERIFY(!alike(categoricalColour(a), categoricalColour(b)));
    }
  }

  void no_line_looks_like_another_of_a_dozen() {
    constexpr int dozen = 12;
    for (int first = 0; first < 3 * categories; ++first) {
      QVERIFY(categoricalDashes(first) != categoricalDashes(first + 1));  // in grey, too
      for (int other = first + 1; other < first + dozen; ++other) {
        QVERIFY(categoricalColour(first) != categoricalColour(other) ||
                categoricalDashes(first) != categoricalDashes(other));
      }
    }
    QVERIFY(categoricalDashes(0).isEmpty());  // a single line is whole
  }

  void a_dark_ground_has_brighter_colours_that_are_distinct_too() {
    const ChartColours night = chartColours(darkPalette());
    const QColor ground = night.background;
    for (int a = 0; a < categories; ++a) {
      const QColor colour = categoricalColour(a, night);
      QVERIFY2(contrast(colour, ground) >= 4.5, qPrintable(colour.name()));
      QVERIFY(luminance(colour) >= luminance(categoricalColour(a)));
      QCOMPARE(categoricalColour(a, paperColours()), categoricalColour(a));
      for (int b = 0; b < a; ++b) QVERIFY(!alike(colour, categoricalColour(b, night)));
    }
  }

  void surroundings_follow_the_theme_and_paper_is_white() {
    QCOMPARE(chartColours(darkPalette()).background, QColor(30, 30, 30));
    QVERIFY(chartColours(darkPalette()).text.lightness() > 200);
    QCOMPARE(paperColours().background, QColor(Qt::white));
  }
};

QTEST_APPLESS_MAIN(TestPalette)
#include "tst_palette.moc"
