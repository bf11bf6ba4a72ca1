// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/support/toy_problem.h"
#include "ui/board/observation_feed.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

ObservationRequest request_at(std::uint64_t iteration) {
  ObservationRequest request;
  request.problem = toy_problem();
  request.space = Vector::Ones(4);
  request.iteration = iteration;
  request.urgent = true;
  return request;
}

}  // namespace

class TestObservationFeed : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void brings_what_was_asked_for() {
    ObservationFeed feed;
    std::vector<std::uint64_t> seen;
    connect(&feed, &ObservationFeed::observed,
            [&](const Observation& observation) { seen.push_back(observation.iteration); });
    feed.request(request_at(3));
    feed.finish();
    QCOMPARE(seen, std::vector<std::uint64_t>{3});
  }

  /// An answer that was under way, or lay ready, when the problem changed is of another table.
  void drops_what_was_pending_when_the_problem_changed() {
    ObservationFeed feed;
    std::vector<std::uint64_t> seen;
    const auto note = [&](const Observation& observation) {
      seen.push_back(observation.iteration);
    };
    connect(&feed, &ObservationFeed::observed, note);
    connect(&feed, &ObservationFeed::observedAside, note);
    connect(&feed, &ObservationFeed::troubled, [&](const QString&) { seen.push_back(0); });
    feed.request(request_at(1));
    feed.forgetEarlier();
    feed.finish();
    QVERIFY(seen.empty());
    ObservationRequest wrong = request_at(2);
    wrong.options.projection = "no such thing";
    feed.request(std::move(wrong));
    feed.forgetEarlier();
    feed.finish();
    QVERIFY(seen.empty());
    feed.request(request_at(4));
    feed.finish();
    QCOMPARE(seen, std::vector<std::uint64_t>{4});
  }
};

QTEST_GUILESS_MAIN(TestObservationFeed)
#include "tst_observation_feed.moc"
