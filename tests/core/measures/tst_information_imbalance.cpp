// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>

#include "core/geometry/distance_source.h"
#include "core/measures/information_imbalance.h"
#include "tests/support/dii_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

double squared_distance(const Space& space, Index i, Index j) {
  double sum = 0.0;
  for (Index a = 0; a < space.dimension(); ++a) {
    double difference = space.coordinates(j, a) - space.coordinates(i, a);
    if (space.periods[a] > 0.0) {
      difference -= space.periods[a] * std::rint(difference / space.periods[a]);
    }
    sum += difference * difference;
  }
  return sum;
}

/// Eq. 1 word by word: all samples sorted around each, ranks of equal ones averaged; of neighbours
/// equally far as the k-th, all are averaged over.
double plainly(const Space& a, const Space& b, Index neighbours) {
  const Index samples = a.samples();
  const auto rank_in = [&](const Space& space, Index i, Index j) {
    double nearer = 0.0;
    double equal = 0.0;
    for (Index m = 0; m < samples; ++m) {
      if (m != i) {
        const double difference = squared_distance(space, i, m) - squared_distance(space, i, j);
        nearer += difference < 0.0 ? 1.0 : 0.0;
        equal += difference == 0.0 ? 1.0 : 0.0;
      }
    }
    return nearer + (equal + 1.0) / 2.0;
  };
  double sum = 0.0;
  for (Index i = 0; i < samples; ++i) {
    std::vector<std::pair<double, Index>> order;
    for (Index j = 0; j < samples; ++j) {
      if (j != i) {
        order.emplace_back(squared_distance(a, i, j), j);
      }
    }
    std::sort(order.begin(), order.end());
    for (std::size_t first = 0; first < static_cast<std::size_t>(neighbours);) {
      std::size_t end = first;
      double of_equal = 0.0;
      while (end < order.size() && order[end].first == order[first].first) {
        of_equal += rank_in(b, i, order[end++].second);
      }
      const std::size_t counted = std::min(end, static_cast<std::size_t>(neighbours)) - first;
      sum += of_equal * static_cast<double>(counted) / static_cast<double>(end - first);
      first = end;
    }
  }
  const auto n = static_cast<double>(samples);
  return 2.0 * sum / (n * n * static_cast<double>(neighbours));
}

RankedSpace ranked(const Space& space, Index neighbours) {
  return *RankedSpace::of(SpaceDistances(space), all_rows(space.samples()), neighbours);
}

/// Columns: continuous, of five values, constant, periodic, periodic of few values, of which the
/// last two reach beyond one period.
Space varied(Index samples) {
  Space space = gaussian_space(samples, 6, 5);
  Matrix& x = space.coordinates;
  x.col(1) = (x.col(1).array() * 2.0).round().matrix();
  x.col(2).setConstant(0.3);
  x.col(4) = (x.col(4).array() * 2.0).round().matrix();
  space.periods[3] = 2.5;
  space.periods[4] = 3.0;
  space.periods[5] = 16.0;
  return space;
}

Space column(const Space& space, Index position) {
  return {space.coordinates.col(position), space.periods.segment(position, 1)};
}

bool same(const Imbalance& a, const Imbalance& b) {
  return a.value == b.value && a.error == b.error;
}

}  // namespace

