// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <future>
#include <memory>

#include "core/analysis/observation.h"

using namespace steelyard;

namespace {

/// A projection that waits at a gate, so that a test decides when an observation ends.
class GatedProjection final : public ProjectionMethod {
 public:
  struct Gate {
    std::promise<void> entered;
    std::promise<void> opened;
  };
  explicit GatedProjection(std::shared_ptr<Gate> gate) : gate_(std::move(gate)) {}
  [[nodiscard]] std::string id() const override { return "gated"; }
  [[nodiscard]] std::string title() const override { return "Gated"; }
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& /*space*/,
                                   const std::vector<Index>& /*columns*/,
                                   const ParameterValues& /*values*/) const override {
    gate_->entered.set_value();
    gate_->opened.get_future().wait();
    return {
        "gated", "Gated", Matrix::Zero(problem.samples(), 2), {other_words("x"), other_words("y")}};
  }

 private:
  std::shared_ptr<Gate> gate_;
};

ProblemPtr small_problem() {
  auto problem = std::make_shared<Problem>();
  problem->inputs = Matrix::Random(20, 3);
  problem->features.resize(3);
  return problem;
}

ObservationRequest request_at(std::uint64_t iteration, bool urgent = true) {
  ObservationRequest request;
  request.run = 5;
  request.problem = small_problem();
  request.space = Vector::Ones(3);
  request.iteration = iteration;
  request.urgent = urgent;
  return request;
}

}  // namespace

class TestObserverThread : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answers_a_request_with_its_run_and_iteration() {
    ObserverThread observer(builtin_projections());
    observer.request(request_at(42));
    observer.finish();
    const auto reply = observer.take();
    QVERIFY(reply.has_value());
    QCOMPARE(reply->run, 5U);
    QCOMPARE(reply->observation.iteration, 42U);
    QCOMPARE(reply->observation.projection.coordinates.rows(), Index{20});
    QVERIFY(reply->trouble.says_nothing());
    QVERIFY(!observer.take().has_value());
    QVERIFY(!observer.busy());
  }

  void drops_what_was_replaced_before_it_was_served() {
    const auto gate = std::make_shared<GatedProjection::Gate>();
    ProjectionRegistry projections = builtin_projections();
    projections.add(std::make_unique<GatedProjection>(gate));
    ObserverThread observer(std::move(projections));
    ObservationRequest first = request_at(1);
    first.options.projection = "gated";
    observer.request(std::move(first));
    gate->entered.get_future().wait();
    observer.request(request_at(2));
    observer.request(request_at(3));
    observer.request(request_at(4));
    QVERIFY(!observer.take().has_value());
    gate->opened.set_value();
    observer.finish();
    QCOMPARE(observer.take()->observation.iteration, 4U);
  }

  void always_serves_the_last_request_though_it_is_not_urgent() {
    ObserverThread observer(builtin_projections());
    for (std::uint64_t iteration = 1; iteration <= 200; ++iteration) {
      observer.request(request_at(iteration, false));
    }
    QTRY_VERIFY(!observer.busy());
    QCOMPARE(observer.take()->observation.iteration, 200U);
  }

  void an_urgent_request_does_not_wait_for_the_share() {
    // A share so small that the second piece would begin in hours.
    ObserverThread observer(builtin_projections(), 1e-9);
    observer.request(request_at(1));
    observer.finish();
    observer.request(request_at(2, false));
    QVERIFY(observer.busy());
    observer.request(request_at(3, true));
    QTRY_VERIFY(!observer.busy());
    QCOMPARE(observer.take()->observation.iteration, 3U);
  }

  void urgency_passes_to_the_request_that_replaces_an_urgent_one() {
    const auto gate = std::make_shared<GatedProjection::Gate>();
    ProjectionRegistry projections = builtin_projections();
    projections.add(std::make_unique<GatedProjection>(gate));
    ObserverThread observer(std::move(projections), 1e-9);
    ObservationRequest first = request_at(1);
    first.options.projection = "gated";
    observer.request(std::move(first));
    gate->entered.get_future().wait();
    observer.request(request_at(2, true));
    observer.request(request_at(3, false));
    gate->opened.set_value();
    QTRY_VERIFY(!observer.busy());
    QCOMPARE(observer.take()->observation.iteration, 3U);
  }

  void trouble_comes_back_in_words_and_the_thread_lives_on() {
    ObserverThread observer(builtin_projections());
    ObservationRequest wrong = request_at(1);
    wrong.options.projection = "columns";
    wrong.options.columns = {0, 9};
    observer.request(std::move(wrong));
    observer.finish();
    QVERIFY(in_words(observer.take()->trouble).find("10") != std::string::npos);
    observer.request(request_at(2));
    observer.finish();
    QCOMPARE(observer.take()->observation.iteration, 2U);
  }

  /// What a window asks for when another table is opened: the answer in the box is the old one's
  /// until the new one comes, and must be told apart.
  void an_answer_that_waits_names_the_run_it_is_of() {
    const auto gate = std::make_shared<GatedProjection::Gate>();
    ProjectionRegistry projections = builtin_projections();
    projections.add(std::make_unique<GatedProjection>(gate));
    ObserverThread observer(std::move(projections));
    observer.request(request_at(1));
    QTRY_VERIFY(!observer.busy());
    ObservationRequest other = request_at(2);
    other.run = 6;
    other.options.projection = "gated";
    observer.request(std::move(other));
    gate->entered.get_future().wait();
    QCOMPARE(observer.take()->run, 5U);
    gate->opened.set_value();
    observer.finish();
    QCOMPARE(observer.take()->run, 6U);
  }

  void may_be_destroyed_while_a_request_waits() {
    for (int trial = 0; trial < 30; ++trial) {
      ObserverThread observer(builtin_projections(), 1e-9);
      observer.request(request_at(1));
      observer.request(request_at(2, false));
    }
  }

  void rests_nineteen_times_as_long_as_it_worked() {
    using namespace std::chrono_literals;
    DutyCycle duty(0.05);
    const DutyCycle::Clock::time_point begun{100s};
    QVERIFY(duty.next_start() < begun);
    duty.worked(begun, begun + 10ms);
    const std::chrono::duration<double> rest = duty.next_start() - (begun + 10ms);
    QVERIFY(std::abs(rest.count() - 0.19) < 1e-6);
  }
};

QTEST_GUILESS_MAIN(TestObserverThread)
#include "tst_observer_thread.moc"
