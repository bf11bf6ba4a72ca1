// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_estimate.h"

#include <algorithm>

#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/targets.h"
#include "core/problem/whole_units.h"
#include "core/trees/forest_prediction.h"

namespace steelyard::automatic {
namespace {

/// As many samples as a training part has. What estimates need of samples is only their number.
Problem training_part(const Problem& problem, const HeldOutColumnsOptions& asked) {
  std::vector<Index> samples = samples_with_target(problem);
  const Index used =
      std::min(std::ssize(samples), most_held_out_samples(problem.dimension(), asked));
  samples.resize(static_cast<std::size_t>(used - used / asked.folds));
  return problem.with_samples(samples);
}

/// How many units a table has, and how many columns so many units have on average.
struct UnitCount {
  Index units = 1, columns = 1;

  [[nodiscard]] Index columns_of(Index some) const { return some * columns / units; }
};

/// All runs without the unit that came last. The time of each is as its number of units, from the
/// first one down to two.
double seconds_of_elimination(const RunPlan& again, const Problem& part, const UnitCount& count) {
  const Index first = std::min(count.units, most_eliminated);
  const auto units = static_cast<double>(first);
  const double runs = (units + 1.0) / 2.0 - 1.0 / units;
  // Forests of few columns spend as long again on their nodes, which estimates of forests leave
  // out.
  constexpr double with_nodes = 2.0;
  const Problem some = part.with_inputs(all_positions(count.columns_of(first)));
  return with_nodes * runs * estimate(again, some).seconds;
}

/// Seconds and memory of one ranking.
Estimate cost_of_ranking(const Member& member, const Problem& part, const UnitCount& count) {
  Estimate one = estimate(member.run, part);
  if (member.again) {
    one.seconds += seconds_of_elimination(*member.again, part, count);
  }
  return one;
}

/// The forests that predict in one split, from all numbers of columns. They share the threads,
/// except that the largest one has only one of them.
double seconds_of_forests(const std::vector<Index>& sizes, Index samples, Index targets,
                          const ForestShape& forest) {
  double all = 0.0;
  double largest = 0.0;
  for (const Index size : sizes) {
    const double one = seconds_of_forest_prediction(samples, size, targets, forest);
    all += one;
    largest = std::max(largest, one);
  }
  return std::max(all / static_cast<double>(most_threads()), largest);
}

/// It is not known how many columns are taken, who predicts and how many columns go: a few columns
/// are looked at once, one or two are exchanged, and forests predict in most cases.
double seconds_of_last_look(Index dimension, Index samples, Index targets,
                            const ForestShape& forest) {
  constexpr Index few = 6;
  constexpr double in_most_cases = 0.75;
  constexpr Index exchanged = 2;  // for columns that are alike
  const Index columns = std::min(few, dimension);
  return in_most_cases * static_cast<double>(columns + 1 + exchanged) *
         seconds_of_forest_prediction(samples, columns, targets, forest) /
         static_cast<double>(most_threads());
}

}  // namespace

Estimate automatic_estimate(const Problem& problem, const std::vector<Member>& members,
                            const AutomaticOptions& options) {
  const HeldOutColumnsOptions asked = automatic_task_options(options);
  const Problem part = training_part(problem, asked);
  const Index targets = std::min(number_of_targets(problem), asked.most_targets);
  const UnitCount count{std::ssize(whole_units(problem)), problem.dimension()};
  std::vector<Index> sizes = tried_sizes(count.units);
  std::transform(sizes.begin(), sizes.end(), sizes.begin(),
                 [&](Index size) { return count.columns_of(size); });
  const auto splits =
      static_cast<double>(asked.folds * different_repeats(problem.order, asked.repeats));
  const auto judged = static_cast<double>(members.size());
  const ForestShape forest{.trees = options.trees};
  Estimate whole;
  double longest = 0.0;
  for (const Member& member : members) {
    const Estimate one = cost_of_ranking(member, part, count);
    whole.seconds += splits * one.seconds;
    whole.bytes = std::max(whole.bytes, one.bytes);
    longest = std::max(longest, one.seconds);
  }
  whole.seconds += longest;
  whole.seconds += splits * judged * seconds_of_forests(sizes, part.samples(), targets, forest);
  whole.seconds += judged * seconds_of_held_out(problem, sizes, asked);
  whole.seconds +=
      splits * seconds_of_last_look(problem.dimension(), part.samples(), targets, forest);
  return whole;
}

}  // namespace steelyard::automatic
