// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "core/methods/pcov/farthest_samples.h"
#include "core/methods/pcov/greedy_selection.h"
#include "core/random.h"

using namespace steelyard;
using pcov::FarthestSamples;

namespace {

/// A few clumps, in which every tenth sample is a twin of another one.
Matrix clumps(Index samples, Index dimension) {
  Random random(5);
  Matrix points(samples, dimension);
  for (Index row = 0; row < samples; ++row) {
    for (double& value : points.row(row)) {
      value = 10.0 * static_cast<double>(random.below(4)) + random.normal();
    }
    if (row % 10 == 9) {
      points.row(row) = points.row(row - 5);
    }
  }
  return points;
}

struct Chosen {
  std::vector<Index> samples;
  std::vector<double> scores;
};

/// By the definition: every distance to every sample chosen, each time.
Chosen by_all_distances(const Matrix& points, Index count) {
  Chosen chosen{{0}, {std::numeric_limits<double>::infinity()}};
  Vector nearest = (points.rowwise() - points.row(0)).rowwise().squaredNorm();
  while (std::ssize(chosen.samples) < count) {
    Index farthest = 0;
    chosen.scores.push_back(nearest.maxCoeff(&farthest));
    chosen.samples.push_back(farthest);
    nearest = nearest.cwiseMin((points.rowwise() - points.row(farthest)).rowwise().squaredNorm());
  }
  return chosen;
}

}  // namespace

class TestVoronoiCells : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void chooses_as_with_all_distances_data() {
    QTest::addColumn<Index>("dimension");
    for (const Index dimension : {1, 2, 3, 10, 64, 65}) {  // beyond the last without cells
      QTest::newRow(std::to_string(dimension).c_str()) << dimension;
    }
  }
  void chooses_as_with_all_distances() {
    QFETCH(Index, dimension);
    constexpr Index count = 150;
    const Matrix points = clumps(1500, dimension);
    const Chosen wanted = by_all_distances(points, count);
    const auto source = std::make_shared<const FarthestSamples::Source>(
        FarthestSamples::Source{points, Matrix(points.rows(), 0)});
    pcov::GreedyOptions options;
    options.count = count;
    options.start = {0};
    pcov::GreedySelection selection(std::make_unique<FarthestSamples>(source, 1.0, count),
                                    points.rows(), options);
    while (selection.step({}) == pcov::GreedyState::choosing) {
    }
    QCOMPARE(std::ssize(selection.choices()), count);
    for (std::size_t k = 1; k < selection.choices().size(); ++k) {
      QVERIFY(std::abs(selection.choices()[k].score - wanted.scores[k]) <=
              1e-12 * wanted.scores[1]);
      // Twins of a sample are as far from everything as it is.
      QCOMPARE(points.row(selection.choices()[k].item), points.row(wanted.samples[k]));
    }
  }

  void reaches_few_samples_and_all_that_come_nearer() {
    const Matrix points = clumps(2000, 2);
    pcov::VoronoiCells cells(points.rows(), 2);
    Vector nearest = Vector::Constant(points.rows(), std::numeric_limits<double>::infinity());
    Index spared = 0;
    for (Index chosen = 0; chosen < 100; ++chosen) {
      const Vector point = points.row(chosen * 17).transpose();
      const auto reached = cells.reached_by(point, nearest);
      cells.add(point);
      const Vector distances = (points.rowwise() - point.transpose()).rowwise().squaredNorm();
      for (Index sample = 0; sample < points.rows(); ++sample) {
        if (distances[sample] < nearest[sample]) {
          QVERIFY(!reached || std::binary_search(reached->begin(), reached->end(), sample));
          nearest[sample] = distances[sample];
          cells.own(sample);
        }
      }
      spared += reached ? points.rows() - std::ssize(*reached) : 0;
    }
    QVERIFY(spared > 80 * points.rows());
  }
};

QTEST_GUILESS_MAIN(TestVoronoiCells)
#include "tst_voronoi_cells.moc"
