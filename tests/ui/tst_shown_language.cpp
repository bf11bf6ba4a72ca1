// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown_language.h"

#include <QTranslator>
#include <QtTest>

#include "tests/support/german.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What is written in the language of the window, whatever the locale of the computer.
class TestShownLanguage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_day_is_written_as_the_language_writes_it() {
    const QDateTime moment(QDate(2026, 11, 29), QTime(15, 4));
    QCOMPARE(shownMoment(moment), QString("29 November 2026, 15:04"));
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QTranslator german;
    QVERIFY(german.load(":/translations/steelyard_de.qm"));
    QCoreApplication::installTranslator(&german);
    QCOMPARE(shownMoment(moment), QString("29. November 2026, 15:04"));
    const QDateTime march(QDate(2026, 3, 1), QTime(8, 0));
    QCOMPARE(shownMoment(march), QString::fromUtf8("1. M\xC3\xA4rz 2026, 08:00"));
    QCoreApplication::removeTranslator(&german);
  }
};

QTEST_GUILESS_MAIN(TestShownLanguage)
#include "tst_shown_language.moc"
