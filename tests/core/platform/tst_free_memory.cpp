// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <filesystem>
#include <fstream>

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

  /// The lowest limit of a group and of those around it counts; idle files can be taken back.
  void limits_of_control_groups_count() {
    const QTemporaryDir folder;
    const std::filesystem::path top = folder.path().toStdString();
    const std::filesystem::path job = top / "slurm" / "job_7";
    std::filesystem::create_directories(job);
    QVERIFY(std::isinf(left_of_control_group(top, "/slurm/job_7")));
    std::ofstream(top / "slurm" / "memory.max") << "5000\n";
    std::ofstream(top / "slurm" / "memory.current") << "4500\n";
    std::ofstream(top / "slurm" / "memory.stat") << "anon 200\ninactive_file 300\nactive_file 7\n";
    std::ofstream(job / "memory.max") << "max\n";
    std::ofstream(job / "memory.current") << "4500\n";
    QCOMPARE(left_of_control_group(top, "/slurm/job_7"), 800.0);
    QVERIFY(std::isinf(left_of_control_group(top, "/")));
    std::ofstream(job / "memory.limit_in_bytes") << "1000\n";  // version 1
    std::ofstream(job / "memory.usage_in_bytes") << "1200\n";
    QCOMPARE(left_of_control_group(top, "/slurm/job_7"), 0.0);
    QVERIFY(std::isinf(left_of_control_group(top / "nowhere", "/a/b")));
  }
};

QTEST_GUILESS_MAIN(TestFreeMemory)
#include "tst_free_memory.moc"
