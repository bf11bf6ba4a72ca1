// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/random_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/group_members.h"
#include "core/random.h"

namespace steelyard {
namespace {

RandomColumnsOptions random_columns_options(const ParameterValues& settings) {
  return {settings.integer("replicates"), static_cast<std::uint64_t>(settings.integer("seed"))};
}

}  // namespace

const StudyInfo& RandomColumnsStudy::info() const {
  static const StudyInfo about{"random-columns", "Random columns",
                               "does each feature beat permuted copies of the inputs?",
                               "every method; says nothing of selected samples"};
  return about;
}

std::vector<Complaint> RandomColumnsStudy::check(const StudyQuestion& question,
                                                 const std::string& others) const {
  // A few samples show it as well as all: as many groups as there are, or stretches of time. What
  // they are too few for is complained of in both.
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
      return {{"trust", "Trust: random columns double the inputs. " + complaint.message +
                            "; accepted for trust: " + others}};
    }
  }
  return {};
}

double RandomColumnsStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  constexpr double twice_the_inputs = 2.0;
  return main.seconds * twice_the_inputs *
         static_cast<double>(random_columns_options(question.settings).replicates);
}

std::unique_ptr<ReplicatePlan> RandomColumnsStudy::plan(const StudyQuestion& question,
                                                        std::string /*objective*/) const {
  return std::make_unique<RandomColumns>(question, random_columns_options(question.settings));
}

RandomColumns::RandomColumns(StudyQuestion question, RandomColumnsOptions options)
    : question_(std::move(question)), options_(options) {}

void RandomColumns::begin(const Result& main) {
  ranks_features_ = !main.columns.empty() && !main.samples;
  above_.assign(static_cast<std::size_t>(question_.problem->dimension()), 0.0);
}

std::size_t RandomColumns::count() const {
  return ranks_features_ ? static_cast<std::size_t>(options_.replicates) : 0;
}

std::string RandomColumns::stage(std::size_t replicate) const {
  return "random columns: run " + std::to_string(replicate + 1) + " of " +
         std::to_string(options_.replicates);
}

BegunTrial RandomColumns::start(std::size_t replicate) {
  ProblemChange change;
  change.permuted_copies = RandomDraw{options_.seed, replicate};
  return begin_trial(question_.run, question_.problem, change);
}

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
    result.warnings.emplace_back("random columns say nothing of selected samples");
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

}  // namespace steelyard
