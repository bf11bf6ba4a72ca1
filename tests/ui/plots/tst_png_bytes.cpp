// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QImage>
#include <QtTest>
#include <random>

#include "ui/plots/png_bytes.h"

using namespace steelyard::ui;

/// What is read back by Qt's reader, which checks the sums of the file, is what was painted.
class TestPngBytes : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void pictures_of_every_shape_are_read_back_as_they_are_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("one pixel") << QSize(1, 1);
    QTest::newRow("a row") << QSize(301, 1);
    QTest::newRow("a column") << QSize(1, 301);
    QTest::newRow("more than the room of a piece") << QSize(400, 300);
  }
  void pictures_of_every_shape_are_read_back_as_they_are() {
    QFETCH(const QSize, size);
    QImage noise(size, QImage::Format_RGB32);
    std::mt19937 random(1);  // noise cannot be compressed, so that the file is as large
    for (int y = 0; y < size.height(); ++y) {
      for (int x = 0; x < size.width(); ++x) {
        noise.setPixel(x, y, qRgb(random() % 256, random() % 256, random() % 256));
      }
    }
    QCOMPARE(readBack(noise), noise);
  }

  /// Rows that equal the row above take their own way.
  void even_areas_are_read_back_and_take_little() {
    QImage even(1000, 800, QImage::Format_RGB32);
    even.fill(qRgb(10, 200, 255));
    for (int x = 100; x < 900; ++x) {
      even.setPixel(x, 400, qRgb(255, 0, 1));
    }
    QCOMPARE(readBack(even), even);
    QVERIFY(pngBytes(even).size() < 1000 * 800 * 3 / 100);
  }

  void dots_per_metre_are_kept() {
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setDotsPerMeterX(7559);
    image.setDotsPerMeterY(3780);
    QCOMPARE(readBack(image).dotsPerMeterX(), 7559);
    QCOMPARE(readBack(image).dotsPerMeterY(), 3780);
  }

 private:
  static QImage readBack(const QImage& image) { return QImage::fromData(pngBytes(image), "PNG"); }
};

QTEST_MAIN(TestPngBytes)
#include "tst_png_bytes.moc"
