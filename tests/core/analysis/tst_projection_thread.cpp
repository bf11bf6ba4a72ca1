// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <atomic>
#include <memory>

#include "core/analysis/observation.h"
#include "core/analysis/projection_thread.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

namespace {

/// Moves on for ever, or for so many pieces; its first coordinate is the number of pieces.
class CountingProjection final : public ProjectionMethod {
 public:
  CountingProjection(int pieces, std::shared_ptr<std::atomic<int>> begun)
      : pieces_(pieces), begun_(std::move(begun)) {}
  [[nodiscard]] std::string id() const override { return "counting"; }
  [[nodiscard]] std::string title() const override { return "Counting"; }
  [[nodiscard]] bool takes_time(const Problem& /*problem*/) const override { return true; }
  [[nodiscard]] Projection project(const Problem& /*problem*/, const LearnedSpace& /*space*/,
                                   const std::vector<Index>& /*columns*/,
                                   const ParameterValues& /*values*/) const override {
    throw std::logic_error("only in pieces");
  }
  [[nodiscard]] std::unique_ptr<ProjectionStepper> begin(
      const Problem& problem, const LearnedSpace& space, const std::vector<Index>& /*columns*/,
      const ParameterValues& /*values*/) const override {
    class Stepper final : public ProjectionStepper {
     public:
      Stepper(int left, Projection start) : left_(left), shown_(std::move(start)) {}
      bool advance(const std::stop_token& /*stop*/) override {
        shown_.coordinates(0, 0) += 1.0;
        return --left_ != 0;
      }
      [[nodiscard]] const Projection& coordinates() const override { return shown_; }

     private:
      int left_;
      Projection shown_;
    };
    ++*begun_;
    Matrix start = Matrix::Zero(problem.samples(), 2);
    start(0, 1) = space.weights()[0];
    return std::make_unique<Stepper>(
        pieces_, Projection{"counting", "Counting", start, {other_words("x"), other_words("y")}});
  }

 private:
  int pieces_;
  std::shared_ptr<std::atomic<int>> begun_;
};

ProjectionRegistry counting(
    int pieces, std::shared_ptr<std::atomic<int>> begun = std::make_shared<std::atomic<int>>(0)) {
  ProjectionRegistry registry = builtin_projections();
  registry.add(std::make_unique<CountingProjection>(pieces, std::move(begun)));
  return registry;
}

ProjectionRequest request(std::uint64_t run, double weight, std::string id = "counting") {
  ProjectionRequest made;
  made.run = run;
  made.problem = toy_problem();
  made.projection = std::move(id);
  made.space = Vector::Constant(4, weight);
  made.columns = {0, 1};
  return made;
}

constexpr int forEver = -1;

/// \return nothing when none came in five seconds
std::optional<MovingProjection> next_picture(ProjectionThread& thread, std::uint64_t run = 1) {
  std::optional<MovingProjection> picture;
  static_cast<void>(QTest::qWaitFor([&] {
    picture = thread.take();
    return picture && picture->run == run;
  }));
  return picture;
}

}  // namespace

class TestProjectionThread : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_last_picture_is_that_of_all_pieces_and_rests() {
    ProjectionThread thread(counting(7));
    thread.request(request(3, 1.0));
    thread.finish();
    const auto picture = thread.take();
    QCOMPARE(picture->run, 3U);
    QCOMPARE(picture->projection.coordinates(0, 0), 7.0);
    QVERIFY(!picture->moving);
    QVERIFY(!thread.take().has_value());
  }

  void it_is_seen_while_it_moves() {
    ProjectionThread thread(counting(forEver));
    thread.request(request(1, 1.0));
    const auto first = next_picture(thread);
    QVERIFY(first && first->moving);
    const auto later = next_picture(thread);
    QVERIFY(later && later->projection.coordinates(0, 0) > first->projection.coordinates(0, 0));
    thread.stop();
    QTRY_VERIFY(!thread.busy());
  }

  void another_request_gives_up_what_moves() {
    ProjectionThread thread(counting(forEver));
    thread.request(request(1, 1.0));
    QVERIFY(next_picture(thread).has_value());
    thread.request(request(2, 5.0));
    const auto picture = next_picture(thread, 2);
    QVERIFY(picture.has_value());
    QCOMPARE(picture->projection.coordinates(0, 1), 5.0);
  }

  void may_be_destroyed_while_it_moves() {
    for (int trial = 0; trial < 20; ++trial) {
      ProjectionThread thread(counting(forEver));
      thread.request(request(1, 1.0));
    }
  }

  void a_quick_projection_is_made_at_once() {
    ProjectionThread thread(counting(1));
    thread.request(request(1, 1.0, "pca"));
    thread.finish();
    const auto picture = thread.take();
    QVERIFY(!picture->moving);
    QCOMPARE(picture->projection.coordinates.rows(), Index{150});
  }

  void trouble_comes_back_in_words() {
    ProjectionThread thread(counting(1));
    thread.request(request(1, 1.0, "isomap"));
    thread.finish();
    QVERIFY(in_words(thread.take()->trouble).find("isomap") != std::string::npos);
  }

  /// A look at a run must not wait for it, and has its purity all the same.
  void an_observation_does_not_begin_it() {
    const auto begun = std::make_shared<std::atomic<int>>(0);
    const ProjectionRegistry registry = counting(forEver, begun);
    ObservationOptions options;
    options.projection = "counting";
    ProjectionCache nothing;
    const Observation seen = observe(toy_problem(), Vector::Ones(4), 2, options, registry, nothing);
    QCOMPARE(seen.projection.coordinates.size(), Index{0});
    QVERIFY(seen.purity.has_value());
    QCOMPARE(begun->load(), 0);
  }

  void what_is_made_in_pieces_takes_time() {
    const ProjectionRegistry registry = builtin_projections();
    const auto problem = toy_problem();
    for (const auto& method : registry.all()) {
      const auto stepper = method->begin(*problem, Vector::Ones(4), {0, 1}, complete(*method, {}));
      QVERIFY(stepper == nullptr || method->takes_time(*problem));
    }
    QVERIFY(registry.find("tsne").takes_time(*problem));
    QVERIFY(!registry.find("pca").takes_time(*problem));
  }

  /// A slider: the same weights with other parameters, by whichever projection has any.
  void a_parameter_that_moves_moves_the_picture() {
    ProjectionThread thread(builtin_projections());
    const auto with_truth = toy_problem();
    with_truth->truth = with_truth->inputs.col(3).cwiseAbs2();
    with_truth->truth_features.push_back({"t", "", "", 0.0});
    const ProblemPtr problem = with_truth;
    std::vector<Matrix> seen;
    for (std::uint64_t run = 1; run <= 3; ++run) {
      ProjectionRequest wanted = request(run, 1.0, "pcovr");
      wanted.problem = problem;
      wanted.parameters.set("alpha", run == 2 ? 0.2 : 0.9);
      thread.request(wanted);
      const auto picture = next_picture(thread, run);
      QVERIFY(picture && picture->trouble.says_nothing() && !picture->moving);
      seen.push_back(picture->projection.coordinates);
    }
    QVERIFY(seen[1] != seen[0]);
    QCOMPARE(seen[2], seen[0]);
    ProjectionRequest wrong = request(4, 1.0, "pcovr");
    wrong.parameters.set("alpha", 2.0);
    thread.request(wrong);
    const auto picture = next_picture(thread, 4);
    QVERIFY(picture && in_words(picture->trouble).find("alpha") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(TestProjectionThread)
#include "tst_projection_thread.moc"
