// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QtTest>

#include "ui/board/scrubber.h"

using namespace steelyard::ui;

/// The line that says what the cards show.
class TestScrubber : public QObject {
  Q_OBJECT

  Scrubber scrubber_;

  [[nodiscard]] QImage said(const QString& text) {
    scrubber_.say(text);
    return scrubber_.findChild<QLabel*>("scrubLabel")->grab().toImage();
  }

 private Q_SLOTS:
  void init() {
    scrubber_.setSteps(10, 9);
    scrubber_.resize(700, 40);  // in one line
    scrubber_.say("Result");
    scrubber_.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scrubber_));
  }

  /// What is seen of a long text is its beginning.
  void a_text_that_is_too_long_loses_its_end() {
    const QString middle = QString(" of the samples that nothing has seen").repeated(6);
    const QImage shown = said("Result, objective" + middle + " 0.0387");
    QCOMPARE(said("Result, objective" + middle + " 16 columns"), shown);
    QVERIFY(said("Another beginning" + middle + " 0.0387") != shown);
  }

  void beside_a_long_text_the_buttons_keep_their_room() {
    scrubber_.say(QString("word ").repeated(100));
    const auto* label = scrubber_.findChild<QLabel*>("scrubLabel");
    QVERIFY(label->width() <= scrubber_.width());
    QVERIFY(label->geometry().right() <= scrubber_.rect().right());
    const auto* slider = scrubber_.findChild<QWidget*>("scrubSlider");
    QVERIFY(slider->width() >= slider->minimumWidth());
  }
};

QTEST_MAIN(TestScrubber)
#include "tst_scrubber.moc"
