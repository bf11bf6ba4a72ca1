// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_method.h"

#include <algorithm>
#include <utility>

#include "core/methods/automatic/automatic_estimate.h"
#include "core/methods/automatic/automatic_stepper.h"
#include "core/methods/automatic/automatic_words.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/targets.h"

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

/// The window asks at each change of a setting, so no task is made to see whether there is one. A
/// target that varies on all samples may still not do so on those that are drawn from a large
/// table: the run then fails with that reason.
std::vector<Complaint> complaints_of_size(const Problem& problem, Index folds) {
  const Index samples = std::ssize(samples_with_target(problem));
  if (samples < fewest_held_out_samples) {
    return {
        {"", "Samples",
         message("automatic.too_few_samples",
                 "{1} {1:sample|samples} with a target are too few to hold some of them out",
                 samples),
         message("automatic.too_few_samples.accepted", "at least {1}", fewest_held_out_samples)}};
  }
  if (samples < folds) {
    return {{"outer_folds", "Folds",
             message("automatic.too_many_folds",
                     "{1} {1:sample|samples} with a target cannot make {2} {2:fold|folds}", samples,
                     folds),
             message("automatic.too_many_folds.accepted", "2 to {1}", samples)}};
  }
  return {};
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
  info_.details =
      "Quick methods (the F test, mutual information, the lasso, and a random forest that ranks "
      "its first dozen again) rank the columns in the training part of each split of the samples; "
      "a ridge regression, nearest neighbours and a forest predict the rest from the first columns "
      "of each ranking. The fewest columns whose error is about as small as the least are taken; "
      "where the ranking by all samples begins with other columns than most splits keep, held-out "
      "samples decide between them; and a last look drops those without which it is hardly larger. "
      "Columns that encode one category, and the columns of any other group, such as x, y and z of "
      "an atom, are ranked, kept and dropped together, and count as one where numbers of columns "
      "are tried. The error is the least of many, a little too small; the answer repeats the whole "
      "choice without the samples that it is tested on.";
  info_.suits = "For any table with a target, if you do not know which method suits it.";
  info_.unsuited = "Not without a target, and not where the weights of a space are wanted.";
  info_.target = Target::either;
  info_.periods = Periods::refused;  // as all of its members do
  info_.gives = Output::order;
  info_.predicts_from_selection = true;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
}

const ParameterSchema& AutomaticMethod::schema() const {
  static const ParameterSchema schema(specs_of(automatic_parameters()));
  return schema;
}

AutomaticMethod::Participants AutomaticMethod::participants(const Problem& problem,
                                                            const AutomaticOptions& options) const {
  Participants found;
  for (Member member : members_) {
    const std::vector<Complaint> complaints = complaints_about(member.run, problem);
    if (!complaints.empty()) {
      found.others.push_back(left_out(member, statement_of(complaints.front())));
      continue;
    }
    if (member.again) {
      set_trees(2 * options.trees, member.run);
      set_trees(options.trees, *member.again);
    }
    found.able.push_back(std::move(member));
  }
  return found;
}

std::vector<Complaint> AutomaticMethod::check(const Problem& problem,
                                              const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (!complaints.empty()) {
    return complaints;
  }
  complaints = complaints_of_size(problem, automatic_options(values).folds);
  if (complaints.empty() && participants(problem, automatic_options(values)).able.empty()) {
    complaints = complaints_about(members_.front().run, problem);
  }
  return complaints;
}

Estimate AutomaticMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const AutomaticOptions options = automatic_options(values);
  const std::vector<Member> members = participants(problem, options).able;
  return members.empty() ? Estimate() : automatic_estimate(problem, members, options);
}

std::unique_ptr<Stepper> AutomaticMethod::begin(ProblemPtr problem,
                                                const ParameterValues& values) const {
  const AutomaticOptions options = automatic_options(values);
  Participants who = participants(*problem, options);
  return std::make_unique<AutomaticStepper>(std::move(problem), std::move(who.able), options,
                                            std::move(who.others));
}

ParameterValues AutomaticMethod::quick_values(const ParameterValues& values) const {
  ParameterValues quick = values;
  const auto limit = [&quick](const char* id, std::int64_t most) {
    quick.set(id, std::min(quick.integer(id), most));
  };
  limit("outer_folds", 3);
  limit("outer_repeats", 1);
  limit("trees", 20);
  return quick;
}

}  // namespace steelyard::automatic
