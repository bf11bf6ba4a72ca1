// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_source.h"

#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/linalg/shortest_least_squares.h"
#include "core/message.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"
#include "core/study/conditional_sampler.h"
#include "core/study/knockoff_blocks.h"

namespace steelyard {
namespace {

Matrix normal_numbers(Index rows, Index columns, Random& random) {
  Matrix numbers(rows, columns);
  for (double& number : numbers.reshaped()) {
    number = random.normal();
  }
  return numbers;
}

/// Targets of the rows that fixed knockoffs add: as much noise as a linear fit leaves.
Matrix extended_targets(const Problem& problem, const Matrix& columns, Index rows, Random& random) {
  constexpr double rank_threshold = 1e-12;
  const Index samples = problem.samples();
  const Matrix truth = problem.truth;
  Matrix extended(rows, truth.cols());
  extended.topRows(samples) = truth;
  for (Index target = 0; target < truth.cols(); ++target) {
    const double mean = truth.col(target).mean();
    const Vector centred = truth.col(target).array() - mean;
    const Vector fitted = columns * shortest_least_squares(columns, centred, rank_threshold);
    const auto freedom = static_cast<double>(samples - columns.cols() - 1);
    const double noise = std::sqrt((centred - fitted).squaredNorm() / freedom);
    for (Index row = samples; row < rows; ++row) {
      extended(row, target) = mean + noise * random.normal();
    }
  }
  return extended;
}

/// The problem with other inputs: those of a pair side by side in a random order.
void place_pairs(PairedProblem& paired, Problem problem, const Matrix& features,
                 const Matrix& knockoffs, Random random) {
  const std::vector<Index> order = random.permutation(2 * features.cols());
  const auto count = static_cast<std::size_t>(features.cols());
  paired.at.resize(count);
  paired.knockoff_at.resize(count);
  Matrix inputs(features.rows(), 2 * features.cols());
  std::vector<ColumnInfo> described(2 * count);
  for (std::size_t k = 0; k < count; ++k) {
    const auto place = static_cast<Index>(k);
    paired.at[k] = order[k];
    paired.knockoff_at[k] = order[k + count];
    inputs.col(paired.at[k]) = features.col(place);
    inputs.col(paired.knockoff_at[k]) = knockoffs.col(place);
    ColumnInfo feature = problem.features[static_cast<std::size_t>(paired.features[k])];
    described[static_cast<std::size_t>(paired.at[k])] = feature;
    feature.name += " (knockoff)";
    feature.group += feature.group.empty() ? "" : " (knockoff)";
    described[static_cast<std::size_t>(paired.knockoff_at[k])] = std::move(feature);
  }
  problem.inputs = std::move(inputs);
  problem.filled_inputs = nullptr;  // knockoffs are drawn from filled cells, too
  problem.filled_truth = nullptr;
  problem.features = std::move(described);
  problem.known_weights.reset();
  forget_kept(problem);
  forget_groups(problem);
  paired.problem = std::make_shared<const Problem>(std::move(problem));
}

}  // namespace

KnockoffSource::KnockoffSource(ProblemPtr problem, KnockoffOptions options,
                               std::optional<ColumnGroups> groups)
    : with_copies_(std::move(problem)),
      copies_(options.kind == KnockoffKind::fixed ? std::nullopt : row_copies(*with_copies_)),
      options_(std::move(options)),
      groups_(std::move(groups)) {
  problem_ = copies_ ? std::make_shared<const Problem>(with_copies_->with_samples(copies_->firsts))
                     : with_copies_;
}

void KnockoffSource::find_groups() {
  const ColumnGroups groups =
      groups_ ? *groups_ : column_groups(problem_->features, options_.groups);
  if (groups.each_alone()) {
    return;
  }
  const std::vector<Index> of_all = groups.group_of();
  for (const Index feature : features_) {
    group_of_.push_back(of_all[static_cast<std::size_t>(feature)]);
  }
  // A method takes features as one group where the names of their groups are equal.
  std::set<std::string> known;
  for (std::string name : groups.names) {
    while (!known.insert(name).second) {
      name += "'";
    }
    group_names_.push_back(std::move(name));
  }
}

std::optional<Matrix> KnockoffSource::whiten() {
  // Fixed knockoffs ask for columns of exactly the variance 1, so nothing is shrunk for them.
  Matrix correlation = correlation_.values;
  if (options_.kind == KnockoffKind::fixed) {
    correlation = columns_.transpose() * columns_ / static_cast<double>(columns_.rows());
  }
  std::vector<std::vector<Index>> groups(group_names_.size());
  for (std::size_t k = 0; k < group_of_.size(); ++k) {
    groups[static_cast<std::size_t>(group_of_[k])].push_back(static_cast<Index>(k));
  }
  whitening_ = GroupWhitening::of(correlation, groups);
  if (!whitening_) {
    trouble_ = message("knockoffs.dependent_in_group",
                       "the inputs of a group are linearly dependent, so there are no knockoffs");
    return std::nullopt;
  }
  whitened_ = whitening_->whitened(columns_);
  return whitening_->whitened_correlation(correlation);
}

bool KnockoffSource::make_model(const Matrix& correlation, const std::stop_token& stop) {
  const auto spread = knockoff_spread_in_blocks(correlation, options_.spread, stop);
  if (spread) {
    mean_spread_ = spread->mean();
    const Index count = spread->size();
    model_ = GaussianKnockoffs::of({Vector::Zero(count), correlation, *spread}, stop);
  }
  if (model_) {
    model_->vary_as(coordinates());
  }
  if (!model_ && !stop.stop_requested()) {
    trouble_ = message("knockoffs.near_singular",
                       "the correlations of the inputs are too close to singular for knockoffs");
  }
  return model_.has_value();
}

bool KnockoffSource::make_fixed(const std::stop_token& stop) {
  fixed_ = FixedKnockoffs::of(coordinates(), options_.spread, stop);
  if (fixed_) {
    mean_spread_ = fixed_->mean_spread();
  } else if (!stop.stop_requested()) {
    trouble_ = message("knockoffs.dependent_inputs",
                       "the inputs are linearly dependent, so there are no fixed knockoffs");
  }
  return fixed_.has_value();
}

bool KnockoffSource::make_by_values(const std::stop_token& stop) {
  by_values_ = SequentialKnockoffs::of(problem_->inputs(Eigen::all, features_), group_of_, stop);
  return by_values_.has_value();
}

Matrix KnockoffSource::standardised(Matrix columns) const {
  columns.rowwise() -= means_.transpose();
  columns.array().rowwise() /= deviations_.transpose().array();
  return columns;
}

bool KnockoffSource::prepare(const std::stop_token& stop) {
  if (model_ || by_values_ || fixed_) {
    return true;
  }
  const auto& [means, deviations] = problem_->inputs.spread();
  features_.clear();
  group_of_.clear();
  group_names_.clear();
  whitening_.reset();
  for (Index input = 0; input < problem_->dimension(); ++input) {
    if (deviations[input] > 0.0) {
      features_.push_back(input);
    }
  }
  means_ = means(features_);
  deviations_ = deviations(features_);
  columns_ = standardised(problem_->inputs(Eigen::all, features_));
  if (options_.kind == KnockoffKind::by_values) {
    find_groups();
    return make_by_values(stop);
  }
  const bool fixed = options_.kind == KnockoffKind::fixed;
  auto correlation = knockoff_correlation(
      columns_, fixed ? CorrelationSource::samples : options_.correlation, stop);
  if (!correlation) {
    return false;
  }
  correlation_ = std::move(*correlation);
  find_groups();
  if (group_of_.empty()) {
    return fixed ? make_fixed(stop) : make_model(correlation_.values, stop);
  }
  const std::optional<Matrix> whitened = whiten();
  return whitened && (fixed ? make_fixed(stop) : make_model(*whitened, stop));
}

std::optional<KnockoffPairs> KnockoffSource::pairs(Random& random, const std::stop_token& stop) {
  std::optional<KnockoffPairs> both;
  if (fixed_) {
    both = fixed_->draw(random, stop);
  } else {
    const Matrix noise = normal_numbers(columns_.rows(), columns_.cols(), random);
    if (!stop.stop_requested()) {
      both = KnockoffPairs{coordinates(), model_->sample(coordinates(), noise)};
    }
  }
  if (both && whitening_) {
    // The features as they are: their way there and back would leave rounding.
    both->columns = whitening_->coloured(both->columns);
    both->columns.topRows(columns_.rows()) = columns_;
    both->knockoffs = whitening_->coloured(both->knockoffs);
  }
  return both;
}

std::optional<KnockoffPairs> KnockoffSource::pairs_by_values(Random& random,
                                                             const std::stop_token& stop) {
  auto drawn = by_values_->draw(random, stop);
  if (!drawn) {
    return std::nullopt;
  }
  for (const Index place : drawn->copied) {
    copied_.insert(features_[static_cast<std::size_t>(place)]);
  }
  return KnockoffPairs{problem_->inputs(Eigen::all, features_), std::move(drawn->knockoffs)};
}

std::optional<PairedProblem> KnockoffSource::draw(std::uint64_t draw, const std::stop_token& stop) {
  if (!trouble_.says_nothing() || !prepare(stop)) {
    return std::nullopt;
  }
  Random random(options_.seed, Purpose::knockoffs, draw);
  auto both = by_values_ ? pairs_by_values(random, stop) : pairs(random, stop);
  if (!both) {
    return std::nullopt;
  }
  const Index samples = problem_->samples();
  Problem problem = *with_copies_;
  if (both->columns.rows() > samples) {
    problem.truth = extended_targets(*problem_, columns_, both->columns.rows(), random);
    problem.rows.clear();
    problem.labels.reset();
  }
  PairedProblem paired;
  paired.features = features_;
  if (by_values_) {
    const Matrix knockoffs = standardised(both->knockoffs);
    paired.kept = kept_correlations(columns_, knockoffs, group_of_);
    mean_spread_ = 1.0 - columns_.cwiseProduct(knockoffs).mean();
  } else {
    paired.kept = kept_correlations(both->columns.topRows(samples),
                                    both->knockoffs.topRows(samples), group_of_);
    for (Matrix* columns : {&both->columns, &both->knockoffs}) {
      columns->array().rowwise() *= deviations_.transpose().array();
      columns->rowwise() += means_.transpose();
    }
  }
  for (std::size_t k = 0; k < group_of_.size(); ++k) {
    problem.features[static_cast<std::size_t>(features_[k])].group =
        group_names_[static_cast<std::size_t>(group_of_[k])];
  }
  if (copies_) {
    both->columns = copies_->of_samples(both->columns);
    both->knockoffs = copies_->of_samples(both->knockoffs);
  }
  place_pairs(paired, std::move(problem), both->columns, both->knockoffs,
              {options_.seed, Purpose::order_of_knockoffs, draw});
  return paired;
}

std::vector<Index> KnockoffSource::features_of_two_values() const {
  return steelyard::features_of_two_values(problem_->inputs, features_);
}

}  // namespace steelyard
