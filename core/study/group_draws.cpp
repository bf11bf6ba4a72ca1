// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/group_draws.h"

#include <utility>

#include "core/measures/folds.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

bool varies(const Matrix& training, Index column) {
  return training.col(column).minCoeff() < training.col(column).maxCoeff();
}

}  // namespace

ColumnValues drawn_as(const ConditionalSampler& sampler, Index column) {
  if (sampler.how() != ConditionalDraw::by_values) {
    return ColumnValues::others;
  }
  const ColumnValues values = kind_of_values(sampler.training().col(column));
  if (values != ColumnValues::counts) {
    return values;
  }
  const double mean = sampler.training().col(column).mean();
  return is_poisson(mean, sampler.residual_variance(column)) ? ColumnValues::counts
                                                             : ColumnValues::others;
}

std::optional<GroupDraws> GroupDraws::of(const ConditionalSampler& sampler,
                                         const std::vector<Index>& columns,
                                         const std::stop_token& stop) {
  GroupDraws made(sampler);
  std::vector<std::pair<Index, ColumnValues>> fitted;
  for (const Index column : columns) {
    if (!varies(sampler.training(), column)) {
      continue;
    }
    const ColumnValues values = drawn_as(sampler, column);
    if (values == ColumnValues::others) {
      made.linear_.push_back(column);
    } else {
      fitted.emplace_back(column, values);
    }
  }
  made.columns_ = made.linear_;
  std::vector<Index> given = all_but(columns, sampler.training().cols());
  given.insert(given.end(), made.linear_.begin(), made.linear_.end());
  for (const auto& [column, values] : fitted) {
    auto model = FittedConditional::of(sampler.training(), column, given, values, stop);
    if (!model) {
      return std::nullopt;
    }
    made.chain_.push_back(*std::move(model));
    made.columns_.push_back(column);
    given.push_back(column);
  }
  return made;
}

std::vector<Matrix> GroupDraws::draw(const MatrixView& inputs, Index count, Random& random) const {
  std::vector<Matrix> drawn;
  if (!linear_.empty()) {
    // All columns of the group are drawn, though only these are kept: given the true values of the
    // others, a draw could not be exchanged with the true values.
    drawn = sampler_->draw_together(inputs, columns_, count, random);
    drawn.resize(linear_.size());
  }
  for (const FittedConditional& model : chain_) {
    const Vector as_they_are = model.predictor(inputs);
    Matrix values(inputs.rows(), count);
    for (Index round = 0; round < count; ++round) {
      Vector predictors = as_they_are;
      for (std::size_t k = 0; k < drawn.size(); ++k) {
        predictors +=
            model.coefficients()[columns_[k]] * (drawn[k].col(round) - inputs.col(columns_[k]));
      }
      for (Index sample = 0; sample < inputs.rows(); ++sample) {
        values(sample, round) = model.draw(predictors[sample], random);
      }
    }
    drawn.push_back(std::move(values));
  }
  return drawn;
}

std::vector<Matrix> GroupDraws::draw_for_rows(const MatrixView& inputs,
                                              const std::optional<RowCopies>& copies, Index count,
                                              Random& random) const {
  if (!copies) {
    return draw(inputs, count, random);
  }
  const Matrix rows = inputs(copies->firsts, Eigen::all);
  std::vector<Matrix> drawn = draw(rows, count, random);
  for (Matrix& values : drawn) {
    values = copies->of_samples(values);
  }
  return drawn;
}

Vector statistics_with_group(const Predictor& predictor, const Problem& problem,
                             const std::vector<Index>& columns, const std::vector<Matrix>& draws) {
  if (columns.size() == 1) {
    return predictor.statistics_with(problem, columns.front(), draws.front());
  }
  Vector statistics(draws.front().cols());
  parallel_for(statistics.size(), Sharing{}, [&](Index draw) {
    Problem changed = problem;
    Matrix inputs = problem.inputs;
    for (std::size_t k = 0; k + 1 < columns.size(); ++k) {
      inputs.col(columns[k]) = draws[k].col(draw);
    }
    changed.inputs = std::move(inputs);
    statistics[draw] =
        predictor.statistics_with(changed, columns.back(), draws.back().col(draw))[0];
  });
  return statistics;
}

}  // namespace steelyard
