// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/sample_weights.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "core/error.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/column_source.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

Index weight_column(const Dataset& dataset, const std::vector<Index>& columns,
                    const std::vector<Column>* described_as) {
  const Index column = columns.front();
  const ColumnSource source{&dataset, {column}, nullptr, nullptr, described_as};
  if (columns.size() > 1) {
    throw bad_input({message("problem.several_weights",
                             "several columns are the weight of the samples: {1} and {2}",
                             in_quotes(described(source, column).name),
                             in_quotes(described(source, columns[1]).name)),
                     dataset.name,
                     message("problem.several_weights.accepted", "one column of weights")});
  }
  refuse_text(source, message("problem.text_as_weight",
                              "a text column cannot be the weight of the samples"));
  const RoleSet roles = described(source, column).roles;
  if (roles.has(Role::input) || roles.has(Role::truth)) {
    throw bad_input(
        {message("problem.weight_in_use",
                 "the weight of the samples cannot be an input or target, too"),
         place(source, column),
         message("problem.weight_in_use.accepted", "a column that has no other part in the run")});
  }
  return column;
}

Message fault_of(double weight) {
  constexpr int digits = 6;
  return std::isinf(weight)
             ? message("problem.infinite_weight", "the weight of a sample is infinite")
             : message("problem.negative_weight", "the weight of a sample is negative: {1}",
                       short_text(weight, digits));
}

void refuse_bad_weights(const Dataset& dataset, Index column, const std::vector<Index>& rows) {
  const ColumnSource source{&dataset, {column}};
  bool any = false;
  for (const Index row : rows) {
    const double weight = dataset.values(row, column);
    if (std::isinf(weight) || weight < 0.0) {
      throw bad_input({fault_of(weight),
                       place(source, column) + ", row " + std::to_string(dataset.row_of(row) + 1),
                       message("problem.bad_weight.accepted",
                               "finite numbers of 0 or more; a row of weight 0, or without a "
                               "weight, is left out")});
    }
    any = any || weight > 0.0;
  }
  if (!any) {
    throw bad_input({message("problem.only_zero_weights", "no weight of the samples is above 0"),
                     place(source, column),
                     message("problem.only_zero_weights.accepted",
                             "numbers of 0 or more, at least one of them above 0")});
  }
}

/// Copies of a sample have its position in common.
SampleOrder with_copies(SampleOrder order, const std::vector<Index>& drawn) {
  if (!order.copy_of) {
    order.copy_of = std::vector<int>(drawn.begin(), drawn.end());
  }
  if (order.is_any()) {
    order.group_of = order.copy_of;
    order.of_copies = true;
  }
  return order;
}

struct Draws {
  Index different = 0;  ///< how many samples were drawn at least once
  Index most = 0;       ///< how often one was drawn at most
};

/// \param drawn  ascending
Draws counted(const std::vector<Index>& drawn) {
  Draws found;
  Index run = 0;
  for (std::size_t at = 0; at < drawn.size(); ++at) {
    const bool again = at > 0 && drawn[at] == drawn[at - 1];
    found.different += again ? 0 : 1;
    run = again ? run + 1 : 1;
    found.most = std::max(found.most, run);
  }
  return found;
}

/// Kish (1965): as many samples of equal weight would tell as much of a mean.
Index equal_samples(const Vector& weights) {
  const Vector relative = weights / weights.maxCoeff();
  return static_cast<Index>(std::llround(relative.sum() * relative.sum() / relative.squaredNorm()));
}

void refuse_few(const Draws& draws, const SampleWeights& weights) {
  constexpr Index fewest = 5;  // chance could exchange fewer in too few ways
  if (draws.different < fewest) {
    throw bad_input({message("problem.few_heavy_rows",
                             "by their weights, only {1} different {1:row|rows} would be used",
                             draws.different),
                     weights.place,
                     message("problem.few_heavy_rows.accepted",
                             "weights that leave at least {1} different rows", fewest)});
  }
}

Message kept_together() {
  return message("problem.copies_by_weight",
                 "Copies of a row are kept together: held out together, and exchanged together by "
                 "chance");
}

Message told_of_neighbours() {
  return message("problem.copies_are_neighbours",
                 "copies of a row are the nearest neighbours of each other: methods and measures "
                 "that look at few neighbours of a sample see little else where weights are large");
}

Message told_of_drawn(const Draws& draws, const Vector& own, const SampleWeights& weights) {
  return message("problem.drawn_by_weight",
                 "rows were drawn again by their weights in {1}, because no method can take "
                 "weights: {2} of {3} rows are among the samples, one up to {4} times. {5}. The "
                 "weighted rows tell about as much as {6} of equal weight",
                 in_quotes(weights.column), draws.different, own.size(), draws.most,
                 kept_together(), equal_samples(own));
}

Message told_of_repeated(const Draws& draws, const std::vector<Index>& drawn,
                         const SampleWeights& weights) {
  return message("problem.repeated_by_weight",
                 "each row stands as often as its weight in {1} says, because no method can take "
                 "weights: {2} {2:row is|rows are} {3} samples, one up to {4} times. {5}",
                 in_quotes(weights.column), draws.different, drawn.size(), draws.most,
                 kept_together());
}

