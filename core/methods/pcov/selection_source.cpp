// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_source.h"

#include <algorithm>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/inverse_root.h"
#include "core/methods/pcov/feature_cur.h"
#include "core/methods/pcov/sample_cur.h"
#include "core/methods/pcov/source_matrices.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"

namespace steelyard::pcov {
namespace {

/// Ratio of the smallest to the largest eigenvalue; below this the rank must be determined.
constexpr double far_from_singular = 1e-9;

/// U'Y^ of a ridge regression.
void dampen(GramSvd& svd, double ridge) {
  if (ridge > 0.0) {
    const Vector factors = svd.squares.array() / (svd.squares.array() + ridge);
    svd.targets = factors.asDiagonal() * svd.targets;
  }
}

/// The fitted values of the ridge regression of the targets on the inputs: U s^2 / (s^2 + ridge)
/// U'Y.
Matrix regressed(const Matrix& inputs, const GramSvd& svd, double ridge) {
  const Vector factors = svd.squares.array().sqrt() / (svd.squares.array() + ridge);
  return thin_product(inputs, thin_product(svd.right, factors.asDiagonal() * svd.targets));
}

}  // namespace

Index SelectionSource::wanted() const {
  const Index kept = options_.of_samples ? 0 : std::ssize(kept_inputs(*problem_));
  return std::max(options_.wanted(items()), kept);
}

bool SelectionSource::prepare(const std::stop_token& stop) {
  ScaledColumns inputs = scaled_columns(problem_->inputs, options_.scaling, stop);
  if (stop.stop_requested()) {
    return false;
  }
  factors_ = inputs.factors;
  auto targets = fewer_targets(
      has_targets() ? scaled_columns(unscaled_targets(), options_.target_scaling).values
                    : Matrix(problem_->samples(), 0),
      stop);
  if (!targets) {
    return false;
  }
  targets_ = *std::move(targets);
  for (Index feature = 0; feature < inputs.values.cols(); ++feature) {
    if (inputs.values.col(feature).squaredNorm() == 0.0) {
      empty_features_.push_back(feature);
    }
  }
  if (options_.has_kernel()) {
    auto factor = kernel_factor(options_.kernel_given
                                    ? Matrix(problem_->inputs)
                                    : kernel_matrix(inputs.values, inputs.values, *options_.kernel),
                                options_.cur.cut, stop);
    if (!factor) {
      return false;
    }
    inputs.values = *std::move(factor);
  }
  return options_.of_samples ? prepare_samples(std::move(inputs.values), stop)
                             : prepare_features(std::move(inputs.values), stop);
}

Matrix SelectionSource::unscaled_targets() const {
  return regresses_classes(options_.kind, *problem_) ? class_columns(*problem_->labels)
                                                     : truth_space(*problem_);
}

bool SelectionSource::prepare_features(Matrix inputs, const std::stop_token& stop) {
  Matrix products;
  if (inputs.rows() >= inputs.cols() && !column_products(inputs, products, stop)) {
    return false;
  }
  if (options_.kind.cur) {
    svd_ = gram_svd(inputs, products, targets_, options_.cur.cut, stop);
    if (svd_) {
      dampen(*svd_, options_.ridge);
    }
    return svd_.has_value();
  }
  Matrix supervised(inputs.cols(), 0);
  if (options_.kind.supervised && !supervise(inputs, products, supervised, stop)) {
    return false;
  }
  features_ = std::make_shared<const FarthestFeatures::Source>(FarthestFeatures::Source{
      std::move(inputs), std::move(products), std::move(supervised), targets_});
  return true;
}

/// Z = C^(-1/2) X'Y^: without eigenvectors if the inputs are far from rank-deficient.
bool SelectionSource::supervise(const Matrix& inputs, const Matrix& products, Matrix& supervised,
                                const std::stop_token& stop) const {
  if (options_.ridge == 0.0 && options_.cur.cut.relative && products.size() > 0) {
    auto direct = inverse_root_times(products, thin_transposed_product(inputs, targets_),
                                     far_from_singular, stop);
    if (direct) {
      supervised = std::move(*direct);
      return true;
    }
  }
  auto svd = gram_svd(inputs, products, targets_, options_.cur.cut, stop);
  if (svd) {
    dampen(*svd, options_.ridge);
    supervised = thin_product(svd->right, svd->targets);
  }
  return svd.has_value();
}

bool SelectionSource::prepare_samples(Matrix inputs, const std::stop_token& stop) {
  const bool regress = options_.kind.supervised && options_.target != TruthForm::raw;
  const bool wide = inputs.cols() > inputs.rows();
  if (regress || (options_.kind.cur && wide)) {
    const auto svd = gram_svd(inputs, targets_, options_.cur.cut, stop);
    if (!svd) {
      return false;
    }
    if (regress) {
      targets_ = regressed(inputs, *svd, options_.ridge);
    }
    if (options_.kind.cur && wide) {
      // Rows of U S have the same lengths and distances as those of X, but fewer entries.
      Matrix reduced(inputs.rows(), svd->right.cols());
      if (!multiply(inputs, svd->right, reduced, stop)) {
        return false;
      }
      inputs = std::move(reduced);
    }
  }
  if (options_.kind.cur) {
    Matrix products;
    if (!column_products(inputs, products, stop)) {
      return false;
    }
    sample_products_ = std::make_shared<const Matrix>(std::move(products));
  }
  samples_ = std::make_shared<const FarthestSamples::Source>(
      FarthestSamples::Source{std::move(inputs), targets_});
  return true;
}

bool SelectionSource::is_open(Index item) const {
  return item < items() &&
         (options_.of_samples ||
          !std::binary_search(empty_features_.begin(), empty_features_.end(), item));
}

/// The inputs that a person keeps are there before any choice, and then whatever is listed.
std::vector<Index> SelectionSource::kept_start() const {
  std::vector<Index> start = options_.of_samples ? std::vector<Index>() : kept_inputs(*problem_);
  std::erase_if(start, [&](Index item) { return !is_open(item); });
  if (start.empty() || options_.start == Start::mean || options_.start == Start::random) {
    return start;
  }
  for (const Index item : options_.start_items) {
    if (is_open(item) && std::find(start.begin(), start.end(), item) == start.end()) {
      start.push_back(item);
    }
  }
  return start;
}

std::vector<Index> SelectionSource::start_of(Index farthest) const {
  if (std::vector<Index> kept = kept_start(); !kept.empty()) {
    return kept;
  }
  std::vector<Index> open;
  for (Index item = 0; item < items(); ++item) {
    if (is_open(item)) {
      open.push_back(item);
    }
  }
  if (options_.start == Start::mean) {
    return {farthest};
  }
  if (options_.start == Start::random && !open.empty()) {
    Random random(options_.seed, Purpose::first_item);
    return {open[random.below(open.size())]};
  }
  std::vector<Index> given;
  std::copy_if(options_.start_items.begin(), options_.start_items.end(), std::back_inserter(given),
               [&](Index item) { return is_open(item); });
  if (given.empty() && !options_.kind.cur && !open.empty()) {
    given.push_back(open.front());  // distances need a first point
  }
  return given;
}

GreedySelection SelectionSource::begin(double mixing) const {
  std::unique_ptr<Selector> selector;
  Index farthest = 0;
  CurOptions cur = options_.cur;
  cur.mixing = options_.kind.supervised ? mixing : 1.0;
  if (options_.kind.cur && options_.of_samples) {
    selector =
        std::make_unique<SampleCur>(std::shared_ptr<const Matrix>(samples_, &samples_->inputs),
                                    *sample_products_, samples_->targets, cur);
  } else if (options_.kind.cur) {
    const double square =
        options_.ridge > 0.0 ? svd_->targets.squaredNorm() : targets_.squaredNorm();
    selector = std::make_unique<FeatureCur>(*svd_, square, cur);
  } else if (options_.of_samples) {
    auto points = std::make_unique<FarthestSamples>(samples_, cur.mixing, wanted());
    farthest = options_.start == Start::mean ? points->farthest_from_mean() : 0;
    selector = std::move(points);
  } else {
    auto points = std::make_unique<FarthestFeatures>(features_, cur.mixing, wanted());
    farthest = options_.start == Start::mean ? points->farthest_from_mean() : 0;
    selector = std::move(points);
  }
  GreedyOptions greedy;
  greedy.count = wanted();
  greedy.start = start_of(farthest);
  greedy.threshold = options_.threshold;
  greedy.relative_threshold = options_.relative_threshold;
  if (options_.enough > 0.0) {
    greedy.enough = options_.enough;
  }
  return {std::move(selector), items(), std::move(greedy),
          options_.of_samples ? std::vector<Index>{} : empty_features_};
}

}  // namespace steelyard::pcov
