// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest/qtestspontaneevent.h>
#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest>
#include <memory>

#include "ui/wheel_guard.h"

using namespace steelyard::ui;

/// Boxes and a slider in a form that can be scrolled.
class TestWheelGuard : public QObject {
  Q_OBJECT

  std::unique_ptr<WheelGuard> guard_;
  std::unique_ptr<QScrollArea> area_;
  QComboBox* combo_ = nullptr;
  QSpinBox* number_ = nullptr;
  QSlider* slider_ = nullptr;

  static void turn(QWidget& widget, int notches) {
    const QPointF place = widget.rect().center();
    QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);  // as from a mouse: what is ignored goes on
    qApp->notify(&widget, &event);
  }
  /// As the screen reports it: to the window, which finds the widget and may give it the focus.
  void turnOverWindow(const QWidget& widget, int notches) {
    const QPointF place = widget.mapTo(area_.get(), widget.rect().center());
    QWheelEvent event(place, area_->mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(area_->windowHandle(), &event);
  }
  [[nodiscard]] QList<QWidget*> boxes() const { return {combo_, number_, slider_}; }
  /// Turns the wheel over each box while the area has the focus.
  void expectUntouchedBoxes() {
    area_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(area_.get()));
    const QList<int> before = values();
    const QList<QWidget*> all = boxes();
    for (const QWidget* box : all) {
      area_->setFocus();
      const int at = area_->verticalScrollBar()->value();
      turnOverWindow(*box, -1);
      QCOMPARE(values(), before);
      QVERIFY(!box->hasFocus());
      QVERIFY(area_->verticalScrollBar()->value() > at);
      area_->verticalScrollBar()->setValue(0);
    }
  }
  void buildForm() {
    area_ = std::make_unique<QScrollArea>();
    auto* const form = new QWidget;
    auto* const rows = new QVBoxLayout(form);
    combo_ = new QComboBox;
    combo_->addItems({"a", "b", "c"});
    combo_->setCurrentIndex(1);
    number_ = new QSpinBox;
    number_->setValue(5);
    slider_ = new QSlider(Qt::Horizontal);
    slider_->setValue(50);
    const QList<QWidget*> all = boxes();
    for (QWidget* box : all) {
      rows->addWidget(box);
    }
    rows->addSpacing(2000);
    area_->setWidget(form);
    area_->resize(200, 200);
  }
  void showForm() {
    area_->show();
    QVERIFY(QTest::qWaitForWindowExposed(area_.get()));
  }
  [[nodiscard]] QList<int> values() const {
    return {combo_->currentIndex(), number_->value(), slider_->value()};
  }

 private Q_SLOTS:
  void init() {
    guard_ = std::make_unique<WheelGuard>();
    buildForm();
    showForm();
  }
  void cleanup() {
    area_.reset();
    guard_.reset();
  }

  void the_wheel_scrolls_and_changes_nothing_without_focus() {
    area_->setFocus();
    const QList<int> before = values();
    for (QWidget* widget : {static_cast<QWidget*>(combo_), static_cast<QWidget*>(number_),
                            static_cast<QWidget*>(slider_)}) {
      const int at = area_->verticalScrollBar()->value();
      turn(*widget, -1);
      QCOMPARE(values(), before);
      QVERIFY(area_->verticalScrollBar()->value() > at);
      QVERIFY(!widget->hasFocus());
      QVERIFY(widget->focusPolicy() != Qt::WheelFocus);
    }
  }

  void with_the_focus_it_changes_the_value() {
    area_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(area_.get()));
    combo_->setFocus();
    turn(*combo_, -1);
    QCOMPARE(combo_->currentIndex(), 2);
    number_->setFocus();
    turn(*number_, 1);
    QCOMPARE(number_->value(), 6);
    slider_->setFocus();
    turn(*slider_, 1);
    QVERIFY(slider_->value() != 50);
  }

  /// A size hint is enough to polish a box, and nobody polishes it again.
  void a_box_that_was_polished_before_the_guard_came_is_guarded() {
    guard_.reset();
    buildForm();
    const QList<QWidget*> all = boxes();
    for (const QWidget* box : all) {
      box->ensurePolished();
    }
    QCOMPARE(combo_->focusPolicy(), Qt::WheelFocus);
    guard_ = std::make_unique<WheelGuard>();
    showForm();
    expectUntouchedBoxes();
  }

  void a_box_that_asks_for_the_wheel_later_is_guarded() {
    const QList<QWidget*> all = boxes();
    for (QWidget* box : all) {
      box->setFocusPolicy(Qt::WheelFocus);
    }
    expectUntouchedBoxes();
  }

  void without_the_guard_it_would_change_them() {
    guard_.reset();
    area_->setFocus();
    turn(*combo_, -1);
    QCOMPARE(combo_->currentIndex(), 2);
  }
};

QTEST_MAIN(TestWheelGuard)
#include "tst_wheel_guard.moc"
