// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QLocale>
#include <QtTest>
#include <limits>

#include "tests/support/german.h"
#include "ui/count_text.h"
#include "ui/data/missing_chooser.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Numbers of things, in words.
class TestCountText : public QObject {
  Q_OBJECT

  const QLocale before_;

  /// What a widget says of this many missing cells.
  static QString said(Index cells) {
    MissingChooser chooser;
    chooser.setCounts(cells, 1, 2000);
    return chooser.findChild<QLabel*>()->text();
  }

  /// The text for many, in the form for this count.
  static QString columns(int count) {
    return QCoreApplication::translate("steelyard::ui::JoinDialog", "%1 columns", nullptr, count);
  }

 private Q_SLOTS:
  void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void cleanup() {
    QLocale::setDefault(before_);
    tests::forget_language();
  }

  void a_count_beyond_the_numbers_of_qt_is_many() {
    QCOMPARE(howMany(3), 3);
    QCOMPARE(howMany(std::size_t{0}), 0);
    QCOMPARE(howMany(qint64{5'000'000'000}), std::numeric_limits<int>::max());
    QCOMPARE(howMany(-1), 0);  // -1 would mean a text without plural forms
  }

  void english_needs_no_translation() {
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::english));
    QCOMPARE(said(1), QStringLiteral("1 missing cell in 1 of 2,000 rows"));
    QCOMPARE(said(2), QStringLiteral("2 missing cells in 1 of 2,000 rows"));
    QCOMPARE(said(1234), QStringLiteral("1,234 missing cells in 1 of 2,000 rows"));
  }

  void german_has_its_own_forms() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    QCOMPARE(said(1), QStringLiteral("1 fehlende Zelle in 1 von 2,000 Zeilen"));
    QCOMPARE(said(2), QStringLiteral("2 fehlende Zellen in 1 von 2,000 Zeilen"));
    QCOMPARE(said(1234), QStringLiteral("1,234 fehlende Zellen in 1 von 2,000 Zeilen"));
    QCOMPARE(columns(1), QStringLiteral("%1 Spalte"));
    QCOMPARE(columns(0), QStringLiteral("%1 Spalten"));
    QCOMPARE(columns(2), QStringLiteral("%1 Spalten"));
  }
};

QTEST_MAIN(TestCountText)
#include "tst_count_text.moc"