/// The largest number of which all weights are multiples, if they are whole; otherwise the smallest
/// weight, of which they may be multiples.
double common_part(const Vector& weights) {
  constexpr double exactly_whole = 9e15;  // all whole numbers up to this one are exact
  std::int64_t common = 0;
  double least = 0.0;
  bool whole = true;
  for (const double weight : weights) {
    whole = whole && weight <= exactly_whole && std::floor(weight) == weight;
    common = whole ? std::gcd(common, static_cast<std::int64_t>(weight)) : common;
    least = weight > 0.0 && (least == 0.0 || weight < least) ? weight : least;
  }
  return whole ? static_cast<double>(common) : least;
}

}  // namespace

std::vector<Index> repeated_by_weight(const Vector& weights) {
  constexpr double most_samples = 5000.0;
  constexpr double rounding = 1e-9;
  const Vector times = weights / common_part(weights);
  if (!(times.sum() <= most_samples)) {
    return {};
  }
  std::vector<Index> repeated;
  for (Index at = 0; at < times.size(); ++at) {
    const double count = std::round(times[at]);
    if (std::abs(times[at] - count) > rounding * count) {
      return {};
    }
    repeated.insert(repeated.end(), static_cast<std::size_t>(count), at);
  }
  return repeated;
}

std::optional<SampleWeights> sample_weights(const Dataset& dataset, const std::vector<Index>& rows,
                                            const std::vector<Column>* described_as) {
  const std::vector<Index> columns = columns_with(Role::weight, dataset, described_as);
  if (columns.empty()) {
    return std::nullopt;
  }
  const Index column = weight_column(dataset, columns, described_as);
  refuse_bad_weights(dataset, column, rows);
  const auto values = dataset.values.col(column);
  return SampleWeights{dataset.columns[static_cast<std::size_t>(column)].name,
                       place({&dataset, {column}}, column),
                       std::vector<double>(values.begin(), values.end())};
}

std::vector<Index> drawn_by_weight(const Vector& weights, std::uint64_t seed) {
  // The comb begins half a part of 2^20 away from every whole number, so that rounding errors of
  // the cumulated weights do not matter where a sample is due a whole number of times.
  constexpr std::uint64_t parts = 1U << 20U;
  const auto part = static_cast<double>(Random(seed, Purpose::draws_by_weight).below(parts));
  const double start = (part + 0.5) / static_cast<double>(parts);
  const auto samples = static_cast<double>(weights.size());
  const Vector relative = weights / weights.maxCoeff();  // the sum cannot overflow
  Vector cumulated(relative.size());
  double sum = 0.0;
  for (Index at = 0; at < relative.size(); ++at) {
    sum += relative[at];
    cumulated[at] = sum;
  }
  std::vector<Index> drawn;
  drawn.reserve(static_cast<std::size_t>(weights.size()));
  for (Index at = 0; at < cumulated.size(); ++at) {
    const double end = samples * (cumulated[at] / sum);
    while (static_cast<double>(drawn.size()) + start < end) {
      drawn.push_back(at);
    }
  }
  return drawn;
}

namespace {

/// What a step of preparation filled stays, as it would without weights.
Problem filled_by(const Problem& problem, std::span<const Index> samples,
                  std::span<const Index> learned_from) {
  Problem of_policy = problem;
  of_policy.filled_inputs = filled_by_policy(problem.filled_inputs);
  of_policy.filled_truth = filled_by_policy(problem.filled_truth);
  Problem part = of_policy.with_samples(samples, learned_from);
  part.filled_inputs = filled_in_samples(problem.filled_inputs, samples);
  part.filled_truth = filled_in_samples(problem.filled_truth, samples);
  return part;
}

}  // namespace

std::optional<Problem> drawn_again(const Problem& problem, const SampleWeights& weights) {
  constexpr std::uint64_t seed = 1;  // the drawn samples are part of the problem, not of a run
  Vector own(problem.samples());
  for (Index sample = 0; sample < own.size(); ++sample) {
    own[sample] = weights.of_row[static_cast<std::size_t>(problem.row_of(sample))];
  }
  if (own.minCoeff() == own.maxCoeff()) {
    return std::nullopt;
  }
  const std::vector<Index> repeated = repeated_by_weight(own);
  const std::vector<Index> drawn = repeated.empty() ? drawn_by_weight(own, seed) : repeated;
  const Draws draws = counted(drawn);
  refuse_few(draws, weights);
  Problem again = filled_by(problem, drawn, drawn);
  again.each_row_once = std::make_shared<const Problem>(
      problem.has_filled_cells() ? filled_by(problem, all_positions(own.size()), drawn) : problem);
  again.order = with_copies(std::move(again.order), drawn);
  again.warnings.push_back(repeated.empty() ? told_of_drawn(draws, own, weights)
                                            : told_of_repeated(draws, drawn, weights));
  if (draws.most > 1) {
    again.warnings.push_back(told_of_neighbours());
  }
  return again;
}

}  // namespace steelyard