class TestInformationImbalance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void single_features_are_as_eq_1_says_with_ties_and_periods() {
    const Space inputs = varied(70);
    const Space truth = varied(70);
    for (const Index neighbours : {1, 2, 7, 69}) {
      const auto pairs =
          *single_feature_imbalances(inputs.coordinates, inputs.periods, ranked(truth, neighbours));
      for (Index feature = 0; feature < inputs.dimension(); ++feature) {
        const Space alone = column(inputs, feature);
        const ImbalancePair& pair = pairs[static_cast<std::size_t>(feature)];
        QVERIFY(std::abs(pair.forward.value - plainly(alone, truth, neighbours)) < 1e-12);
        QVERIFY(std::abs(pair.backward.value - plainly(truth, alone, neighbours)) < 1e-12);
      }
    }
  }

  void a_truth_of_few_values_is_as_eq_1_says() {
    const Space inputs = varied(70);
    const Space truth = column(varied(70), 1);
    const auto pairs =
        *single_feature_imbalances(inputs.coordinates, inputs.periods, ranked(truth, 3));
    for (Index feature = 0; feature < inputs.dimension(); ++feature) {
      const Space alone = column(inputs, feature);
      const ImbalancePair& pair = pairs[static_cast<std::size_t>(feature)];
      QVERIFY(std::abs(pair.forward.value - plainly(alone, truth, 3)) < 1e-12);
      QVERIFY(std::abs(pair.backward.value - plainly(truth, alone, 3)) < 1e-12);
    }
  }

  void spaces_of_many_columns_are_as_eq_1_says() {
    const Space a = varied(60);
    const Space b = gaussian_space(60, 3, 8);
    for (const Index neighbours : {1, 5}) {
      const ImbalancePair pair =
          information_imbalance(ranked(a, neighbours), ranked(b, neighbours));
      QVERIFY(std::abs(pair.forward.value - plainly(a, b, neighbours)) < 1e-12);
      QVERIFY(std::abs(pair.backward.value - plainly(b, a, neighbours)) < 1e-12);
    }
  }

  void the_peer_s_numbers_come_out_both_ways() {
    const Matrix points = read_matrix("infimb_A.csv");
    const nlohmann::json expected = read_json("infimb.json");
    const auto part = [&](std::vector<Index> columns) {
      return Space{points(Eigen::all, columns), Vector::Zero(static_cast<Index>(columns.size()))};
    };
    const auto check = [&](const char* key, const Space& a, const Space& b) {
      const Vector both = to_vector(expected.at(key));
      const ImbalancePair pair = information_imbalance(ranked(a, 1), ranked(b, 1));
      QVERIFY2(std::abs(pair.forward.value - both[0]) < 1e-9, key);
      QVERIFY2(std::abs(pair.backward.value - both[1]) < 1e-9, key);
    };
    check("[0]->[0, 1, 2]", part({0}), part({0, 1, 2}));
    check("[0, 1]->[0, 1, 2]", part({0, 1}), part({0, 1, 2}));
    check("[2]->[0, 1]", part({2}), part({0, 1}));
    check("[0]->[1]", part({0}), part({1}));
  }

  void a_space_predicts_itself_as_well_as_any_can() {
    const Space space = gaussian_space(200, 3, 1);
    for (const Index neighbours : {1, 4}) {
      const RankedSpace itself = ranked(space, neighbours);
      const ImbalancePair pair = information_imbalance(itself, itself);
      const double least = static_cast<double>(neighbours + 1) / 200.0;
      QVERIFY(std::abs(pair.forward.value - least) < 1e-12);
      QVERIFY(std::abs(pair.backward.value - least) < 1e-12);
      QVERIFY(pair.forward.error < 1e-12);
    }
  }

  void independent_spaces_tell_nothing_of_each_other() {
    const ImbalancePair pair = information_imbalance(ranked(gaussian_space(1000, 2, 1), 3),
                                                     ranked(gaussian_space(1000, 2, 2), 3));
    QVERIFY(std::abs(pair.forward.value - 1.0) < 4.0 * pair.forward.error);
    QVERIFY(std::abs(pair.backward.value - 1.0) < 4.0 * pair.backward.error);
    QVERIFY(pair.forward.error < 0.02);
  }

  void a_constant_feature_has_exactly_one() {
    const Space truth = gaussian_space(50, 2, 3);
    const FeatureOrder constant(Vector::Ones(50), 0.0);
    const ImbalancePair pair = *information_imbalance(constant, ranked(truth, 1));
    QVERIFY(std::abs(pair.forward.value - 1.0) < 1e-12);
    QVERIFY(std::abs(pair.backward.value - 1.0) < 1e-12);
  }

  void a_part_of_the_information_is_predicted_but_does_not_predict() {
    const Space both = gaussian_space(500, 2, 4);
    const ImbalancePair pair =
        *information_imbalance(FeatureOrder(both.coordinates.col(0), 0.0), ranked(both, 1));
    QVERIFY(pair.backward.value < 0.2);
    QVERIFY(pair.forward.value > 0.2);
  }

  void the_order_of_the_samples_changes_nothing() {
    Space inputs = varied(80);
    Space truth = column(varied(80), 1);
    const auto before =
        *single_feature_imbalances(inputs.coordinates, inputs.periods, ranked(truth, 2));
    inputs.coordinates = inputs.coordinates.colwise().reverse().eval();
    truth.coordinates = truth.coordinates.colwise().reverse().eval();
    const auto after =
        *single_feature_imbalances(inputs.coordinates, inputs.periods, ranked(truth, 2));
    for (std::size_t feature = 0; feature < before.size(); ++feature) {
      QVERIFY(std::abs(after[feature].forward.value - before[feature].forward.value) < 1e-12);
      QVERIFY(std::abs(after[feature].backward.value - before[feature].backward.value) < 1e-12);
    }
  }

  void a_subset_of_rows_agrees_within_its_standard_error() {
    const Space a = gaussian_space(1500, 2, 6);
    Space b = gaussian_space(1500, 2, 7);
    b.coordinates += a.coordinates;
    const std::vector<Index> some = Random(1).subset(1500, 300);
    const ImbalancePair all = information_imbalance(ranked(a, 1), ranked(b, 1));
    const ImbalancePair part = information_imbalance(*RankedSpace::of(SpaceDistances(a), some, 1),
                                                     *RankedSpace::of(SpaceDistances(b), some, 1));
    QVERIFY(std::abs(part.forward.value - all.forward.value) < 4.0 * part.forward.error);
    QVERIFY(part.forward.error > all.forward.error);
  }

  void one_thread_and_two_give_the_same_bits() {
    const Space inputs = varied(300);
    const Space truth = gaussian_space(300, 3, 9);
    const int before = omp_get_max_threads();
    const auto compute = [&](int threads) {
      omp_set_num_threads(threads);
      auto pairs = *single_feature_imbalances(inputs.coordinates, inputs.periods, ranked(truth, 3));
      pairs.push_back(information_imbalance(ranked(inputs, 3), ranked(truth, 3)));
      return pairs;
    };
    const auto one = compute(1);
    const auto two = compute(2);
    omp_set_num_threads(before);
    for (std::size_t k = 0; k < one.size(); ++k) {
      QVERIFY(same(one[k].forward, two[k].forward));
      QVERIFY(same(one[k].backward, two[k].backward));
    }
  }

  void a_stop_ends_it_with_nothing() {
    const Space space = gaussian_space(50, 2, 1);
    std::stop_source source;
    source.request_stop();
    const RankedSpace truth = ranked(space, 1);
    QVERIFY(
        !single_feature_imbalances(space.coordinates, space.periods, truth, source.get_token()));
    QVERIFY(!RankedSpace::of(SpaceDistances(space), all_rows(50), 1, source.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestInformationImbalance)
#include "tst_information_imbalance.moc"
