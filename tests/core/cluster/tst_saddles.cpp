// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/cluster/density_peaks.h"
#include "core/cluster/sample_density.h"

using namespace steelyard;

namespace {

constexpr double error = 0.1;  // of every peak and saddle
constexpr double z = 2.0;      // so a peak counts from 0.4 above a saddle

std::vector<Peak> peaks_at(const std::vector<double>& heights) {
  std::vector<Peak> peaks;
  for (const double height : heights) {
    peaks.push_back({height, error});
  }
  return peaks;
}

Saddle saddle_at(double height) { return {height, error, height - error}; }

using Clusters = std::vector<int>;

}  // namespace

class TestSaddles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_peak_counts_if_it_rises_by_the_errors_of_both() {
    const Saddles saddles{{{0, 1}, saddle_at(8.5)}};
    QCOMPARE(join_insignificant(peaks_at({10.0, 9.0}), saddles, 2.4), (Clusters{0, 1}));
    QCOMPARE(join_insignificant(peaks_at({10.0, 9.0}), saddles, 2.6), (Clusters{0, 0}));
  }

  /// Cluster 1 joins 0; what remains between 0 and 2 is the higher saddle, from 1 to 2.
  void clusters_that_are_joined_keep_their_highest_saddle() {
    const Saddles saddles{
        {{0, 1}, saddle_at(8.9)}, {{0, 2}, saddle_at(1.0)}, {{1, 2}, saddle_at(4.9)}};
    QCOMPARE(join_insignificant(peaks_at({10.0, 9.0, 5.0}), saddles, z), (Clusters{0, 0, 0}));
  }

  /// Cluster 1 is insignificant on both sides: where it goes is decided at its higher saddle.
  void the_highest_saddle_is_joined_first() {
    const auto with = [](double left, double right) {
      return join_insignificant(peaks_at({10.0, 9.0, 12.0}),
                                {{{0, 1}, saddle_at(left)}, {{1, 2}, saddle_at(right)}}, z);
    };
    QCOMPARE(with(8.9, 8.7), (Clusters{0, 0, 2}));
    QCOMPARE(with(8.7, 8.9), (Clusters{0, 2, 2}));
  }

  void of_equally_dense_samples_the_first_is_the_peak() {
    constexpr Index samples = 7;
    NearestNeighbours ring{{samples, 2}, Matrix::Ones(samples, 2)};
    for (Index sample = 0; sample < samples; ++sample) {
      ring.sample(sample, 0) = static_cast<std::uint32_t>((sample + 1) % samples);
      ring.sample(sample, 1) = static_cast<std::uint32_t>((sample + samples - 1) % samples);
    }
    const DensityPeaks found = density_peaks(ring, knn_density(ring, 1.0, Index{2}));
    QCOMPARE(found.centres, std::vector<Index>{0});
  }

  void the_error_of_a_density_falls_with_the_root_of_the_neighbours() {
    NearestNeighbours line{{3, 9}, {3, 9}};
    line.sample.setZero();
    for (Index rank = 0; rank < 9; ++rank) {
      line.distance.col(rank).setConstant(static_cast<double>(rank + 1));
    }
    for (const Index k : {1, 4, 9}) {
      const double expected = 1.0 / std::sqrt(static_cast<double>(k));
      QVERIFY(std::abs(knn_density(line, 1.0, k).error[2] - expected) < 1e-15);
    }
  }
};

QTEST_GUILESS_MAIN(TestSaddles)
#include "tst_saddles.moc"
