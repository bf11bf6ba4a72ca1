// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/analysis/cluster_comparison.h"
#include "core/analysis/space_quality.h"
#include "core/error.h"
#include "tests/support/two_blobs.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ClusterComparisonOptions shown_with(GroupSource b, Vector weights) {
  ClusterComparisonOptions options;
  options.b = b;
  options.space = std::move(weights);
  return options;
}

}  // namespace

class TestClusterComparison : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void clusters_of_the_signal_are_the_classes() {
    const auto found =
        compare_clusters(two_blobs(), shown_with(GroupSource::label, Vector{{1.0, 0.0}}));
    QCOMPARE(found->purity.purity, 1.0);
    QCOMPARE(found->purity.matched, 1.0);
    QCOMPARE(found->adjusted_rand, 1.0);
    QVERIFY(found->mutual_information > 1.0 - 1e-12);
    QCOMPARE(found->table.counts.sum(), Index{120});
    QCOMPARE(found->table.columns, (std::vector<std::string>{"left", "right"}));
    QCOMPARE(found->makeup.size(), 2U);
    QCOMPARE(found->makeup[0].fraction, 1.0);
    QCOMPARE(in_words(found->a.names[0]), std::string("cluster 1"));
    QVERIFY(found->notes.empty());
  }

  void clusters_of_the_noise_are_not() {
    const auto found =
        compare_clusters(two_blobs(), shown_with(GroupSource::label, Vector{{0.0, 1.0}}));
    QVERIFY(found->purity.purity < 0.7);
    QVERIFY(found->adjusted_rand < 0.2);
  }

  void the_ground_truth_has_clusters_of_its_own() {
    const auto found =
        compare_clusters(two_blobs(), shown_with(GroupSource::truth, Vector{{1.0, 0.0}}));
    QCOMPARE(found->adjusted_rand, 1.0);
  }

  void density_peaks_find_the_number_themselves() {
    auto options = shown_with(GroupSource::label, Vector{{1.0, 0.0}});
    options.clustering.algorithm = ClusterOptions::Algorithm::density_peaks;
    const auto found = compare_clusters(two_blobs(800), options);
    // A blob of 400 may have a second peak by chance, but no cluster lies across both.
    QVERIFY(found->a.names.size() >= 2 && found->a.names.size() <= 4);
    QCOMPARE(found->purity.purity, 1.0);
  }

  void of_many_samples_density_peaks_look_at_some_and_say_so() {
    auto options = shown_with(GroupSource::label, Vector{{1.0, 0.0}});
    options.clustering.algorithm = ClusterOptions::Algorithm::density_peaks;
    options.most_for_peaks = 50;
    const auto found = compare_clusters(two_blobs(), options);
    QCOMPARE(found->table.counts.sum(), Index{40});
    QCOMPARE(found->a.group_of.size(), 120U);
    QCOMPARE(found->a.group_of[1], -1);
    QVERIFY(found->a.group_of[3] >= 0);
    QCOMPARE(found->notes.front().id, std::string("cluster_comparison.one_in"));
    QCOMPARE(found->notes.front().arguments.back(), MessageArgument(std::string("3")));
  }

  void what_is_not_there_is_said_in_plain_words() {
    Problem problem = two_blobs();
    problem.labels.reset();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(compare_clusters(
                                        problem, shown_with(GroupSource::label, Vector::Ones(2)))));
    problem.truth = Matrix(120, 0);
    problem.truth_features.clear();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(compare_clusters(
                                        problem, shown_with(GroupSource::truth, Vector::Ones(2)))));
  }

  void the_purity_of_the_label_is_that_of_as_many_clusters_as_classes() {
    const Problem problem = two_blobs();
    QCOMPARE(label_purity(problem, Vector{{1.0, 0.0}})->purity, 1.0);
    QVERIFY(label_purity(problem, Vector{{0.0, 1.0}})->purity < 0.7);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!label_purity(problem, Vector{{1.0, 0.0}}, 1, stop.get_token()));
  }

  void errors_are_small_where_the_weights_are_right() {
    const Problem problem = two_blobs();
    const auto right = prediction_errors(problem, Vector{{1.0, 0.0}});
    const auto wrong = prediction_errors(problem, Vector{{0.0, 1.0}});
    QCOMPARE(right->label->mean, 0.0);
    QVERIFY(wrong->label->mean > 0.3);
    QVERIFY(right->truth->mean < 0.2);
    QVERIFY(wrong->truth->mean > 0.7);
  }

  /// An angle that is divided by its deviation has a period that is divided by it, too.
  void errors_of_a_scaled_angle_are_those_of_the_angle() {
    Problem problem = two_blobs();
    Matrix truth(120, 1);
    for (Index sample = 0; sample < 120; ++sample) {
      truth(sample, 0) = std::fmod(355.0 + 5.0 * problem.inputs(sample, 0), 360.0);
    }
    problem.truth = std::move(truth);
    problem.truth_features[0].period = 360.0;
    const double plain = prediction_errors(problem, Vector{{1.0, 0.0}})->truth->mean;
    problem.truth_features[0].scale = 0.02;
    const double scaled = prediction_errors(problem, Vector{{1.0, 0.0}})->truth->mean;
    QVERIFY(plain < 0.2);
    QVERIFY(std::abs(scaled - plain) < 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestClusterComparison)
#include "tst_cluster_comparison.moc"
