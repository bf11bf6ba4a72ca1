// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QWheelEvent>
#include <QtTest>
#include <algorithm>
#include <vector>

#include "ui/plots/plot_frame.h"
#include "ui/plots/plot_navigation.h"

using namespace steelyard::ui;

namespace {

AxisTicks cells(int count, const QString& name) {
  AxisTicks names{0, static_cast<double>(count), {}, {}};
  for (int i = 0; i < count; ++i) {
    names.positions.push_back(i + 0.5);
    names.labels << name.arg(i);
  }
  return names;
}

/// As of a matrix.
PlotFrame matrix(int count, const QString& name) {
  PlotFrame frame;
  frame.font.setPixelSize(13);
  frame.x.title = frame.y.title = QStringLiteral("Feature");
  frame.x.fixed = frame.y.fixed = cells(count, name);
  frame.colourBar = ColourBar{QStringLiteral("A'A"), -1, 1, divergingColour};
  return frame;
}

std::vector<QRectF> xPlaces(const PlotFrame& frame) {
  std::vector<QRectF> places;
  for (std::size_t i = 0; i < frame.xTicks().positions.size(); ++i) {
    places.push_back(frame.xLabelPlace(i));
  }
  return places;
}

std::vector<QRectF> yPlaces(const PlotFrame& frame) {
  std::vector<QRectF> places;
  for (std::size_t i = 0; i < frame.yTicks().positions.size(); ++i) {
    places.push_back(frame.yLabelPlace(i));
  }
  return places;
}

}  // namespace

class TestPlotFrame : public QObject {
  Q_OBJECT

  /// What is wrong with the names of a frame; empty: nothing.
  static QString faults(const PlotFrame& frame, const QSizeF& size) {
    std::vector<QRectF> places = xPlaces(frame);
    const std::vector<QRectF> more = yPlaces(frame);
    if (places.empty() || more.empty()) {
      return QStringLiteral("no names");
    }
    places.insert(places.end(), more.begin(), more.end());
    for (auto one = places.begin(); one != places.end(); ++one) {
      if (!QRectF(QPointF(0, 0), size).contains(*one)) {
        return QStringLiteral("outside");
      }
      if (std::any_of(std::next(one), places.end(),
                      [&](const QRectF& other) { return one->intersects(other); })) {
        return QStringLiteral("overlapping");
      }
    }
    return {};
  }

 private Q_SLOTS:
  void names_never_overlap_or_leave_the_picture_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSizeF>("size");
    for (const int count : {1, 2, 3, 5, 9, 30, 720}) {
      for (const char* name : {"%1", "coulomb_%1", "a rather long name of column %1",
                               "a name that is longer than any small card is wide, of column %1"}) {
        for (const QSizeF size : {QSizeF(260, 180), QSizeF(420, 320), QSizeF(1300, 800)}) {
          QTest::addRow("%d x %s, %g", count, name, size.width()) << count << QString(name) << size;
        }
      }
    }
  }
  void names_never_overlap_or_leave_the_picture() {
    QFETCH(int, count);
    QFETCH(QString, name);
    QFETCH(QSizeF, size);
    PlotFrame frame = matrix(count, name);
    frame.layOut(size);
    QCOMPARE(faults(frame, size), QString());
    PlotNavigation navigation;
    for (int turn = 0; turn < 30; ++turn) {  // into the picture, left of its middle
      const QPointF place = frame.area().topLeft() +
                            QPointF(0.13 * frame.area().width(), 0.8 * frame.area().height());
      QWheelEvent event(place, place, {}, {0, 150}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                        false);
      static_cast<void>(navigation.answer(event, frame));
      frame = matrix(count, name);
      frame.sameSteps = turn % 2 == 1;
      navigation.applyTo(frame);
      frame.layOut(size);
      QVERIFY2(faults(frame, size).isEmpty(),
               qPrintable(QStringLiteral("%1, turn %2").arg(faults(frame, size)).arg(turn)));
    }
  }

  void names_without_room_are_counted() {
    const QSizeF size(420, 320);
    PlotFrame whole = matrix(5, "%1");
    whole.countsNames = true;
    whole.layOut(size);
    QCOMPARE(whole.shownCaption(), QString());
    PlotFrame thinned = matrix(30, "Metric learning %1");
    const double top = [&] {
      thinned.layOut(size);
      return thinned.area().top();
    }();
    thinned.countsNames = true;
    thinned.layOut(size);
    const auto rows = thinned.yTicks().labels.size();
    const auto columns = thinned.xTicks().labels.size();
    QVERIFY(rows < 30 && columns < 30);
    QCOMPARE(thinned.shownCaption(),
             QString("%1 of 30 row names have room; %2 of 30 column names have room")
                 .arg(rows)
                 .arg(columns));
    QVERIFY(thinned.area().top() >= top + 0.5 * thinned.lineHeight());  // the note has a line
    QCOMPARE(faults(thinned, size), QString());
  }

  void a_legend_takes_a_quarter_at_most_and_counts_what_has_no_room() {
    for (const int classes : {2, 7, 20, 132}) {
      for (const QSizeF size : {QSizeF(260, 180), QSizeF(400, 300), QSizeF(1300, 800)}) {
        PlotFrame frame;
        frame.font.setPixelSize(13);
        frame.entriesAre = "%1 classes";
        QStringList names;
        for (int c = 0; c < classes; ++c) {
          names << QStringLiteral("class number %1").arg(c);
          frame.legend.push_back({names.back(), Qt::black, 0});
        }
        frame.layOut(size);
        QVERIFY(frame.area().top() <= 0.25 * size.height() + frame.lineHeight());
        const QString told = frame.legendNames({20, 8});
        const bool all = told.isEmpty();
        QVERIFY(classes > 2 || all);
        QVERIFY(classes < 132 || !all);
        QVERIFY(all || told.contains(names.front()));
        QVERIFY(all || classes > 40 || told.contains(names.back()));
        QVERIFY(frame.legendNames({20, size.height() / 2}).isEmpty());
      }
    }
  }

  /// Lying names need less height than standing ones.
  void names_lie_where_all_fit() {
    PlotFrame few = matrix(3, QStringLiteral("c_%1"));
    few.layOut({420, 320});
    QCOMPARE(few.xTicks().labels.size(), 3);
    QVERIFY(few.xLabelPlace(0).width() > few.xLabelPlace(0).height());
    PlotFrame many = matrix(60, QStringLiteral("coulomb_%1"));
    many.layOut({420, 320});
    QVERIFY(many.xTicks().labels.size() >= 5);
    QVERIFY(many.xLabelPlace(0).width() < many.xLabelPlace(0).height());
  }
};

QTEST_MAIN(TestPlotFrame)
#include "tst_plot_frame.moc"
