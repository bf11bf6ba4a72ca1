// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/sample_groups.h"
#include "core/message.h"
#include "core/random.h"
#include "core/study/checks.h"
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
  [[nodiscard]] std::string stage(std::size_t replicate) const override {
    return "random columns: run " + std::to_string(replicate + 1) + " of " +
           std::to_string(repeats_.replicates);
  }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    ProblemChange change;
    change.permuted_copies = RandomDraw{repeats_.seed, replicate};
    return begin_trial(question_.run, question_.problem, change);
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

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<RandomColumns>(question);
  }
};

std::vector<Complaint> RandomColumnsStudy::check(const StudyQuestion& question) const {
  // A few samples show it as well as all: as many groups as there are, or stretches of time. If
  // they are too few for the run, it says so without the random columns, too: that does not count.
  ProblemChange change;
  const Problem& problem = *question.problem;
  const Index groups =
      problem.order.group_of ? std::ssize(group_members(*problem.order.group_of)) : 0;
  Random random(0, Purpose::subsamples);
  change.samples =
      thinned(problem.samples(), problem.order,
              std::min(std::max(fewest_in_block, 2 * groups), problem.samples()), random);
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
