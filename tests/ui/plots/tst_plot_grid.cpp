// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>

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
    press("b", "Enlarge Plot b");
    QVERIFY(card("b")->isVisible() && !card("a")->isVisible() && !card("e")->isVisible());
    QTRY_VERIFY(card("b")->width() > 740);
    press("b", "Show all plots");
    QVERIFY(card("a")->isVisible() && card("e")->isVisible());
  }

  void a_closed_card_comes_back_from_the_menu_of_closed_plots() {
    press("c", "Close Plot c");
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
    press("a", "Close Plot a");
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
    trigger("b", "Move &later");
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

  void plots_that_change_together_are_drawn_in_turns_of_their_own() {
    QTest::qWait(0);
    std::vector<int> turns;
    int turn = 0;
    QTimer counter;  // one more in each turn of the event loop
    connect(&counter, &QTimer::timeout, this, [&turn] { ++turn; });
    for (const NamedPlot& named : grid_->plots()) {
      auto* const plot = qobject_cast<LinePlot*>(named.plot);
      plot->setSeries({{"", {0, 1}, {0, 1}, {}, {}, false}});
      connect(plot, &ChartPlot::redrawn, this, [&] { turns.push_back(turn); });
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
