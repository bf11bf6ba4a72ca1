// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "ui/plots/card_header.h"
#include "ui/plots/grid_shape.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_card.h"
#include "ui/plots/plot_grid.h"

using namespace steelyard::ui;

class TestPlotGrid : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    grid_ = std::make_unique<PlotGrid>();
    for (const char* id : {"a", "b", "c", "d", "e"}) {
      grid_->addPlot(id, QStringLiteral("Plot %1").arg(id), new LinePlot);
    }
    grid_->resize(750, 800);
    grid_->show();
    QVERIFY(QTest::qWaitForWindowExposed(grid_.get()));
  }

  void five_plots_fill_two_columns_and_the_last_one_spans_them() {
    QCOMPARE(cardColumns(5, {750, 800}), 2);
    QCOMPARE(card("a")->y(), card("b")->y());
    QVERIFY(card("c")->y() > card("a")->y());
    QVERIFY(card("e")->width() > 2 * card("a")->width() - 10);
    QVERIFY(std::abs(card("a")->width() - card("b")->width()) <= 1);
  }

  void a_second_plot_stands_left_in_its_card_and_is_one_of_the_plots_while_shown() {
    auto* const left = new LinePlot;
    grid_->setBeside("b", {"b-left", "Left of b", left});
    left->show();
    QTRY_VERIFY(left->width() > 90 && left->geometry().right() < card("b")->plot()->x());
    QVERIFY(card("a")->width() - card("b")->width() <= 1);
    QStringList ids;
    for (const NamedPlot& plot : grid_->plots()) ids << plot.id;
    QCOMPARE(ids, (QStringList{"a", "b", "b-left", "c", "d", "e"}));
    left->hide();
    QCOMPARE(grid_->plots().size(), 5U);
    QTRY_VERIFY(card("b")->plot()->x() < 10);
  }

  void every_cell_of_the_grid_is_used_once() {
    for (int count = 1; count <= 9; ++count) {
      for (int columns = 1; columns <= 3; ++columns) {
        const auto cells = cardCells(count, columns);
        int area = 0;
        QRect all;
        for (std::size_t i = 0; i < cells.size(); ++i) {
          area += cells[i].width() * cells[i].height();
          all |= cells[i];
          for (std::size_t k = 0; k < i; ++k) QVERIFY(!cells[i].intersects(cells[k]));
        }
        QCOMPARE(cells.size(), std::size_t(count));
        if (count >= columns) QCOMPARE(area, all.width() * all.height());
      }
    }
  }

  void enlarge_shows_one_card_alone_and_restores_all() {
    trigger("b", "En&large");
    QVERIFY(card("b")->isVisible() && !card("a")->isVisible() && !card("e")->isVisible());
    QTRY_VERIFY(card("b")->width() > 740);
    press("b", "Show all plots");
    QVERIFY(card("a")->isVisible() && card("e")->isVisible());
  }

  void a_closed_card_comes_back_from_the_menu_of_closed_plots() {
    trigger("c", "&Close");
    QVERIFY(!card("c")->isVisible());
    QCOMPARE(grid_->closedPlots(), QStringList({"c"}));
    auto* const button = closedButton();
    QVERIFY(button != nullptr && button->isVisible());
    QCOMPARE(button->menu()->actions()[0]->text(), QStringLiteral("Plot c"));
    button->menu()->actions()[0]->trigger();
    QVERIFY(card("c")->isVisible());
    QVERIFY(!button->isVisible());
  }

  void closing_the_enlarged_card_brings_the_others_back() {
    grid_->setEnlargedPlot("a");
    trigger("a", "&Close");
    QVERIFY(card("b")->isVisible() && !card("a")->isVisible());
  }

  void a_card_dragged_by_its_header_takes_the_place_it_is_dropped_on() {
    auto* const header = card("a")->findChild<CardHeader*>();
    const QPoint from(40, header->height() / 2);
    const QPoint to = header->mapFromGlobal(card("d")->mapToGlobal(card("d")->rect().center()));
    QTest::mousePress(header, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, header->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     {});
    QApplication::sendEvent(header, &move);
    QTest::mouseRelease(header, Qt::LeftButton, {}, to);
    QCOMPARE(order(), QStringList({"b", "c", "d", "a", "e"}));
  }

  void the_menu_moves_and_exports() {
    QSignalSpy exported(grid_.get(), &PlotGrid::exportRequested);
    trigger("b", "Move la&ter");
    QCOMPARE(order(), QStringList({"a", "c", "b", "d", "e"}));
    trigger("b", "Move &earlier");
    QCOMPARE(order(), QStringList({"a", "b", "c", "d", "e"}));
    trigger("d", "E&xport...");
    QCOMPARE(exported.count(), 1);
    QCOMPARE(exported[0][0].toString(), QStringLiteral("d"));
  }

  void every_button_can_be_reached_by_key_and_has_a_name() {
    for (const auto* button : card("a")->findChildren<QToolButton*>()) {
      QVERIFY(button->focusPolicy() & Qt::TabFocus);
      QVERIFY(!button->accessibleName().isEmpty());
    }
    QCOMPARE(grid_->plots()[0].plot->accessibleName(), QStringLiteral("Plot a"));
  }

  /// Plots that are too small to read would be worse than some that are out of sight.
  void a_low_board_is_scrolled_and_no_plot_gets_too_small() {
    grid_->resize(560, 300);
    auto* const area = grid_->findChild<QScrollArea*>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    for (const NamedPlot& named : grid_->plots()) {
      QVERIFY2(named.plot->width() >= 260 && named.plot->height() >= 180, qPrintable(named.id));
    }
    QVERIFY(grid_->minimumSizeHint().height() < 260);
    grid_->resize(750, 1200);
    QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
  }

  void where_the_board_scrolls_the_wheel_zooms_only_the_plot_with_the_focus() {
    grid_->resize(560, 300);
    auto* const area = grid_->findChild<QScrollArea*>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    auto* const plot = qobject_cast<LinePlot*>(card("a")->plot());
    plot->setSeries({{"", {0, 1, 2}, {0, 1, 4}, {}, {}, false}});
    QVERIFY(waitForRedraw(*plot));
    turnWheel(*plot, plot->pixelOf(1, 1), 2);
    QVERIFY(plot->showsAll());
    plot->setFocus();
    turnWheel(*plot, plot->pixelOf(1, 1), 2);
    QVERIFY(!plot->showsAll());
  }

  void titles_are_never_cut_and_controls_go_below_them() {
    auto* const controls = new QLabel("some controls of a plot");
    grid_->addPlot("f", "A title that is about as long as titles get", new LinePlot, controls);
    grid_->setEnlargedPlot("f");
    const auto title = [&] { return card("f")->findChild<CardHeader*>()->findChild<QLabel*>(); };
    QTRY_COMPARE(title()->text(), QString("A title that is about as long as titles get"));
    QTRY_VERIFY(controls->geometry().top() < title()->geometry().bottom());
    grid_->resize(290, 500);
    QTRY_VERIFY(controls->geometry().top() >= title()->geometry().bottom());
    QCOMPARE(title()->text().simplified(), QString("A title that is about as long as titles get"));
    QTRY_VERIFY(title()->sizeHint().width() <= title()->width());
    QTRY_VERIFY(title()->sizeHint().height() <= title()->height());
  }

  void a_card_may_stand_in_a_window_of_its_own() {
    trigger("b", "Open in a &window");
    QVERIFY(card("b")->isWindow() && card("b")->isVisible());
    QCOMPARE(card("b")->windowTitle(), QString("Plot b"));
    QCOMPARE(order(), QStringList({"a", "b", "c", "d", "e"}));
    const QRect screen = card("b")->screen()->availableGeometry();
    QVERIFY(screen.contains(card("b")->geometry()));
    card("b")->close();
    QVERIFY(!card("b")->isWindow() && card("b")->isVisible());
    QTRY_VERIFY(card("b")->x() > card("a")->x());
  }

  void pictures_and_numbers_can_be_copied() {
    auto* const plot = qobject_cast<LinePlot*>(card("a")->plot());
    plot->setAxisTitles("step", "error");
    plot->setSeries({{"", {0, 1}, {0.5, 0.25}, {}, {}, false}});
    trigger("a", "Copy &numbers");
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QVERIFY(lines[0].contains("step\terror"));
    QVERIFY(lines[2].contains("1\t0.25"));
    trigger("a", "Copy &picture");
    QCOMPARE(QGuiApplication::clipboard()->image().size(), plot->size() * 2);
  }

  void a_card_with_help_has_a_button_for_it() {
    const auto button = [&](const QString& name) {
      const auto all = card("a")->findChildren<QToolButton*>();
      return std::any_of(all.begin(), all.end(), [&](const QToolButton* each) {
        return each->accessibleName() == name && each->isVisible();
      });
    };
    QVERIFY(!button("What Plot a shows"));
    grid_->setHelp("a", "Look for the line.");
    QVERIFY(button("What Plot a shows"));
    QCOMPARE(card("a")->whatsThis(), QString("Look for the line."));
  }

  void plots_that_change_together_are_drawn_in_turns_of_their_own() {
    QTest::qWait(0);
    std::vector<int> turns;
    int turn = 0;
    QTimer counter;  // one more in each turn of the event loop
    connect(&counter, &QTimer::timeout, this, [&turn] { ++turn; });
    for (const NamedPlot& named : grid_->plots()) {
      auto* const plot = qobject_cast<LinePlot*>(named.plot);
      plot->setSeries({{"", {0, 1}, {0, 1}, {}, {}, false}});
      connect(plot, &FramedPlot::redrawn, this, [&] { turns.push_back(turn); });
    }
    counter.start(0);
    QTRY_COMPARE(turns.size(), std::size_t(5));
    QCOMPARE(std::adjacent_find(turns.begin(), turns.end()), turns.end());
  }

 private:
  [[nodiscard]] PlotCard* card(const QString& id) const {
    for (PlotCard* c : grid_->findChildren<PlotCard*>()) {
      if (c->id() == id) return c;
    }
    return nullptr;
  }
  [[nodiscard]] QToolButton* closedButton() const {
    return grid_->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
  }
  [[nodiscard]] QStringList order() const {
    QStringList ids;
    for (const NamedPlot& named : grid_->plots()) ids << named.id;
    return ids;
  }
  void press(const QString& id, const QString& name) {
    for (auto* button : card(id)->findChildren<QToolButton*>()) {
      if (button->accessibleName() == name) return QTest::mouseClick(button, Qt::LeftButton);
    }
    QFAIL(qPrintable("no button " + name));
  }
  void trigger(const QString& id, const QString& text) {
    for (QAction* action : card(id)->findChild<QMenu*>()->actions()) {
      if (action->text() == text) return action->trigger();
    }
    QFAIL(qPrintable("no entry " + text));
  }
  std::unique_ptr<PlotGrid> grid_;
};

QTEST_MAIN(TestPlotGrid)
#include "tst_plot_grid.moc"
