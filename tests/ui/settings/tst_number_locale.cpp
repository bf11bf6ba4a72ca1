// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QSpinBox>
#include <QtTest>
#include <algorithm>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "ui/count_text.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/session/question.h"
#include "ui/settings/number_locale.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

bool hasOtherDigits(const QString& text) {
  return std::any_of(text.begin(), text.end(),
                     [](QChar each) { return each.isDigit() && each.unicode() > u'9'; });
}

}  // namespace

class TestNumberLocale : public QObject {
  Q_OBJECT

  const QLocale before_;

 private Q_SLOTS:
  void cleanup() { QLocale::setDefault(before_); }

  void only_a_locale_with_other_digits_is_replaced() {
    const QLocale arabic(QLocale::Arabic, QLocale::Egypt);
    QVERIFY(hasOtherDigits(arabic.toString(1234)));
    for (const QLocale& other :
         {arabic, QLocale(QLocale::Persian, QLocale::Iran), QLocale(QLocale::Bengali)}) {
      QVERIFY(!hasOtherDigits(numberLocale(other).toString(1234567890)));
    }
    const QLocale german(QLocale::German, QLocale::Germany);
    QCOMPARE(numberLocale(german), german);
  }

  /// All other numbers have a decimal point.
  void no_dot_groups_digits() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(countText(1234567), QStringLiteral("1\u202F234\u202F567"));
    QCOMPARE(countText(-1200), QStringLiteral("-1\u202F200"));
    QCOMPARE(countText(999), QStringLiteral("999"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QCOMPARE(countText(1200), QStringLiteral("1,200"));
  }

  void no_part_of_the_window_mixes_digits() {
    QLocale::setDefault(numberLocale(QLocale(QLocale::Arabic, QLocale::Egypt)));
    QCOMPARE(countText(1200), QStringLiteral("1,200"));
    const MethodRegistry registry = tests::methods_from_dii();
    MainWindow window(registry);
    window.dataPanel().setDataset(ten_gaussians(1200));
    window.question().settle();
    for (const QLabel* label : window.findChildren<QLabel*>()) {
      QVERIFY2(!hasOtherDigits(label->text()), qPrintable(label->text()));
    }
    for (const QAbstractSpinBox* box : window.findChildren<QAbstractSpinBox*>()) {
      QVERIFY2(!hasOtherDigits(box->text()), qPrintable(box->text()));
    }
  }
};

QTEST_MAIN(TestNumberLocale)
#include "tst_number_locale.moc"
