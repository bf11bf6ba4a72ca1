// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/data/chip_label.h"

using namespace steelyard::ui;

class TestChipLabel : public QObject {
  Q_OBJECT

  static constexpr int rim = 20;  // left and right of the text

 private Q_SLOTS:
  void names_that_fit_are_all_shown() {
    ChipLabel chip;
    chip.setNames({"phi", "psi"}, "phi, psi");
    chip.resize(chip.sizeHint());
    QCOMPARE(chip.shownText(), QString("phi, psi"));
  }

  /// At every width: whole names and how many others, never half a name.
  void others_are_counted_where_there_is_no_room() {
    const QStringList names{"alcohol", "malic acid", "ash", "magnesium"};
    ChipLabel chip;
    chip.setNames(names, "all of them");
    QCOMPARE(chip.toolTip(), QString("all of them"));
    int most = static_cast<int>(names.size());
    const int least = chip.fontMetrics().horizontalAdvance("alcohol and 3 more") + rim;
    for (int width = chip.sizeHint().width(); width >= least; --width) {
      chip.resize(width, 24);
      const QString shown = chip.shownText();
      QVERIFY(chip.fontMetrics().horizontalAdvance(shown) + rim <= width);
      int count = 1;
      while (shown != names.mid(0, count).join(", ") +
                          (count == 4 ? QString() : QString(" and %1 more").arg(4 - count))) {
        QVERIFY2(++count <= 4, qPrintable(shown));
      }
      QVERIFY(count <= most);
      most = count;
    }
    QCOMPARE(most, 1);
  }
};

QTEST_MAIN(TestChipLabel)
#include "tst_chip_label.moc"
