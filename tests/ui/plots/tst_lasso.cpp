// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

using Samples = std::vector<Index>;

class TestLasso : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  /// A lattice of 10 x 10; sample 10 * row + column lies at (column, row).
  void init() {
    plot_ = std::make_unique<ScatterPlot>();
    plot_->resize(420, 320);
    plot_->show();
    std::vector<double> x, y;
    for (int i = 0; i < 100; ++i) {
      x.push_back(i % 10);
      y.push_back(i / 10);
    }
    plot_->setPoints(x, y, {});
    QVERIFY(waitForRedraw(*plot_));
  }

  void chooses_exactly_the_samples_inside() {
    QSignalSpy chosen(plot_.get(), &ScatterPlot::samplesChosen);
    circle(1.5, 2.5, 4.5, 3.5);
    const Samples inside{32, 33, 34};
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Samples>(), inside);
    QCOMPARE(plot_->chosen(), inside);
  }

  void no_tool_tip_stays_over_the_line() {
    QTest::mousePress(plot_.get(), Qt::LeftButton, {}, at(4.0, 4.0).toPoint());
    moveMouse(*plot_, at(4.0, 4.0) + QPointF(1.0, 0.0), Qt::LeftButton);  // no line yet
    QVERIFY(QToolTip::isVisible());
    moveMouse(*plot_, at(7.5, 6.5), Qt::LeftButton);
    QTRY_VERIFY(!QToolTip::isVisible());
    QTest::mouseRelease(plot_.get(), Qt::LeftButton, {}, at(7.5, 6.5).toPoint());
  }

  void a_slanting_line_is_no_rectangle() {
    drag(*plot_, {at(0.2, -0.3), at(9.3, -0.3), at(9.3, 8.8)});  // below y = x - 0.5
    Samples below;
    for (Index i = 0; i < 100; ++i) {
      if (i / 10 < i % 10) below.push_back(i);
    }
    QCOMPARE(plot_->chosen(), below);
  }

  void control_adds_and_alt_removes() {
    circle(-0.5, -0.5, 1.5, 0.5);
    circle(-0.5, 0.5, 1.5, 1.5, Qt::ControlModifier);
    QCOMPARE(plot_->chosen(), (Samples{0, 1, 10, 11}));
    circle(0.5, -0.5, 1.5, 1.5, Qt::AltModifier);
    QCOMPARE(plot_->chosen(), (Samples{0, 10}));
  }

  void a_click_beside_the_points_and_escape_choose_none() {
    circle(-0.5, -0.5, 1.5, 0.5);
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, at(4.5, 4.5).toPoint());
    QVERIFY(plot_->chosen().empty());
    circle(-0.5, -0.5, 1.5, 0.5);
    QTest::keyClick(plot_.get(), Qt::Key_Escape);
    QVERIFY(plot_->chosen().empty());
  }

  void a_double_click_shows_everything_and_keeps_the_choice() {
    circle(-0.5, -0.5, 1.5, 0.5);
    const QPoint beside = at(4.5, 4.5).toPoint();
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, beside);
    QTest::mouseDClick(plot_.get(), Qt::LeftButton, {}, beside);
    circle(-0.5, -0.5, 1.5, 0.5);
    QTest::mouseDClick(plot_.get(), Qt::LeftButton, {}, beside);
    QCOMPARE(plot_->chosen(), (Samples{0, 1}));
  }

  void what_is_chosen_stays_while_the_samples_move_and_goes_with_them() {
    plot_->setChosen({7, 3, 3, 1000, -1});
    QCOMPARE(plot_->chosen(), (Samples{3, 7}));
    plot_->setPoints(std::vector<double>(100, 1.0), std::vector<double>(100, 2.0), {});
    QCOMPARE(plot_->chosen(), (Samples{3, 7}));
    QSignalSpy chosen(plot_.get(), &ScatterPlot::samplesChosen);
    plot_->clear();
    QVERIFY(plot_->chosen().empty());
    QCOMPARE(chosen.count(), 1);
  }

  void the_others_are_paler() {
    plot_->setChosen({55});
    QVERIFY(waitForRedraw(*plot_));
    const QImage image = seen(*plot_);
    QVERIFY(alike(image.pixelColor(at(5, 5).toPoint()), categoricalColour(0), 30));
    QVERIFY(!alike(image.pixelColor(at(5, 4).toPoint()), categoricalColour(0), 60));
    const QColor edge = plot_->palette().color(QPalette::Text);
    const QRect near(at(5, 5).toPoint() - QPoint(7, 7), QSize(15, 15));
    QVERIFY(pixelsOf(image, edge, near, 70) > 2);
  }

  void the_line_is_seen_while_it_is_drawn_and_does_not_outlive_it() {
    const QImage before = seen(*plot_);
    QTest::mousePress(plot_.get(), Qt::LeftButton, {}, at(1.5, 1.5).toPoint());
    for (const QPointF& place : {at(7.5, 1.5), at(7.5, 7.5)}) {
      moveMouse(*plot_, place, Qt::LeftButton);
    }
    QVERIFY(seen(*plot_) != before);
    QTest::keyClick(plot_.get(), Qt::Key_Escape);
    QVERIFY(seen(*plot_) == before);
    QTest::mouseRelease(plot_.get(), Qt::LeftButton, {}, at(7.5, 7.5).toPoint());
    QVERIFY(plot_->chosen().empty());
  }

  void the_tool_tip_tells_the_row_of_the_table() {
    Samples rows(100);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = Index(2 * i);
    plot_->setRows(rows);
    QVERIFY(plot_->hoverText(at(3, 0)).startsWith("sample 4 (row 7)\n"));
  }

 private:
  QPointF at(double x, double y) const { return plot_->pixelOf(x, y); }
  void circle(double left, double low, double right, double high, Qt::KeyboardModifiers keys = {}) {
    drag(*plot_, {at(left, low), at(right, low), at(right, high), at(left, high)}, Qt::LeftButton,
         keys);
  }
  std::unique_ptr<ScatterPlot> plot_;
};

QTEST_MAIN(TestLasso)
#include "tst_lasso.moc"
