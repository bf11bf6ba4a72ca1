// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/recording.h"

using namespace steelyard;

namespace {

Vector weights_at(std::uint64_t iteration) {
  return Vector::Constant(3, 1.0 + static_cast<double>(iteration));
}

Snapshot of_weights(std::uint64_t first, std::uint64_t last) {
  Snapshot snapshot;
  for (std::uint64_t k = first; k <= last; ++k) {
    snapshot.appended.iterates.push_back(
        {k, {1.0 / (1.0 + static_cast<double>(k))}, weights_at(k)});
  }
  snapshot.iteration = last;
  snapshot.space = weights_at(last);
  return snapshot;
}

std::vector<std::uint64_t> numbers(const Recording& recording) {
  std::vector<std::uint64_t> all;
  for (const RecordedIteration& one : recording.iterations()) {
    all.push_back(one.iteration);
  }
  return all;
}

}  // namespace

class TestRecording : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keeps_weights_and_objective_of_each_iteration() {
    Recording recording;
    recording.add(of_weights(0, 0));
    recording.add(of_weights(1, 9));
    QCOMPARE(recording.iterations().size(), 10U);
    for (const RecordedIteration& one : recording.iterations()) {
      QVERIFY(one.space == LearnedSpace(weights_at(one.iteration)));
      QCOMPARE(one.objective, 1.0 / (1.0 + static_cast<double>(one.iteration)));
    }
    QCOMPARE(recording.every(), 1U);
    recording.clear();
    QVERIFY(recording.iterations().empty());
  }

  /// A map or scores are known of the last iteration of a piece only.
  void of_scores_the_last_of_a_piece_is_kept() {
    Recording recording;
    Snapshot snapshot = of_weights(0, 4);
    snapshot.leading.values = {3.0, 2.0, 1.0};
    snapshot.selection = {0, 2};
    recording.add(snapshot);
    QCOMPARE(numbers(recording), (std::vector<std::uint64_t>{4}));
    QCOMPARE(recording.iterations().front().leading.values, snapshot.leading.values);
    QCOMPARE(recording.iterations().front().selection, snapshot.selection);
    Snapshot mapped = of_weights(5, 7);
    for (Iterate& iterate : mapped.appended.iterates) {
      iterate.weights = {};
    }
    mapped.space = LearnedSpace::of_map(Matrix::Identity(2, 3));
    recording.add(mapped);
    QCOMPARE(numbers(recording), (std::vector<std::uint64_t>{4, 7}));
    QVERIFY(recording.iterations().back().space.is_map());
  }

  void what_nothing_is_known_of_is_left_out() {
    Recording recording;
    Snapshot snapshot;
    snapshot.appended.iterates.push_back({0, {1.0}, {}});
    recording.add(snapshot);
    recording.add(Snapshot());
    QVERIFY(recording.iterations().empty());
  }

  void too_many_are_thinned_alike_in_whatever_pieces_they_come() {
    Recording one_by_one(Recording::most_bytes, 10);
    Recording at_once(Recording::most_bytes, 10);
    for (std::uint64_t k = 0; k <= 50; ++k) {
      one_by_one.add(of_weights(k, k));
    }
    at_once.add(of_weights(0, 50));
    QCOMPARE(numbers(one_by_one), (std::vector<std::uint64_t>{0, 8, 16, 24, 32, 40, 48}));
    QCOMPARE(numbers(at_once), numbers(one_by_one));
    QCOMPARE(one_by_one.every(), 8U);
  }

  void memory_is_bounded() {
    const std::size_t most = std::size_t{200} * (sizeof(RecordedIteration) + 3 * sizeof(double));
    Recording recording(most);
    recording.add(of_weights(0, 2000));
    QVERIFY(recording.iterations().size() <= 200 && recording.iterations().size() >= 100);
    QCOMPARE(recording.every(), 16U);
  }
};

QTEST_GUILESS_MAIN(TestRecording)
#include "tst_recording.moc"
