// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QThreadPool>
#include <QtTest>

#include "core/error.h"
#include "tests/support/address_limit.h"
#include "tests/support/sanitized.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_export.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestPaintThreads : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Qt waited for ever: its threads need 8 MiB of addresses each.
  void where_they_find_no_room_a_picture_is_refused_and_made_once_there_is() {
    if (tests::sanitized) {
      QSKIP("the sanitizers need their own addresses");
    }
    LinePlot plot;
    plot.setSeries({{"run", {0, 1, 2}, {0.3, 0.2, 0.1}, {}, {}, false}});
    const ExportOptions small{QSizeF(400, 300), 1.0};
    {
      const tests::AddressLimit limit(4 << 20);
      try {
        static_cast<void>(pngOf(plot, small));
        QFAIL("no error");
      } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::cannot_write);
      }
    }
    QVERIFY(!pngOf(plot, small).isEmpty());
    QCOMPARE(QThreadPool::globalInstance()->expiryTimeout(), -1);
  }
};

QTEST_MAIN(TestPaintThreads)
#include "tst_paint_threads.moc"
