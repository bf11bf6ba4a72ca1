// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <tuple>
#include <vector>

#include "core/geometry/shortlist.h"
#include "core/random.h"

using namespace steelyard;

namespace {

struct Offer {
  double squared = 0.0;
  std::uint64_t key = 0;
};

constexpr std::uint64_t own_key = 77;

/// Many at a few distances, most of them at the shortest.
std::vector<Offer> offers(std::size_t count) {
  Random random(3);
  std::vector<Offer> all;
  for (std::size_t at = 0; at < count; ++at) {
    const std::uint64_t kind = random.below(10);
    all.push_back({kind < 7 ? 0.0 : static_cast<double>(kind), at / 3});  // three with each key
  }
  return all;
}

/// By comparing all of them.
std::vector<std::uint32_t> expected(const std::vector<Offer>& all, std::size_t count) {
  std::vector<std::tuple<double, std::uint64_t, std::uint32_t>> order;
  for (std::uint32_t sample = 0; sample < all.size(); ++sample) {
    const std::uint64_t draw = mixed_bits(mixed_bits(own_key) ^ all[sample].key);
    order.emplace_back(all[sample].squared, draw, sample);
  }
  std::sort(order.begin(), order.end());
  std::vector<std::uint32_t> kept;
  for (std::size_t at = 0; at < count; ++at) {
    kept.push_back(std::get<2>(order[at]));
  }
  return kept;
}

std::vector<std::uint32_t> kept_of(const std::vector<Offer>& all, Index count, Index spare,
                                   bool backwards) {
  Shortlist shortlist(count, spare, own_key);
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::size_t sample = backwards ? all.size() - 1 - at : at;
    shortlist.offer(all[sample].squared, all[sample].key, sample);
  }
  std::vector<std::uint32_t> kept;
  for (const Shortlist::Candidate& near : shortlist.sorted()) {
    kept.push_back(near.sample);
  }
  return kept;
}

}  // namespace

/// Which of many equally far samples are kept.
class TestShortlist : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_draw_decides_among_equally_far_samples_whatever_their_order() {
    const std::vector<Offer> all = offers(4000);
    for (const Index count : {1, 5, 40}) {
      const auto right = expected(all, static_cast<std::size_t>(count));
      for (const Index spare : {1, 7, 3000}) {
        for (const bool backwards : {false, true}) {
          QVERIFY(kept_of(all, count, spare, backwards) == right);
        }
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestShortlist)
#include "tst_shortlist.moc"
