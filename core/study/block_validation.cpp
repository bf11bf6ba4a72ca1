// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/block_validation.h"

#include <numeric>
#include <utility>

namespace steelyard {
namespace {

const std::string validation_family = "cross-validation";
const std::string train_group = "train";
const std::string validation_group = "validation";

}  // namespace

std::vector<Index> block_samples(Index samples, Index blocks, Index block) {
  const Index first = samples * block / blocks;
  const Index end = samples * (block + 1) / blocks;
  std::vector<Index> positions(static_cast<std::size_t>(end - first));
  std::iota(positions.begin(), positions.end(), first);
  return positions;
}

std::vector<Index> validation_samples(Index samples, Index blocks, Index block, Index stride,
                                      Index offset) {
  const Index first = samples * block / blocks;
  const Index end = samples * (block + 1) / blocks;
  std::vector<Index> positions;
  Index other = 0;  // position among the samples of the other blocks
  for (Index sample = 0; sample < samples; ++sample) {
    if (sample >= first && sample < end) {
      continue;
    }
    if (other % stride == offset) {
      positions.push_back(sample);
    }
    ++other;
  }
  return positions;
}

/// One block's run while its solutions are judged, set by set.
struct BlockValidation::Fold {
  std::vector<Solution> solutions;
  std::vector<double> train, validation;  ///< per solution; validation: sum over the sets
  std::unique_ptr<Scorer> scorer;         ///< of the set under way
  Index set = 0;                          ///< 0: the block itself, then the validation sets
  std::size_t solution = 0;
};

BlockValidation::BlockValidation(StudyQuestion question, BlockOptions options,
                                 std::string objective, double main_share)
    : question_(std::move(question)),
      options_(options),
      objective_(std::move(objective)),
      main_share_(main_share) {}

BlockValidation::~BlockValidation() = default;

void BlockValidation::begin(const Result& main) {
  with_path_ = has_path(main);
  for (const Solution& solution : solutions_of(main)) {
    counts_.push_back(solution.feature_count);
  }
}

std::vector<CurveFamily> BlockValidation::families() const {
  return {{validation_family, "Cross-validation", "Number of features", objective_, {}, false}};
}

std::size_t BlockValidation::count() const { return static_cast<std::size_t>(options_.blocks); }

std::string BlockValidation::stage(std::size_t replicate) const {
  return "cross-validation: block " + std::to_string(replicate + 1) + " of " +
         std::to_string(options_.blocks);
}

ReplicateStart BlockValidation::start(std::size_t replicate) {
  const std::vector<Index> block =
      block_samples(question_.problem->samples(), options_.blocks, static_cast<Index>(replicate));
  fold_.reset();
  return begin_replicate(*question_.method,
                         std::make_shared<const Problem>(question_.problem->with_samples(block)),
                         question_.values);
}

std::unique_ptr<Scorer> BlockValidation::scorer(std::size_t block, Index set) const {
  const Index samples = question_.problem->samples();
  const auto of_block = static_cast<Index>(block);
  const std::vector<Index> positions =
      set == 0 ? block_samples(samples, options_.blocks, of_block)
               : validation_samples(samples, options_.blocks, of_block, options_.stride, set - 1);
  const double share = set == 0 ? 1.0 : 1.0 / static_cast<double>(options_.stride);
  return question_.method->scoring()->begin(
      std::make_shared<const Problem>(question_.problem->with_samples(positions)),
      question_.method->for_share_of_samples(question_.values, share));
}

ReplicatePlan::Progress BlockValidation::judge(std::size_t replicate, const Result* result,
                                               const std::stop_token& stop,
                                               std::vector<CurvePoint>& points) {
  if (!fold_) {
    fold_ = std::make_unique<Fold>();
    fold_->solutions = solutions_of(*result);
    fold_->validation.assign(fold_->solutions.size(), 0.0);
  }
  Fold& fold = *fold_;
  if (!fold.scorer) {
    fold.scorer = scorer(replicate, fold.set);
  }
  const auto score = fold.scorer->score(fold.solutions[fold.solution].weights, stop);
  if (!score) {
    return Progress::stopped;
  }
  if (fold.set == 0) {
    fold.train.push_back(*score);
  } else {
    fold.validation[fold.solution] += *score / static_cast<double>(options_.stride);
  }
  if (++fold.solution < fold.solutions.size()) {
    return Progress::more;
  }
  fold.solution = 0;
  fold.scorer.reset();
  if (++fold.set <= options_.stride) {
    return Progress::more;
  }
  keep(fold, points);
  fold_.reset();
  return Progress::finished;
}

void BlockValidation::keep(const Fold& fold, std::vector<CurvePoint>& points) {
  for (const Index count : counts_) {
    // Without a path there is one solution, of whatever number of features.
    const auto place = with_path_ ? largest_up_to(fold.solutions, count) : std::optional(0UL);
    if (!place) {
      continue;
    }
    const auto x = static_cast<double>(count);
    train_[x].push_back(fold.train[*place]);
    validation_[x].push_back(fold.validation[*place]);
    points.push_back(mean_point(validation_family, train_group, x, train_[x], Band::deviation));
    points.push_back(
        mean_point(validation_family, validation_group, x, validation_[x], Band::deviation));
  }
}

void BlockValidation::report(Result& result) const {
  if (train_.empty()) {
    return;
  }
  CurveFamily family = families().front();
  family.curves = {mean_curve(train_group, train_, Band::deviation),
                   mean_curve(validation_group, validation_, Band::deviation)};
  result.curves.push_back(std::move(family));
}

}  // namespace steelyard
