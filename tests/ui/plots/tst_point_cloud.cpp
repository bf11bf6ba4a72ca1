// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QPainter>
#include <QtTest>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/random.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/point_cloud.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QColor seeThrough(QColor colour, float opacity) {
  colour.setAlphaF(opacity);
  return colour;
}

int largestDifference(const QImage& a, const QImage& b) {
  int largest = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      for (const int difference : {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q)})
        largest = std::max(largest, std::abs(difference));
    }
  }
  return largest;
}

QImage onWhite(const QImage& image) {
  QImage paper(image.size(), QImage::Format_RGB32);
  paper.fill(Qt::white);
  QPainter(&paper).drawImage(0, 0, image);
  return paper;
}

}  // namespace

class TestPointCloud : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  /// Against Qt's painter, from the bottom up and with no point left out.
  void looks_as_if_every_point_were_painted_data() {
    QTest::addColumn<double>("opacity");
    QTest::newRow("as usual") << 0.8;
    QTest::newRow("pale") << 0.2;
    QTest::newRow("full") << 1.0;
  }
  void looks_as_if_every_point_were_painted() {
    QFETCH(double, opacity);
    const std::vector<PointLook> looks{{seeThrough(Qt::blue, float(opacity)), 0, 4},
                                       {seeThrough(Qt::red, float(opacity)), 0, 4}};
    std::vector<PointStamp> stamps;
    for (const PointLook& look : looks) stamps.emplace_back(look, 1);
    Random random(3);
    PointCloud cloud({60, 40});
    std::vector<std::pair<QPoint, std::size_t>> points;
    for (int i = 0; i < 20000; ++i) {
      points.push_back({QPoint(int(random.uniform() * 70) - 5, int(random.uniform() * 50) - 5),
                        std::size_t(i % 2)});
      cloud.add(stamps[points.back().second], points.back().first);
    }
    QImage all(60, 40, QImage::Format_ARGB32_Premultiplied);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
      painter.fillPath(markerShape(0, QPointF(point->first) + QPointF(0.5, 0.5), 4),
                       looks[point->second].fill);
    }
    painter.end();
    QVERIFY(largestDifference(onWhite(cloud.image()), onWhite(all)) <= 12);
  }

  void the_first_one_lies_on_top() {
    PointCloud cloud({20, 20});
    cloud.add(PointStamp({Qt::red, 0, 6}, 1), {10, 10});
    cloud.add(PointStamp({Qt::blue, 0, 12}, 1), {10, 10});
    QCOMPARE(QColor(cloud.image().pixel(10, 10)), QColor(Qt::red));
    QCOMPARE(QColor(cloud.image().pixel(14, 10)), QColor(Qt::blue));
  }

  void what_lies_outside_or_nowhere_is_left_out_and_what_stands_out_is_cut() {
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    PointCloud cloud({20, 20});
    const PointStamp stamp({Qt::red, 1, 6}, 1);
    for (const QPointF& place : {QPointF(-50, 5), QPointF(5, 1e12), QPointF(nowhere, 5)}) {
      cloud.add(stamp, place);
    }
    QCOMPARE(cloud.image(), PointCloud({20, 20}).image());
    for (const QPointF& corner : {QPointF(0, 0), QPointF(19.9, 0), QPointF(0, 19.9)}) {
      cloud.add(stamp, corner);
    }
    QCOMPARE(QColor(cloud.image().pixel(19, 0)), QColor(Qt::red));
    QCOMPARE(qAlpha(cloud.image().pixel(19, 19)), 0);
  }

  void a_ring_is_around_what_has_one() {
    PointCloud cloud({30, 30});
    cloud.add(PointStamp({Qt::yellow, 0, 10, Qt::black, 2}, 1), {15, 15});
    QCOMPARE(QColor(cloud.image().pixel(15, 15)), QColor(Qt::yellow));
    QVERIFY(qGray(cloud.image().pixel(20, 15)) < 60);
  }

  void a_hundred_thousand_points() {
    Random random(4);
    std::vector<QPointF> places;
    for (int i = 0; i < 100000; ++i) {
      places.emplace_back(600 + 150 * random.normal(), 400 + 100 * random.normal());
    }
    const PointStamp stamp({seeThrough(Qt::blue, 0.8F), 0, 4}, 1);
    QBENCHMARK {
      PointCloud cloud({1200, 800});
      for (const QPointF& place : places) cloud.add(stamp, place);
    }
  }
};

QTEST_APPLESS_MAIN(TestPointCloud)
#include "tst_point_cloud.moc"
