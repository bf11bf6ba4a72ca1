// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>
#include <vector>

#include "core/parallel.h"
#include "core/subnormals.h"

using namespace steelyard;

namespace {

/// Worked out when the program runs, in this thread.
double half_of_least() {
  volatile double least = std::numeric_limits<double>::min();
  return 0.5 * least;
}

}  // namespace

class TestSubnormals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void are_zero_while_a_guard_lives() {
#ifndef __SSE2__
    QSKIP("this processor has no such switch, or it is not known");
#endif
    QVERIFY(half_of_least() > 0.0);
    {
      const SubnormalsAsZero outer;
      QCOMPARE(half_of_least(), 0.0);
      {
        const SubnormalsAsZero inner;
        QCOMPARE(half_of_least(), 0.0);
      }
      QCOMPARE(half_of_least(), 0.0);
    }
    QVERIFY(half_of_least() > 0.0);
  }

  void are_zero_in_the_loops_that_its_thread_starts() {
#ifndef __SSE2__
    QSKIP("this processor has no such switch, or it is not known");
#endif
    constexpr Index count = 200;
    std::vector<double> found(count, -1.0);
    const auto fill = [&] {
      parallel_for(count, Sharing{.in_turns = true},
                   [&](Index index) { found[static_cast<std::size_t>(index)] = half_of_least(); });
    };
    {
      const SubnormalsAsZero guard;
      fill();
    }
    QCOMPARE(found, std::vector<double>(count, 0.0));
    fill();
    QVERIFY(*std::min_element(found.begin(), found.end()) > 0.0);
  }

  void stay_as_they_are_in_other_threads() {
    std::atomic<bool> guarded{false};
    double of_other = 0.0;
    std::thread other([&] {
      while (!guarded) {
        std::this_thread::yield();
      }
      of_other = half_of_least();
    });
    {
      const SubnormalsAsZero guard;
      guarded = true;
      other.join();
    }
    QVERIFY(of_other > 0.0);
  }
};

QTEST_APPLESS_MAIN(TestSubnormals)
#include "tst_subnormals.moc"
