// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_method.h"

#include <algorithm>
#include <utility>

#include "core/methods/automatic/automatic_stepper.h"
#include "core/parameter/bound_parameter.h"

namespace steelyard::automatic {
namespace {

const ParameterList<AutomaticOptions>& automatic_parameters() {
  static const ParameterList<AutomaticOptions> list{
      parameter({"outer_folds", "Folds",
                 "So many parts of the samples, each of which is predicted from all others."},
                field(&AutomaticOptions::folds), {2.0, 20.0})
          .advanced(),
      parameter({"outer_repeats", "Repeats",
                 "How often the samples are divided into folds, each time in another way."},
                field(&AutomaticOptions::repeats), {1.0, 20.0})
          .advanced(),
      parameter(
          {"trees", "Trees", "Of a forest that predicts; a forest that ranks has twice as many."},
          field(&AutomaticOptions::trees), {1.0, 10000.0})
          .advanced(),
      seed_parameter(field(&AutomaticOptions::seed), "Of the folds, and of ties between columns.")};
  return list;
}

void set_trees(Index count, RunPlan& forest) { forest.values.set("trees", std::int64_t{count}); }

AutomaticOptions automatic_options(const ParameterValues& values) {
  return options_of(automatic_parameters(), values);
}

}  // namespace

AutomaticMethod::AutomaticMethod(std::vector<Member> members) : members_(std::move(members)) {
  info_.id = "automatic";
  info_.title = "Automatic";
  info_.family = "Automatic";
  info_.purpose =
      "Tries quick methods of several kinds and takes the one that predicts unseen samples best.";
  info_.citation =
      "S. Varma, R. Simon: Bias in error estimation when using cross-validation for model "
      "selection, BMC Bioinformatics 7, 91 (2006) doi:10.1186/1471-2105-7-91";
  info_.equations = "min_{m,k,p}  ⟨ E_{f}(p, first k of m) ⟩_{f}";
  info_.symbols =
      "m: the method that ranks the columns in the training part of fold f; k: how many of the "
      "best are kept; p: what predicts from these, a ridge regression, nearest neighbours or a "
      "forest; E_{f}: the error on the samples of the fold. The fewest columns within half a "
      "standard error of the least are taken.";
  info_.suits = "For any table with a target, if you do not know which method suits it.";
  info_.unsuited = "Not without a target, and not where the weights of a space are wanted.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
}

const ParameterSchema& AutomaticMethod::schema() const {
  static const ParameterSchema schema(specs_of(automatic_parameters()));
  return schema;
}

std::vector<Member> AutomaticMethod::members_for(const Problem& problem,
                                                 const AutomaticOptions& options) const {
  std::vector<Member> able;
  for (Member member : members_) {
    if (!complaints_about(member.run, problem).empty()) {
      continue;
    }
    if (member.again) {
      set_trees(2 * options.trees, member.run);
      set_trees(options.trees, *member.again);
    }
    able.push_back(std::move(member));
  }
  return able;
}

std::vector<Complaint> AutomaticMethod::check(const Problem& problem,
                                              const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (!complaints.empty()) {
    return complaints;
  }
  Message why;
  if (!automatic_task(problem, automatic_options(values), why)) {
    complaints.push_back(
        {"", "", message("automatic.no_folds", "nothing can be held out: {1}", why),
         message("automatic.no_folds.accepted", "a target that varies, on at least ten samples")});
    return complaints;
  }
  if (members_for(problem, automatic_options(values)).empty()) {
    complaints = complaints_about(members_.front().run, problem);
  }
  return complaints;
}

Estimate AutomaticMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const AutomaticOptions options = automatic_options(values);
  const auto folds = static_cast<double>(options.folds * options.repeats);
  const double share = 1.0 - 1.0 / static_cast<double>(options.folds);
  Estimate whole;
  for (const Member& member : members_for(problem, options)) {
    const Estimate one = steelyard::estimate(member.run, problem);
    whole.seconds += share * folds * one.seconds;
    whole.bytes = std::max(whole.bytes, one.bytes);
    if (member.again) {
      whole.seconds += share * folds * steelyard::estimate(*member.again, problem).seconds;
    }
  }
  return whole;
}

std::unique_ptr<Stepper> AutomaticMethod::begin(ProblemPtr problem,
                                                const ParameterValues& values) const {
  const AutomaticOptions options = automatic_options(values);
  std::vector<Member> members = members_for(*problem, options);
  return std::make_unique<AutomaticStepper>(std::move(problem), std::move(members), options);
}

}  // namespace steelyard::automatic
