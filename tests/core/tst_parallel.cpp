// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <algorithm>
#include <atomic>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/parallel.h"
#include "tests/support/paths.h"

using namespace steelyard;

namespace {

const std::vector<Sharing> ways{
    {}, {.together = 7}, {.in_turns = true}, {.together = 5, .in_turns = true}, {.team = false}};

/// As many threads as a test asks for, until it ends.
class Threads {
 public:
  explicit Threads(std::size_t count) : before_(most_threads()) { set_most_threads(count); }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  ~Threads() { set_most_threads(before_); }

 private:
  std::size_t before_;
};

/// What the loop over 300 indices throws when these fail.
std::string failure_of(const std::vector<Index>& failing, const Sharing& sharing) {
  try {
    parallel_for(300, sharing, [&](Index index) {
      if (std::find(failing.begin(), failing.end(), index) != failing.end()) {
        throw std::runtime_error(std::to_string(index));
      }
    });
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "none";
}

}  // namespace

class TestParallel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_index_comes_once() {
    for (const std::size_t threads : {1U, 2U, 5U}) {
      const Threads so_many(threads);
      for (const Sharing& sharing : ways) {
        for (const Index count : {0, 1, 4, 7, 300}) {
          std::vector<std::atomic<int>> seen(static_cast<std::size_t>(count));
          parallel_for(count, sharing,
                       [&](Index index) { ++seen[static_cast<std::size_t>(index)]; });
          for (const auto& times : seen) {
            QCOMPARE(times.load(), 1);
          }
        }
      }
    }
  }

  void scratch_is_made_once_for_each_thread_that_takes_part() {
    const Threads so_many(3);
    for (const Sharing& sharing : ways) {
      std::vector<std::atomic<int>> made(3);
      std::atomic<int> sum{0};
      const bool finished = parallel_for(
          100, {}, sharing,
          [&](std::size_t thread) {
            ++made.at(thread);
            return thread;
          },
          [&](Index, std::size_t thread) { sum += made[thread].load(); });
      QVERIFY(finished);
      QCOMPARE(sum.load(), 100);  // made before use, and not again
      for (const auto& times : made) {
        QVERIFY(times.load() <= 1);
      }
    }
  }

  void the_failure_of_the_lowest_index_is_thrown_for_any_number_of_threads() {
    for (const std::size_t threads : {1U, 2U, 5U}) {
      const Threads so_many(threads);
      for (const Sharing& sharing : ways) {
        for (int trial = 0; trial < 20; ++trial) {
          QCOMPARE(failure_of({299, 120, 40, 41, 260}, sharing), std::string("40"));
          QCOMPARE(failure_of({0, 299}, sharing), std::string("0"));
          QCOMPARE(failure_of({299}, sharing), std::string("299"));
          QCOMPARE(failure_of({}, sharing), std::string("none"));
        }
      }
    }
  }

  void what_comes_after_a_failure_may_be_left_out_and_what_comes_before_is_done() {
    const Threads so_many(4);
    std::vector<std::atomic<int>> seen(300);
    try {
      parallel_for(300, Sharing{}, [&](Index index) {
        if (index == 150) {
          throw std::runtime_error("150");
        }
        ++seen[static_cast<std::size_t>(index)];
      });
      QFAIL("nothing was thrown");
    } catch (const std::runtime_error&) {
    }
    for (std::size_t index = 0; index < 150; ++index) {
      QCOMPARE(seen[index].load(), 1);
    }
  }

  void want_of_memory_for_scratch_comes_out_too() {
    const Threads so_many(3);
    const auto loop = [](const Sharing& sharing) {
      return parallel_for(
          100, {}, sharing, [](std::size_t) -> int { throw std::bad_alloc(); }, [](Index, int&) {});
    };
    for (const Sharing& sharing : ways) {
      QVERIFY_THROWS_EXCEPTION(std::bad_alloc, static_cast<void>(loop(sharing)));
    }
  }

  void says_whether_an_index_was_left_out() {
    const Threads so_many(2);
    for (const Sharing& sharing : ways) {
      std::stop_source source;
      std::atomic<int> done{0};
      QVERIFY(parallel_for(100, source.get_token(), sharing, [&](Index) { ++done; }));
      QCOMPARE(done.load(), 100);
      const bool finished = parallel_for(100, source.get_token(), sharing, [&](Index) {
        ++done;
        source.request_stop();
      });
      QVERIFY(!finished);
      QVERIFY(done < 100 + 3);
      QVERIFY(!parallel_for(1, source.get_token(), sharing, [&](Index) { QFAIL("stopped"); }));
      QVERIFY(parallel_for(0, source.get_token(), sharing, [&](Index) { QFAIL("nothing there"); }));
    }
  }

  void a_loop_within_a_loop_has_one_thread() {
    const Threads so_many(3);
    std::atomic<int> inner{0};
    parallel_for(6, Sharing{}, [&](Index) {
      const bool finished = parallel_for(
          10, {}, Sharing{}, [](std::size_t thread) { return thread; },
          [&](Index, std::size_t thread) { inner += thread == 0 ? 1 : 100; });
      QVERIFY(finished);
    });
    QCOMPARE(inner.load(), 60);
  }

  void no_other_loop_of_core_makes_threads() {
    QDirIterator files(QString::fromStdString(tests::fixtures_dir() + "/../../core"),
                       {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    int looked_at = 0;
    while (files.hasNext()) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray text = file.readAll();
      const bool parallel = text.contains("#pragma omp parallel") || text.contains("omp.h");
      QVERIFY2(!parallel || file.fileName().endsWith("/core/parallel.cpp"),
               file.fileName().toUtf8().constData());
      ++looked_at;
    }
    QVERIFY(looked_at > 300);
  }
};

QTEST_GUILESS_MAIN(TestParallel)
#include "tst_parallel.moc"
