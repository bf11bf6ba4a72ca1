// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/random_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/measures/sample_groups.h"
#include "core/message.h"
#include "core/random.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

/// The runs with permuted copies.
class RandomColumns final : public ReplicatePlan {
 public:
  explicit RandomColumns(StudyQuestion question)
      : question_(std::move(question)), repeats_(repeats_of(question_.settings)) {}

  void begin(const Result& main) override {
    ranks_features_ = !main.columns.empty() && !main.samples;
    above_.assign(static_cast<std::size_t>(question_.problem->dimension()), 0.0);
  }
  [[nodiscard]] std::vector<Figure> figures() const override { return {}; }
  /// 0 if the main run does not rank features because it selects samples.
  [[nodiscard]] std::size_t count() const override {
    return ranks_features_ ? static_cast<std::size_t>(repeats_.replicates) : 0;
  }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.random_columns", "random columns: run {1} of {2}", replicate + 1,
                   repeats_.replicates);
  }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    return begin_run(*run_of(replicate));
  }
  [[nodiscard]] std::optional<ReplicateRun> run_of(std::size_t replicate) const override {
    ProblemChange change;
    change.permuted_copies = RandomDraw{repeats_.seed, replicate};
    return ReplicateRun{question_.run, question_.problem, std::move(change)};
  }
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// Counts the repeat as one in which no feature was above the copies.
  void failed(std::size_t /*replicate*/) override { finished_ += 1.0; }
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  Repeats repeats_;
  bool ranks_features_ = false;  ///< whether the main run ranks features
  double finished_ = 0.0;
  std::vector<double> above_;  ///< per feature, number of repeats in which it beat the copies
};

ReplicatePlan::Progress RandomColumns::judge(std::size_t /*replicate*/, const Result* result,
                                             const std::stop_token& /*stop*/,
                                             std::vector<FigurePoint>& /*points*/) {
  finished_ += 1.0;
  if (result->columns.empty()) {
    return Progress::finished;
  }
  const std::vector<double>& values = result->columns.front().values;
  double best_copy = -std::numeric_limits<double>::infinity();
  for (std::size_t copy = above_.size(); copy < values.size(); ++copy) {
    best_copy =
        values[copy] > best_copy ? values[copy] : best_copy;  // unknown ones are passed over
  }
  for (std::size_t feature = 0; feature < above_.size(); ++feature) {
    // Where no copy has a value, nothing was beaten.
    above_[feature] += std::isfinite(best_copy) && values[feature] > best_copy ? 1.0 : 0.0;
  }
  return Progress::finished;
}

void RandomColumns::report(Result& result) const {
  if (!ranks_features_) {
    result.warnings.push_back(
        message("random_columns.samples", "random columns say nothing of selected samples"));
  } else if (finished_ > 0.0) {
    FeatureColumn share{"above_random", "Beats random columns",
                        "Share of the repeated runs in which the feature ranked above permuted "
                        "copies of all inputs",
                        ValueKind::share};
    for (const double runs : above_) {
      share.values.push_back(runs / finished_);
    }
    result.columns.push_back(std::move(share));
    result.findings.push_back(
        {.id = "above_random",
         .title = message("random_columns.above", "features above all random columns every time"),
         .value = static_cast<double>(std::count(above_.begin(), above_.end(), finished_)),
         .measured_on = message("random_columns.runs", "{1} repeated {1:run|runs}",
                                static_cast<std::size_t>(finished_))});
  }
}

class RandomColumnsStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"random-columns", "Random columns",
                                 "does each feature beat permuted copies of the inputs?",
                                 "every method; says nothing of selected samples"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(repeats_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  /// The method's complaints about twice as many inputs.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    constexpr double twice_the_inputs = 2.0;
    return main.seconds * twice_the_inputs *
           static_cast<double>(repeats_of(question.settings).replicates);
  }
  [[nodiscard]] double bytes(const StudyQuestion& question) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<RandomColumns>(question);
  }
};

/// The number of samples that show as well as all of them what a run says of the table: enough for
/// every group, or for stretches of time.
Index few_of(const Problem& problem) {
  const Index groups =
      problem.order.group_of ? std::ssize(group_members(*problem.order.group_of)) : 0;
  return std::min(std::max(fewest_in_block, 2 * groups), problem.samples());
}

ProblemChange to_samples(const Problem& problem, Index count) {
  Random random(0, Purpose::subsamples);
  ProblemChange change;
  change.samples = thinned(problem.samples(), problem.order, count, random);
  return change;
}

/// The memory that copies of the inputs add to a run on some of the samples.
struct MemoryOfCopies {
  double samples = 0.0;
  double bytes = 0.0;
};

/// \return `nullopt` if it cannot be run on so few samples
std::optional<MemoryOfCopies> memory_of_copies(const StudyQuestion& question, Index samples) {
  ProblemChange change = to_samples(*question.problem, samples);
  const ProblemPtr alone = changed_problem(question.problem, change);
  change.permuted_copies = RandomDraw{};
  const ProblemPtr beside = changed_problem(question.problem, change);
  if (!complaints_about(question.run, *alone).empty() ||
      !complaints_about(question.run, *beside).empty()) {
    return std::nullopt;
  }
  return MemoryOfCopies{
      static_cast<double>(alone->samples()),
      estimate(question.run, *beside).bytes - estimate(question.run, *alone).bytes};
}

/// Two small tables tell what grows with the samples from what does not. To estimate on all of them
/// would take the memory that is asked for.
double RandomColumnsStudy::bytes(const StudyQuestion& question) const {
  const Problem& problem = *question.problem;
  const auto samples = static_cast<double>(problem.samples());
  const double copies = sizeof(double) * samples * static_cast<double>(problem.dimension());
  const double of_problem = TrustStudy::bytes(question) + copies;
  const Index few = few_of(problem);
  const auto small = memory_of_copies(question, few);
  const auto large = memory_of_copies(question, std::min(2 * few, problem.samples()));
  if (!small || !large) {
    return of_problem + estimate(question.run, problem).bytes;
  }
  const double further = large->samples - small->samples;
  const double of_a_sample = further > 0.0 ? (large->bytes - small->bytes) / further : 0.0;
  return of_problem + std::max(0.0, small->bytes + of_a_sample * (samples - small->samples));
}

std::vector<Complaint> RandomColumnsStudy::check(const StudyQuestion& question) const {
  // If the samples are too few for the run, it says so without the random columns, too: that does
  // not count.
  const Problem& problem = *question.problem;
  ProblemChange change = to_samples(problem, few_of(problem));
  const auto complaints_of = [&] {
    return complaints_about(question.run, *changed_problem(question.problem, change));
  };
  const std::vector<Complaint> before = complaints_of();
  change.permuted_copies = RandomDraw{};
  for (const Complaint& complaint : complaints_of()) {
    const bool known = std::any_of(before.begin(), before.end(), [&](const Complaint& other) {
      return other.parameter == complaint.parameter;
    });
    if (!known) {
      return {passed_on(complaint, "trust", "Trust",
                        message("random_columns.trouble", "random columns double the inputs"))};
    }
  }
  return {};
}

}  // namespace

std::unique_ptr<const Study> random_columns_study() {
  return std::make_unique<const RandomColumnsStudy>();
}

}  // namespace steelyard
