// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gated_diffusion.h"

#include <algorithm>

#include "core/kernels/kernels.h"

namespace steelyard::gated {

namespace {

/// The smallest values, ascending, as many as there is room for. They are few, so nearly every
/// value is passed over after one comparison.
void find_nearest(const Eigen::Ref<const Vector>& values, std::vector<double>& smallest) {
  const Index count = std::ssize(smallest);
  std::copy_n(values.data(), count, smallest.begin());
  std::sort(smallest.begin(), smallest.end());
  for (Index k = count; k < values.size(); ++k) {
    if (values[k] < smallest.back()) {
      const auto place = std::upper_bound(smallest.begin(), smallest.end(), values[k]);
      std::copy_backward(place, smallest.end() - 1, smallest.end());
      *place = values[k];
    }
  }
}

/// S^t of a symmetric S.
/// \param steps  t >= 1
Matrix symmetric_power(const Matrix& symmetric, int steps) {
  if (steps == 1) {
    return symmetric;
  }
  if (steps % 2 != 0) {
    return symmetric * symmetric_power(symmetric, steps - 1);
  }
  FeaturePanels half;
  half.set(symmetric_power(symmetric, steps / 2));
  Matrix power;
  half.products_of_samples(power);
  return power;
}

}  // namespace

void GatedDiffusion::set(const MatrixView& samples, Index moving) {
  set(samples, faster_form(samples.rows(), samples.cols()), moving);
}

void GatedDiffusion::set(const Matrix& columns, const std::vector<Index>& features,
                         const Vector& factors, Index moving) {
  form_ = Form::by_samples;
  moving_ = moving;
  columns_ = std::ssize(features);
  panels_.set(columns, features, factors);
  panels_.products_of_samples(gram_);
  set_by_samples();
}

void GatedDiffusion::set(const MatrixView& samples, Form form, Index moving) {
  form_ = form;
  moving_ = moving;
  multiply_samples(samples);
  if (form == Form::by_columns) {
    measure_distances();
    find_scale();
    weigh();
    make_room(gradient_, samples.cols(), moving);
    walk_by_columns(samples);
    differentiate();
    if (moving > 0) {
      gradient_.leftCols(moving).noalias() += pull_ * samples.topRows(moving).transpose();
    }
  } else {
    set_by_samples();
  }
}

/// From Y Y' on, with the panels set.
void GatedDiffusion::set_by_samples() {
  measure_distances();
  find_scale();
  weigh();
  walk_by_samples();
  differentiate();
  pull_ += walked_;
}

Matrix GatedDiffusion::gradient(const MatrixView& samples) const {
  if (form_ == Form::by_columns) {
    return gradient_.leftCols(moving_).transpose();
  }
  return samples.topRows(moving_) * pull_;
}

Vector GatedDiffusion::by_factor() const {
  if (form_ == Form::by_samples) {
    return panels_.forms_of_features(pull_, moving_);
  }
  const auto columns = forth_.middleCols(options_.steps * columns_, moving_);
  return gradient_.leftCols(moving_).cwiseProduct(columns).colwise().sum();
}

void GatedDiffusion::multiply_samples(const MatrixView& samples) {
  columns_ = samples.rows();
  if (form_ == Form::by_samples) {
    panels_.set(samples);
    panels_.products_of_samples(gram_);
    return;
  }
  gram_.setZero(samples.cols(), samples.cols());
  if (columns_ > 0) {  // Eigen divides by the number of columns
    gram_.noalias() += samples.transpose() * samples;
  }
}

void GatedDiffusion::measure_distances() {
  const Vector squares = gram_.diagonal();
  distances_ = ((-2.0 * gram_).colwise() + squares).rowwise() + squares.transpose();
  distances_ = distances_.cwiseMax(0.0);
  distances_.diagonal().setZero();
}

/// s is the mean of the lower and the upper median.
void GatedDiffusion::find_scale() {
  constexpr double smallest = 1e-8;
  const Index samples = distances_.rows();
  const Index last = std::min(options_.neighbours, samples) - 1;
  reaches_.resize(static_cast<std::size_t>(samples));
  nearest_.resize(static_cast<std::size_t>(last) + 1);
  for (Index i = 0; i < samples; ++i) {
    find_nearest(distances_.col(i), nearest_);
    reaches_[static_cast<std::size_t>(i)] = {nearest_.back(), i};
  }
  const auto nearer = [](const Reach& a, const Reach& b) {
    return a.distance < b.distance || (a.distance == b.distance && a.sample < b.sample);
  };
  const auto upper = reaches_.begin() + samples / 2;
  std::nth_element(reaches_.begin(), upper, reaches_.end(), nearer);
  if (samples % 2 == 0) {
    std::iter_swap(upper - 1, std::max_element(reaches_.begin(), upper, nearer));
  }
  const auto lower = reaches_[static_cast<std::size_t>((samples - 1) / 2)];
  scale_ = 0.5 * (lower.distance + upper->distance);
  scale_is_fixed_ = scale_ < smallest;
  scale_ = scale_is_fixed_ ? 1.0 : scale_;
}

Index GatedDiffusion::last_neighbour(const Reach& reach) const {
  const auto column = distances_.col(reach.sample);
  return std::find(column.data(), column.data() + column.size(), reach.distance) - column.data();
}

void GatedDiffusion::weigh() {
  weights_ = distances_;
  kernels::kernels_in_use().exponential.gaussian(weights_.data(),
                                                 static_cast<std::size_t>(weights_.size()),
                                                 -1.0 / (options_.bandwidth * scale_));
  inverse_degrees_ = weights_.rowwise().sum().cwiseInverse();
}

/// With V_a = P^a Y and U_a = P'^a Y: T = <Y, V_t>, dT/dP = sum over a of U_a V_(t-1-a)', and
/// what does not pass through P is V_t + U_t.
void GatedDiffusion::walk_by_columns(const MatrixView& samples) {
  const Index columns = columns_;
  const Index steps = options_.steps;
  const auto part = [columns](Matrix& of, Index a) { return of.middleCols(a * columns, columns); };
  make_room(forth_, samples.cols(), (steps + 1) * columns);  // V_t .. V_0: in the order of dT/dP
  make_room(back_, samples.cols(), (steps + 1) * columns);   // U_0 .. U_t
  make_room(scaled_, samples.cols(), columns);
  part(forth_, steps) = samples.transpose();
  part(back_, 0) = part(forth_, steps);
  for (Index a = 1; a <= steps; ++a) {
    part(forth_, steps - a).noalias() = weights_ * part(forth_, steps - a + 1);
    part(forth_, steps - a).array().colwise() *= inverse_degrees_.array();
    part(scaled_, 0) = inverse_degrees_.asDiagonal() * part(back_, a - 1);
    part(back_, a).noalias() = weights_ * part(scaled_, 0);
  }
  const auto walked = forth_.leftCols(steps * columns);              // V_t .. V_1
  const auto to_walk = forth_.middleCols(columns, steps * columns);  // V_(t-1) .. V_0
  const auto against = back_.leftCols(steps * columns);              // U_0 .. U_(t-1)
  smoothness_ = part(forth_, 0).cwiseProduct(part(forth_, steps)).sum();
  by_walk_.setZero(samples.cols(), samples.cols());
  if (columns > 0) {
    by_walk_.noalias() += against * to_walk.transpose();
  }
  // (P V_a)_i = V_(a+1): no product with P is left.
  row_means_ = against.cwiseProduct(walked).rowwise().sum();
  gradient_.leftCols(moving_) =
      part(forth_, 0).leftCols(moving_) + part(back_, steps).leftCols(moving_);
}

/// The same on G = Y Y': dT/dP = sum over a of P'^a G P'^(t-1-a). With the symmetric
/// S = d^-1/2 W d^-1/2, P^t = d^-1/2 S^t d^1/2 takes half a product; T = P^t o G.
void GatedDiffusion::walk_by_samples() {
  const Vector roots = inverse_degrees_.cwiseSqrt();
  walked_ = symmetric_power(roots.asDiagonal() * weights_ * roots.asDiagonal(), options_.steps);
  const Vector back = roots.cwiseInverse();
  walked_ = walked_.cwiseProduct(roots * back.transpose() + back * roots.transpose());
  smoothness_ = 0.5 * walked_.cwiseProduct(gram_).sum();

  const Matrix walk = inverse_degrees_.asDiagonal() * weights_;
  Matrix power = walk;  // P^a
  by_walk_ = gram_;
  for (int a = 1; a < options_.steps; ++a) {
    // S_(a+1) = S_a P' + P'^a G, from S_1 = G.
    Matrix longer = by_walk_ * walk.transpose();
    longer.noalias() += power.transpose() * gram_;
    by_walk_.swap(longer);
    if (a + 1 < options_.steps) {
      power = power * walk;
    }
  }
  row_means_ = by_walk_.cwiseProduct(walk).rowwise().sum();
}

/// From dT/dP back to the distances, and from these to the table:
///     R = (dT/dP - row means) / degrees = dT/dW,   M = -R o W / (bandwidth s) = dT/dd,
/// to which s adds half of dT/ds at the two distances that it is the mean of. The part of dT/dY
/// that passes through d is 2 (diag(B 1) - B) Y, with B = M + M'.
void GatedDiffusion::differentiate() {
  by_walk_.colwise() -= row_means_;
  by_walk_.array().colwise() *= inverse_degrees_.array();
  by_walk_.array() *= weights_.array() / (-options_.bandwidth * scale_);
  if (!scale_is_fixed_) {
    const double by_scale = -by_walk_.cwiseProduct(distances_).sum() / scale_;
    const auto samples = std::ssize(reaches_);
    for (const Index median : {(samples - 1) / 2, samples / 2}) {
      const Reach& reach = reaches_[static_cast<std::size_t>(median)];
      by_walk_(reach.sample, last_neighbour(reach)) += 0.5 * by_scale;
    }
  }
  pull_ = -2.0 * (by_walk_ + by_walk_.transpose());
  pull_.diagonal() -= pull_.rowwise().sum();
}

}  // namespace steelyard::gated
