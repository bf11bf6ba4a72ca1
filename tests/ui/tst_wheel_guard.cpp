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
  [[nodiscard]] QList<int> values() const {
    return {combo_->currentIndex(), number_->value(), slider_->value()};
  }

 private Q_SLOTS:
  void init() {
    guard_ = std::make_unique<WheelGuard>();
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
    for (QWidget* widget : {static_cast<QWidget*>(combo_), static_cast<QWidget*>(number_),
                            static_cast<QWidget*>(slider_)}) {
      rows->addWidget(widget);
    }
    rows->addSpacing(2000);
    area_->setWidget(form);
    area_->resize(200, 200);
    area_->show();
    QVERIFY(QTest::qWaitForWindowExposed(area_.get()));
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

  void without_the_guard_it_would_change_them() {
    guard_.reset();
    area_->setFocus();
    turn(*combo_, -1);
    QCOMPARE(combo_->currentIndex(), 2);
  }
};

QTEST_MAIN(TestWheelGuard)
#include "tst_wheel_guard.moc"
