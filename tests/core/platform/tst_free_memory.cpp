// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/platform/free_memory.h"
#include "tests/support/address_limit.h"
#include "tests/support/sanitized.h"

using namespace steelyard;

class TestFreeMemory : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_limit_of_addresses_counts() {
    const auto free = free_memory();
    if (!free) {
      QSKIP("this system does not say how much memory is free");
    }
    QVERIFY(*free > 0.0);
    if (tests::sanitized) {
      return;  // a sanitizer takes terabytes of addresses
    }
    constexpr double more = 64e6;
    const tests::AddressLimit limit(static_cast<rlim_t>(more));
    const auto limited = free_memory();
    QVERIFY(limited && *limited <= more);
  }
};

QTEST_GUILESS_MAIN(TestFreeMemory)
#include "tst_free_memory.moc"
