// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/geometry/ranks.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Space line(const std::vector<double>& positions, double period = 0.0) {
  Space space{Matrix(static_cast<Index>(positions.size()), 1), Vector::Constant(1, period)};
  for (std::size_t k = 0; k < positions.size(); ++k) {
    space.coordinates(static_cast<Index>(k), 0) = positions[k];
  }
  return space;
}

std::vector<double> row_of(const Ranks& ranks, Index row) {
  std::vector<double> values;
  for (Index sample = 0; sample < ranks.samples(); ++sample) {
    values.push_back(ranks(row, sample));
  }
  return values;
}

}  // namespace

class TestRanks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nearest_is_one_and_the_sample_itself_is_left_out() {
    const std::vector<Index> rows{1};
    const Ranks ranks = *Ranks::of(line({0.0, 1.0, 3.0, 10.0}), rows);
    QCOMPARE(row_of(ranks, 0), (std::vector<double>{1, 0, 2, 3}));
  }

  void equal_distances_share_their_average_rank() {
    const std::vector<Index> rows{2};
    const Ranks ranks = *Ranks::of(line({0.0, 1.0, 2.0, 3.0, 4.0, 9.0}), rows);
    QCOMPARE(row_of(ranks, 0), (std::vector<double>{3.5, 1.5, 0, 1.5, 3.5, 5}));
  }

  void distances_are_folded_to_the_nearest_image() {
    const std::vector<Index> rows{0};
    const Ranks ranks = *Ranks::of(line({0.1, 2.0, 5.9, 3.0}, 6.0), rows);
    QCOMPARE(row_of(ranks, 0), (std::vector<double>{0, 2, 1, 3}));
  }

  void each_row_adds_up_to_the_sum_of_all_ranks() {
    Random random(3);
    Space space{Matrix(101, 3), Vector::Zero(3)};
    for (double& value : space.coordinates.reshaped()) {
      value = std::floor(4.0 * random.uniform());  // many ties
    }
    const std::vector<Index> rows{0, 50, 100};
    const Ranks ranks = *Ranks::of(space, rows);
    for (Index row = 0; row < ranks.rows(); ++row) {
      const std::vector<double> values = row_of(ranks, row);
      QCOMPARE(std::accumulate(values.begin(), values.end(), 0.0), 100.0 * 101.0 / 2.0);
    }
  }

  void beyond_the_narrow_store_ranks_are_the_same() {
    const Index samples = 40000;  // twice the rank no longer fits two bytes
    std::vector<double> positions;
    for (Index k = 0; k < samples; ++k) {
      positions.push_back(static_cast<double>(k));
    }
    const std::vector<Index> rows{0};
    const Ranks ranks = *Ranks::of(line(positions), rows);
    QCOMPARE(ranks(0, 1), 1.0);
    QCOMPARE(ranks(0, samples - 1), static_cast<double>(samples - 1));
    std::vector<float> row(static_cast<std::size_t>(samples));
    ranks.copy_row(0, std::span(row));
    std::vector<std::uint32_t> all(row.size());
    std::iota(all.begin(), all.end(), 0U);
    std::vector<double> gathered(all.size());
    ranks.gather(0, all, std::span(gathered));
    for (std::size_t k = 0; k < all.size(); ++k) {
      QCOMPARE(static_cast<double>(row[k]), static_cast<double>(k));
      QCOMPARE(gathered[k], static_cast<double>(k));
    }
  }

  void three_bytes_hold_every_number_up_to_their_most() {
    for (const std::uint32_t number : {0U, 1U, 255U, 256U, 65535U, 65536U, 8388607U, 16777215U}) {
      QCOMPARE(std::uint32_t{ThreeBytes(number)}, number);
    }
    QCOMPARE(ThreeBytes::most, 16777215U);
  }

  void ranks_of_some_samples_are_those_asked_for_in_their_order() {
    Random random(5);
    Space space{Matrix(300, 2), Vector::Zero(2)};
    for (double& value : space.coordinates.reshaped()) {
      value = random.normal();
    }
    const std::vector<Index> rows{17, 250};
    const Ranks ranks = *Ranks::of(space, rows);
    std::vector<std::uint32_t> some;
    for (std::uint32_t k = 0; k < 150; ++k) {
      some.push_back(299 - 2 * k);
    }
    std::vector<double> gathered(some.size());
    ranks.gather(1, some, std::span(gathered));
    std::vector<float> row(300);
    ranks.copy_row(1, std::span(row));
    for (std::size_t k = 0; k < some.size(); ++k) {
      QCOMPARE(gathered[k], ranks(1, some[k]));
      QCOMPARE(static_cast<double>(row[some[k]]), gathered[k]);
    }
  }

  void stops_when_asked() {
    std::stop_source source;
    source.request_stop();
    const std::vector<Index> rows{0, 1};
    QVERIFY(!Ranks::of(line({0.0, 1.0, 2.0}), rows, source.get_token()).has_value());
  }
};

QTEST_GUILESS_MAIN(TestRanks)
#include "tst_ranks.moc"
