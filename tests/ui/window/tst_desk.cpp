// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPointer>
#include <QSplitter>
#include <QtTest>

#include "tests/ui/window/own_parts.h"
#include "ui/window/desk.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The columns are seen, or the page that covers them, and the messages above either.
class TestDesk : public QObject {
  Q_OBJECT

  tests::OwnParts own_;
  QLabel* message_ = new QLabel("a message", &own_.window);
  Desk* desk_ = new Desk(own_.parts, {message_}, &own_.window);

 private Q_SLOTS:
  void initTestCase() {
    own_.window.setCentralWidget(desk_);
    own_.window.show();
  }

  void the_three_columns_hold_all_parts() {
    const QList<QWidget*> parts{own_.data, own_.method, own_.board, own_.results};
    for (const QWidget* part : parts) {
      QVERIFY(desk_->columns().isAncestorOf(part));
      QVERIFY(part->isVisible());
    }
    QCOMPARE(desk_->columns().count(), 3);
    QVERIFY(!own_.look->isVisible());  // on the second page
    QVERIFY(message_->isVisible());
  }

  void a_page_covers_the_columns_until_it_is_taken_away() {
    const QPointer<QLabel> page = new QLabel("in front");
    desk_->cover(page);
    QVERIFY(page->isVisible());
    QVERIFY(!own_.board->isVisible());
    QVERIFY(message_->isVisible());
    desk_->uncover();
    QVERIFY(own_.board->isVisible());
    QVERIFY(!page->isVisible());
  }
};

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"
