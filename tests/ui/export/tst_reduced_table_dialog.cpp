// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

#include "ui/export/reduced_table_dialog.h"
#include "ui/settings/kept_settings.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestReducedTableDialog : public QObject {
  Q_OBJECT

  static constexpr ReducedParts all_{true, true, true, true};

  static void click(QWidget& dialog, const char* name) {
    auto* const button = dialog.findChild<QAbstractButton*>(QLatin1String(name));
    QVERIFY2(button != nullptr, name);
    button->click();
  }

  /// Clicks these in the dialog that comes, then accepts or cancels it.
  static std::optional<ReducedParts> answered(const ReducedTableOffer& offer,
                                              const QList<const char*>& clicks,
                                              bool accept = true) {
    QTimer::singleShot(0, qApp, [&clicks, accept] {
      auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      for (const char* name : clicks) {
        click(*dialog, name);
      }
      dialog->findChild<QDialogButtonBox*>()
          ->button(accept ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel)
          ->click();
    });
    return askForReducedParts(offer);
  }

 private Q_SLOTS:
  void init() { keptSettings().remove("reduced-table"); }

  void at_first_the_columns_are_wanted_as_they_are_with_names_and_target() {
    const auto parts = answered({"Weighted", true, true}, {});
    QVERIFY(parts);
    QCOMPARE(*parts, (ReducedParts{false, true, true, false}));
  }

  void what_is_chosen_is_wanted_the_next_time() {
    const ReducedTableOffer offer{"Weighted", true, true};
    QCOMPARE(*answered(offer, {"space", "target", "rows"}),
             (ReducedParts{true, true, false, true}));
    QCOMPARE(*answered(offer, {}), (ReducedParts{true, true, false, true}));
    QVERIFY(!answered(offer, {"raw"}, false));  // cancelled
    QCOMPARE(lastReducedParts(), (ReducedParts{true, true, false, true}));
  }

  void what_a_table_cannot_offer_is_not_given_but_stays_wanted() {
    const ReducedTableOffer everything{"Weighted", true, true};
    QCOMPARE(*answered(everything, {"space", "rows"}), all_);
    const ReducedTableDialog none({}, all_);
    for (const char* name : {"space", "names", "target"}) {
      QVERIFY2(!none.findChild<QAbstractButton*>(QLatin1String(name))->isEnabled(), name);
    }
    QCOMPARE(*answered({}, {}), (ReducedParts{false, false, false, true}));
    QCOMPARE(*answered(everything, {}), all_);
  }
};

QTEST_MAIN(TestReducedTableDialog)
#include "tst_reduced_table_dialog.moc"
