// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/run_plan.h"

#include <utility>

#include "core/parallel.h"
#include "core/run/study.h"
#include "core/run/with_kept.h"
#include "core/run/with_pictures.h"
#include "core/run/with_whole_groups.h"

namespace steelyard {
namespace {

/// For functions that use the problem only while they run.
ProblemPtr borrowed(const Problem& problem) { return {ProblemPtr(), &problem}; }

StudyQuestion question_of_search(const RunPlan& plan, ProblemPtr problem) {
  return {without_search(plan), std::move(problem), plan.search.settings};
}

StudyQuestion question_of_check(const RunPlan& plan, ProblemPtr problem) {
  return {without_check(plan), std::move(problem), plan.check.settings};
}

/// What cannot be done with one study may be done with another.
std::vector<Complaint> complaints_of(const StudyChoice& choice, const StudyQuestion& question) {
  std::vector<Complaint> complaints = choice.study->check(question);
  for (Complaint& complaint : complaints) {
    if (complaint.parameter == choice.study->kind().parameter) {
      complaint.choices = choice.others;
    }
  }
  return complaints;
}

void add_cost(const Study& study, const StudyQuestion& question, Estimate& estimate) {
  estimate.seconds += study.seconds(question, estimate);
  estimate.bytes += study.bytes(question);
}

/// The terms of the method inside the plan's search.
FitContext terms_in_search(const RunPlan& plan, const FitContext& terms) {
  return plan.search.study ? plan.search.study->terms(plan.search.settings, terms) : terms;
}

std::unique_ptr<Stepper> begin_unpictured(const RunPlan& plan, ProblemPtr problem) {
  if (plan.check.study) {
    return plan.check.study->begin(question_of_check(plan, std::move(problem)));
  }
  if (plan.search.study) {
    return plan.search.study->begin(question_of_search(plan, std::move(problem)));
  }
  return plan.method->begin(std::move(problem), plan.values);
}

/// Estimates ask how many threads there may be: for a while, always as many.
class ReferenceThreads {
 public:
  ReferenceThreads() { set_most_threads(2); }
  ReferenceThreads(const ReferenceThreads&) = delete;
  ReferenceThreads& operator=(const ReferenceThreads&) = delete;
  ~ReferenceThreads() { set_most_threads(before_); }

 private:
  std::size_t before_ = most_threads();
};

}  // namespace

RunPlan without_check(RunPlan plan) {
  plan.check = {};
  plan.pictured = false;
  return plan;
}

RunPlan without_search(RunPlan plan) {
  plan.search = {};
  return without_check(std::move(plan));
}

RunPlan for_share_of_samples(RunPlan plan, double share) {
  plan.values = plan.method->for_share_of_samples(plan.values, share);
  return plan;
}

RunPlan made_quick(RunPlan plan) {
  plan.values = plan.method->quick_values(plan.values);
  return plan;
}

std::vector<Complaint> complaints_about(const RunPlan& plan, const Problem& problem) {
  std::vector<Complaint> complaints = plan.method->check(problem, plan.values);
  if (complaints.empty() && plan.search.study) {
    complaints = complaints_of(plan.search, question_of_search(plan, borrowed(problem)));
  }
  if (complaints.empty() && plan.check.study) {
    complaints = complaints_of(plan.check, question_of_check(plan, borrowed(problem)));
  }
  return complaints;
}

Estimate estimate(const RunPlan& plan, const Problem& problem) {
  constexpr double long_run = 60.0;
  constexpr double much_memory = 1e9;
  Estimate estimate = plan.method->estimate(problem, plan.values);
  const RunPlan main = without_check(plan);
  if (plan.search.study && complaints_about(main, problem).empty()) {
    add_cost(*plan.search.study, question_of_search(plan, borrowed(problem)), estimate);
  }
  if (plan.check.study && complaints_about(plan, problem).empty()) {
    add_cost(*plan.check.study, question_of_check(plan, borrowed(problem)), estimate);
  }
  if (estimate.seconds <= long_run && estimate.bytes <= much_memory) {
    estimate.alternative = {};
    estimate.alternative_values.clear();
  }
  return estimate;
}

ParameterValues automatic_values(const RunPlan& plan, const Problem& problem,
                                 const FitContext& terms) {
  const FitContext around =
      plan.check.study ? plan.check.study->terms(plan.check.settings, terms) : terms;
  ParameterValues found =
      plan.method->automatic_values(problem, plan.values, terms_in_search(plan, around));
  const auto add = [&](const ParameterValues& of_study) {
    for (const auto& [id, value] : of_study) {
      found.set(id, value);
    }
  };
  if (plan.search.study) {
    add(plan.search.study->automatic_values(question_of_search(plan, borrowed(problem))));
  }
  if (plan.check.study) {
    add(plan.check.study->automatic_values(question_of_check(plan, borrowed(problem))));
  }
  return found;
}

bool is_of_products(const RunPlan& plan) {
  return !plan.search.study && !plan.check.study && plan.method->is_of_products(plan.values);
}

std::optional<double> promised_rate(const RunPlan& plan) {
  if (plan.check.study) {
    if (const auto rate = plan.check.study->promised_rate(plan.check.settings)) {
      return rate;
    }
  }
  return plan.search.study ? std::nullopt : plan.method->promised_rate(plan.values);
}

std::shared_ptr<SubsetFitter> begin_learning(const RunPlan& plan, ProblemPtr problem,
                                             const FitContext& terms) {
  return plan.method->learning()->begin(std::move(problem), plan.values,
                                        terms_in_search(plan, terms));
}

std::unique_ptr<Stepper> begin(const RunPlan& plan, ProblemPtr problem) {
  const auto tested = plan.check.study ? TestedSelection::as_found : TestedSelection::completed;
  std::unique_ptr<Stepper> run =
      with_kept(with_whole_groups(begin_unpictured(plan, problem), problem, tested), problem);
  return plan.pictured ? with_pictures(std::move(run), std::move(problem)) : std::move(run);
}

RunPlan Method::plan(const ParameterValues& values) const {
  return {std::shared_ptr<const Method>(std::shared_ptr<const Method>(), this), values, {}, {}};
}

Estimate reference_estimate(const RunPlan& plan, const Problem& problem) {
  const ReferenceThreads always;
  return estimate(plan, problem);
}

double reference_seconds(const RunPlan& plan, const Problem& problem) {
  return reference_estimate(plan, problem).seconds;
}

}  // namespace steelyard
