// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

#include "core/random.h"

using namespace steelyard;

namespace {

constexpr std::uint64_t any_number = std::numeric_limits<std::uint64_t>::max();
constexpr int length = 10000;

std::vector<std::uint64_t> numbers(Random random) {
  std::vector<std::uint64_t> drawn;
  drawn.reserve(length);
  for (int k = 0; k < length; ++k) {
    drawn.push_back(random.below(any_number));
  }
  return drawn;
}

}  // namespace

class TestRandom : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_same_seed_purpose_and_index_give_the_same_numbers() {
    QCOMPARE(numbers(Random(3, Purpose::batches, 2)), numbers(Random(3, Purpose::batches, 2)));
  }

  /// The numbers of a stream hardly ever come twice: a number that two streams share, at any place,
  /// is a stretch that they share.
  void streams_of_neighbouring_seeds_purposes_and_indices_share_no_number() {
    std::vector<std::uint64_t> all;
    std::size_t streams = 0;
    for (const std::uint64_t seed : {0U, 1U, 2U, 3U}) {
      for (const Purpose purpose :
           {Purpose::rows_of_a_fit, Purpose::batches, Purpose::subsamples, Purpose::split}) {
        for (const std::uint64_t index : {0U, 1U, 2U, 3U}) {
          const auto drawn = numbers(Random(seed, purpose, index));
          all.insert(all.end(), drawn.begin(), drawn.end());
          ++streams;
        }
      }
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    QCOMPARE(all.size(), streams * length);
  }

  /// What epoch 5 of seed 1 and epoch 4 of seed 2 had in common, and a replicate with both.
  void a_seed_and_an_index_do_not_add_up() {
    const auto first = numbers(Random(1, Purpose::batches, 5));
    QVERIFY(first != numbers(Random(2, Purpose::batches, 4)));
    QVERIFY(first != numbers(Random(1, Purpose::subsamples, 5)));
    QVERIFY(first != numbers(Random(5, Purpose::batches, 1)));
    QVERIFY(first != numbers(Random(6)));
  }

  void every_order_is_equally_likely() {
    constexpr int draws = 12000;
    std::map<std::vector<Index>, int> seen;
    for (std::uint64_t index = 0; index < draws; ++index) {
      ++seen[Random(3, Purpose::permuted_target, index).permutation(4)];
    }
    QCOMPARE(seen.size(), 24U);
    constexpr double expected = draws / 24.0;
    for (const auto& [order, count] : seen) {
      QVERIFY(std::is_permutation(order.begin(), order.end(), seen.begin()->first.begin()));
      QVERIFY(std::abs(count - expected) < 4.0 * std::sqrt(expected));
    }
  }

  void the_first_numbers_of_many_streams_are_spread_evenly() {
    // Each of 20 parts of [0, 1) has 5 % of them, give or take four standard deviations.
    constexpr std::uint64_t streams = 40000;
    std::vector<int> in_part(20, 0);
    for (std::uint64_t index = 0; index < streams; ++index) {
      Random random(7, Purpose::subsamples, index);
      ++in_part[static_cast<std::size_t>(20.0 * random.uniform())];
    }
    const double expected = streams / 20.0;
    for (const int count : in_part) {
      QVERIFY(std::abs(count - expected) < 4.0 * std::sqrt(expected * 0.95));
    }
  }

  void records_of_today_can_be_run_again_tomorrow() {
    // Frozen: whoever changes a stream changes every recorded result.
    QCOMPARE(Random(1, Purpose::rows_of_a_fit).below(1000000), 878914U);
    QCOMPARE(Random(1, Purpose::batches, 3).below(1000000), 415996U);
    QCOMPARE(Random(4294967295, Purpose::points_of_a_map, 9).below(1000000), 293033U);
  }
};

QTEST_GUILESS_MAIN(TestRandom)
#include "tst_random.moc"
