// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/resource.h>
#include <unistd.h>

#include <QtTest>
#include <algorithm>
#include <string>
#include <thread>

#include "core/platform/free_memory.h"
#include "core/platform/this_machine.h"
#include "core/platform/this_program.h"
#include "core/platform/thread_priority.h"
#include "core/platform/utc_now.h"

using namespace steelyard;

namespace {

int priority_of_this_thread() { return ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid())); }

}  // namespace

/// What the system says of this machine and of this program.
class TestThisMachine : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void more_memory_is_there_than_is_free() {
    const auto all = static_cast<double>(memory_of_this_machine());
    QVERIFY(all > 64e6);
    QVERIFY(free_memory().value_or(0.0) <= all);
  }

  void a_machine_stays_the_same() {
    QVERIFY(!own_node().empty());
    QCOMPARE(own_node(), own_node());
#ifdef __GLIBC__
    QVERIFY(c_library().starts_with("glibc 2."));
#endif
  }

  void this_program_is_found() {
    QCOMPARE(
        path_of_this_program().string(),
        std::filesystem::canonical(QCoreApplication::applicationFilePath().toStdString()).string());
  }

  void the_environment_is_told_and_added_to_but_not_changed() {
    const char* const name = "STEELYARD_TEST_OF_THIS_PROGRAM";
    const auto has = [&](const std::string& value) {
      const auto all = environment_of_this_program();
      return std::find(all.begin(), all.end(), std::string(name) + "=" + value) != all.end();
    };
    QVERIFY(!has("first"));
    QVERIFY(set_if_unset(name, "first"));
    QVERIFY(has("first"));
    QVERIFY(set_if_unset(name, "second"));
    QVERIFY(has("first") && !has("second"));
    qunsetenv(name);
  }

  void a_thread_is_made_less_urgent_and_those_that_it_starts_but_no_other() {
#ifndef __linux__
    QSKIP("the priority of one thread is set on Linux only");
#endif
    const int before = priority_of_this_thread();
    int own = before;
    int started = before;
    std::thread([&] {
      lower_this_threads_priority();
      own = priority_of_this_thread();
      std::thread([&] { started = priority_of_this_thread(); }).join();
    }).join();
    QVERIFY(own > before || before >= 5);
    QCOMPARE(started, own);
    QCOMPARE(priority_of_this_thread(), before);
  }

  void the_time_is_that_of_now_in_utc() {
    const QString text = QString::fromStdString(utc_now());
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    QVERIFY2(time.isValid() && text.endsWith('Z'), qPrintable(text));
    QVERIFY(qAbs(time.secsTo(QDateTime::currentDateTimeUtc())) < 60);
  }
};

QTEST_GUILESS_MAIN(TestThisMachine)
#include "tst_this_machine.moc"
