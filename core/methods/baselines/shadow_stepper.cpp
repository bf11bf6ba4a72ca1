// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/shadow_stepper.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/message.h"
#include "core/run/snapshot.h"
#include "core/text.h"
#include "core/trees/forest_trees.h"

namespace steelyard::baselines {

std::span<const ScalarInfo> ShadowStepper::scalars() const {
  static const std::array<ScalarInfo, 2> infos{
      {{"out_of_bag_error", "Held-out error of the columns left", false, false,
        "Trees of the columns left predict each sample that they have not seen: the error is "
        "squared, in variances of the target; of classes, it is the share of wrong ones."},
       {"open", "Columns without a decision", false}}};
  return infos;
}

bool ShadowStepper::begin(const std::stop_token& stop) {
  auto forest = forest_problem(*problem_, stop);
  if (!forest) {
    return false;
  }
  forest_ = std::move(*forest);
  tally_.emplace(problem_->dimension(), forest_->varying, options_.level);
  compared_rounds_ = fewest_rounds(std::ssize(forest_->varying), options_.level);
  if (options_.rule == ShadowRule::permuted_targets) {
    chance_.emplace(*forest_, options_.forest, compared_rounds_);
  }
  iterates_.push_back({0,
                       {OutOfBagError(forest_->table.target).error_without_trees(),
                        static_cast<double>(forest_->varying.size())},
                       {}});
  return true;
}

bool ShadowStepper::rounds_are_over() const {
  return tally_ && (tally_->is_decided() || tally_->rounds() >= options_.rounds);
}

bool ShadowStepper::is_over() const {
  return rounds_are_over() &&
         (!chance_ || chance_->largest().size() >= orders_for_level(options_.level) ||
          std::none_of(forest_->varying.begin(), forest_->varying.end(),
                       [this](Index column) { return stands_out(column); }));
}

/// The rounds of the table itself are the first half.
double ShadowStepper::fraction() const {
  if (is_over()) {
    return 1.0;
  }
  const double done = rounds_are_over() ? 1.0
                                        : static_cast<double>(tally_->rounds()) /
                                              static_cast<double>(options_.rounds);
  if (!chance_) {
    return done;
  }
  const auto all = static_cast<double>(orders_for_level(options_.level) * compared_rounds_);
  return 0.5 * done + 0.5 * static_cast<double>(chance_->rounds_done()) / all;
}

Snapshot ShadowStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  snapshot.stage =
      rounds_are_over()
          ? message("stage.comparing_with_random_targets", "comparing with targets in random order")
          : message("stage.comparing_with_permuted_columns", "comparing with permuted columns");
  const bool first = !forest_;
  bool whole = true;
  if (first) {
    whole = !stop.stop_requested() && begin(stop);
  } else if (rounds_are_over()) {
    whole = compare_with_chance(budget, stop);
  } else {
    whole = compare(budget, stop, snapshot);
  }
  if (whole && first) {
    snapshot.appended.iterates = iterates_;
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  if (tally_ && tally_->rounds() > 0) {
    snapshot.iteration = tally_->rounds();
    snapshot.fraction = fraction();
    snapshot.leading = leading();
    snapshot.selection = beyond_chance();
    snapshot.appended.figures.push_back(importances());
  }
  if (is_over()) {
    outcome_ = {tally_->is_decided() ? Ending::converged : Ending::iteration_limit, {}};
    snapshot.outcome = outcome_;
  }
  snapshot.stage_number = rounds_are_over() ? 2U : 1U;
  return snapshot;
}

bool ShadowStepper::compare(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  for (std::size_t k = 0; k < budget.iterations && !rounds_are_over(); ++k) {
    const auto round =
        shadow_round(*forest_, tally_->active(), options_.forest, tally_->rounds(), stop);
    if (!round) {
      return false;
    }
    tally_->add(*round);
    const auto open = std::count_if(
        tally_->active().begin(), tally_->active().end(),
        [&](Index column) { return tally_->decision(column) == ShadowDecision::open; });
    iterates_.push_back({tally_->rounds(), {round->error, static_cast<double>(open)}, {}});
    snapshot.appended.iterates.push_back(iterates_.back());
  }
  return true;
}

bool ShadowStepper::compare_with_chance(Budget budget, const std::stop_token& stop) {
  for (std::size_t k = 0; k < budget.iterations && !is_over(); ++k) {
    if (!chance_->add_round(stop)) {
      return false;
    }
  }
  return true;
}

std::vector<double> ShadowStepper::leading_values() const {
  Vector margins(problem_->dimension());
  for (Index column = 0; column < margins.size(); ++column) {
    margins[column] = tally_->margin(column);
  }
  return with_constant_last(margins, forest_->varying);
}

FeatureColumn ShadowStepper::leading() const {
  return {
      "margin", "Margin over the shadows",
      std::string("Median over rounds of the importance less the largest of a permuted column") +
          (options_.forest.importance == Importance::permutation
               ? ", in standard errors"
               : ", in shares of all that splits reduced") +
          "; constant columns are put below all others",
      ValueKind::signed_score, leading_values()};
}

std::vector<FeatureColumn> ShadowStepper::columns() const {
  FeatureColumn hits{"hit_share", "Hits",
                     "Share of its rounds in which the column was above all permuted columns",
                     ValueKind::share};
  FeatureColumn p{"p_value", "p-value",
                  chance_
                      ? "How often the largest margin of a target in random order is as large: "
                        "corrected for the number of columns; 1: too few hits to be compared"
                      : "Of so many hits by chance: two-sided binomial test, corrected for the "
                        "number of columns (Bonferroni); rounds are taken as independent, which "
                        "they are not",
                  ValueKind::p_value};
  FeatureColumn decided{"confirmed", "Confirmed", "1: confirmed; 0: rejected; empty: undecided",
                        ValueKind::flag};
  for (Index column = 0; column < problem_->dimension(); ++column) {
    hits.values.push_back(tally_->hit_share(column));
    p.values.push_back(p_value(column));
    decided.values.push_back(flag(column));
  }
  return {leading(), hits, p, decided};
}

double ShadowStepper::p_value(Index column) const {
  if (!chance_) {
    return tally_->p_value(column);
  }
  if (tally_->decision(column) != ShadowDecision::confirmed) {
    return 1.0;
  }
  const double margin = tally_->mean_margin(column, compared_rounds_);
  const auto& largest = chance_->largest();
  const auto as_large = std::count_if(largest.begin(), largest.end(),
                                      [margin](double other) { return !(other < margin); });
  return static_cast<double>(1 + as_large) / static_cast<double>(1 + largest.size());
}

double ShadowStepper::flag(Index column) const {
  constexpr double undecided = std::numeric_limits<double>::quiet_NaN();
  const bool stands = stands_out(column);
  if (tally_->decision(column) == ShadowDecision::open || (chance_ && stands && !is_over())) {
    return undecided;
  }
  return stands ? 1.0 : 0.0;
}

std::vector<Index> ShadowStepper::candidates() const {
  std::vector<Index> chosen = ranking({leading()});
  std::erase_if(
      chosen, [&](Index column) { return tally_->decision(column) != ShadowDecision::confirmed; });
  return chosen;
}

bool ShadowStepper::stands_out(Index column) const {
  if (tally_->decision(column) != ShadowDecision::confirmed) {
    return false;
  }
  const double margin = tally_->mean_margin(column, compared_rounds_);
  return !chance_ || std::all_of(chance_->largest().begin(), chance_->largest().end(),
                                 [margin](double largest) { return margin > largest; });
}

std::vector<Index> ShadowStepper::beyond_chance() const {
  std::vector<Index> chosen = candidates();
  std::erase_if(chosen, [this](Index column) { return !stands_out(column); });
  return chosen;
}

FeatureSelection ShadowStepper::selection() const {
  if (!chance_) {
    return {beyond_chance(),
            message("shadow.published_rule",
                    "confirmed: more hits than chance at level {1}, two-sided binomial tests "
                    "corrected for {2} {2:column|columns} (Bonferroni), as published: of tables of "
                    "noise, far more than this share have a confirmed column",
                    short_text(options_.level, 3), forest_->varying.size()),
            FeatureSelection::CountDecidedBy::of_test};
  }
  const Message rule =
      message("shadow.rule",
              "confirmed: more hits than shadows, and a margin that none of {1} targets in random "
              "order reaches; of tables of noise, at most a share of {2} have a confirmed column",
              orders_for_level(options_.level), short_text(options_.level, 3));
  return is_over()
             ? FeatureSelection{beyond_chance(), rule, FeatureSelection::CountDecidedBy::of_test}
             : FeatureSelection{
                   {}, message("shadow.unfinished", "{1}; the comparison was not finished", rule)};
}

/// Of the best columns, and what they are compared with.
Figure ShadowStepper::importances() const {
  constexpr std::size_t most = 20;
  std::vector<Index> shown = ranking({leading()});
  shown.resize(std::min({shown.size(), most, forest_->varying.size()}));
  const std::vector<std::string> names = names_of(*problem_, shown);
  const auto line_of = [](std::string name, const std::vector<double>& values) {
    FigureLine line{std::move(name)};
    line.y = values;
    for (std::size_t round = 1; round <= values.size(); ++round) {
      line.x.push_back(static_cast<double>(round));
    }
    return line;
  };
  LinesShape shape{{line_of("largest of the permuted columns", tally_->highest())}};
  shape.lines.front().reference = true;
  for (std::size_t k = 0; k < shown.size(); ++k) {
    shape.lines.push_back(line_of(names[k], tally_->importances(shown[k])));
  }
  Figure figure{"importances", "Importance by round",
                "A column above the grey line has a hit in that round; lines of rejected columns "
                "end. At most the 20 best are drawn."};
  figure.places = {FigurePlace::learn};
  figure.x = {.title = "Round", .whole_numbers = true};
  figure.y = {.title = "Importance"};
  if (options_.forest.importance == Importance::permutation) {
    figure.y.unit = "standard errors";
  }
  figure.shape = std::move(shape);
  return figure;
}

std::vector<Message> ShadowStepper::warnings() const {
  std::vector<Message> all = forest_warnings(*forest_, *problem_);
  if (auto of_order = warning_of_order(*forest_)) {
    all.push_back(*std::move(of_order));
  }
  std::vector<Index> open;
  for (const Index column : forest_->varying) {
    if (tally_->decision(column) == ShadowDecision::open) {
      open.push_back(column);
    }
  }
  if (const std::size_t lost = candidates().size() - beyond_chance().size(); lost > 0) {
    all.push_back(message("shadow.margin_of_chance",
                          "{1} {1:column has|columns have} more hits than chance by the published "
                          "rule, but no larger margin than columns have by chance: not confirmed",
                          lost));
  }
  if (!open.empty()) {
    all.push_back(message("shadow.undecided",
                          "neither confirmed nor rejected after {1} {1:round|rounds}: {2}",
                          tally_->rounds(), names_in_words(*problem_, open)));
  }
  return all;
}

Result ShadowStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (!tally_ || tally_->rounds() == 0) {
    return result;
  }
  result.iterations = tally_->rounds();
  result.objective = iterates_.back().scalars.front();
  result.columns = columns();
  result.selection = selection();
  result.histories = histories_of(scalars(), iterates_);
  result.figures = {importances()};
  result.warnings = warnings();
  return result;
}

}  // namespace steelyard::baselines
