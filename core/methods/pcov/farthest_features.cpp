// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/farthest_features.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/parallel.h"

namespace steelyard::pcov {
namespace {

/// Share of the largest squared length below which a distance is rounding and two features are
/// equal.
constexpr double twins = 1e-13;

/// Of very many features, by all threads. The parts do not depend on their number.
Vector products_by_parts(const Matrix& inputs, Index item) {
  constexpr Index together = 4096;
  Vector products(inputs.cols());
  const Index parts = (inputs.cols() + together - 1) / together;
  parallel_for(parts, Sharing{}, [&](Index part) {
    const Index first = part * together;
    const Index count = std::min(together, inputs.cols() - first);
    products.segment(first, count).noalias() =
        inputs.middleCols(first, count).transpose() * inputs.col(item);
  });
  return products;
}

Vector products_with(const FarthestFeatures::Source& source, Index item) {
  return source.products.size() > 0 ? Vector(source.products.col(item))
                                    : products_by_parts(source.inputs, item);
}

Vector diagonal_of(const FarthestFeatures::Source& source) {
  return source.products.size() > 0 ? Vector(source.products.diagonal())
                                    : Vector(source.inputs.colwise().squaredNorm().transpose());
}

}  // namespace

FarthestFeatures::FarthestFeatures(std::shared_ptr<const Source> source, double mixing, Index most)
    : source_(std::move(source)),
      mixing_(source_->supervised.cols() > 0 ? mixing : 1.0),
      left_(diagonal_of(*source_), most),
      cross_(source_->products.size() > 0
                 ? thin_transposed_product(source_->inputs, source_->targets)
                 : Matrix()),
      spanned_(source_->products.size() > 0 ? 0 : source_->inputs.rows(),
               std::min(most, source_->inputs.rows())),
      targets_square_(source_->targets.squaredNorm()),
      targets_left_(targets_square_),
      norms_(mixing_ * diagonal_of(*source_)),
      nearest_(Vector::Constant(norms_.size(), std::numeric_limits<double>::infinity())) {
  if (mixing_ < 1.0) {
    norms_ += (1.0 - mixing_) * source_->supervised.rowwise().squaredNorm();
  }
}

Vector FarthestFeatures::mixed_column(Index item, const Vector& products) const {
  Vector column = mixing_ * products;
  if (mixing_ < 1.0) {
    column += (1.0 - mixing_) * (source_->supervised * source_->supervised.row(item).transpose());
  }
  return column;
}

bool FarthestFeatures::adds_nothing(Index item) const {
  return nearest_[item] <= twins * norms_.maxCoeff();
}

bool FarthestFeatures::take(Index item, const std::stop_token& stop) {
  if (stop.stop_requested()) {
    return false;
  }
  const Vector products = products_with(*source_, item);
  const Vector distances =
      (norms_.array() + norms_[item]).matrix() - 2.0 * mixed_column(item, products);
  nearest_ = nearest_.cwiseMin(distances.cwiseMax(0.0));
  nearest_[item] = 0.0;
  const Vector added = left_.take(item, products);
  if (added.size() > 0 && source_->targets.cols() > 0) {
    targets_left_ = std::max(0.0, targets_left_ - explained_by(item, added));
  }
  return true;
}

/// \param added  the factor's new column
double FarthestFeatures::explained_by(Index item, const Vector& added) {
  if (source_->products.size() > 0) {
    const Eigen::RowVectorXd explained = cross_.row(item) / added[item];
    cross_ -= added * explained;
    return explained.squaredNorm();
  }
  if (spans_ == spanned_.cols()) {
    return 0.0;
  }
  // With fewer samples than features, a direction among samples is shorter than cross_ would be.
  const auto before = spanned_.leftCols(spans_);
  Vector direction = source_->inputs.col(item);
  for (int pass = 0; pass < 2; ++pass) {  // a single one leaves rounding errors
    direction -= before * (before.transpose() * direction).eval();
  }
  spanned_.col(spans_) = direction.normalized();
  return (source_->targets.transpose() * spanned_.col(spans_++)).squaredNorm();
}

std::optional<double> FarthestFeatures::target_error() const {
  if (source_->targets.cols() == 0) {
    return std::nullopt;
  }
  return targets_square_ > 0.0 ? targets_left_ / targets_square_ : 0.0;
}

Index FarthestFeatures::farthest_from_mean() const {
  // C times a vector of ones is X' (X 1) and Z (Z' 1): no product of every two features is needed.
  const Matrix all = source_->inputs.rowwise().sum();
  Vector mean = mixing_ * thin_transposed_product(source_->inputs, all);
  if (mixing_ < 1.0) {
    mean +=
        (1.0 - mixing_) * (source_->supervised * source_->supervised.colwise().sum().transpose());
  }
  Index farthest = 0;
  (norms_ - 2.0 / static_cast<double>(norms_.size()) * mean).maxCoeff(&farthest);
  return farthest;
}

}  // namespace steelyard::pcov
