// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/feature_panels.h"

#include <algorithm>
#include <array>

namespace steelyard::gated {
namespace {

/// As many numbers as a register holds.
constexpr Index lanes = Eigen::internal::packet_traits<double>::size;
using Lanes = Eigen::Array<double, lanes, 1>;

/// Sums that are held in registers at once: tall x wide.
constexpr Index tall = lanes == 8 ? 6 : 3;
constexpr Index wide = 4;
constexpr Index tile = 12;  // samples are padded to a multiple of both

Lanes at(const double* place) { return Lanes::Map(place); }

/// Inner products of `tall` samples with `wide` others over the features of one panel.
void add_tile(const double* tall_ones, const double* wide_ones, Index features, double* sums,
              Index stride) {
  std::array<std::array<Lanes, wide>, tall> held;
  for (auto& row : held) {
    row.fill(Lanes::Zero());
  }
  for (Index feature = 0; feature < features; feature += lanes) {
    std::array<Lanes, wide> others;
    for (Index j = 0; j < wide; ++j) {
      others[static_cast<std::size_t>(j)] = at(wide_ones + j * FeaturePanels::width + feature);
    }
    for (Index i = 0; i < tall; ++i) {
      const Lanes one = at(tall_ones + i * FeaturePanels::width + feature);
      for (std::size_t j = 0; j < wide; ++j) {
        held[static_cast<std::size_t>(i)][j] += one * others[j];
      }
    }
  }
  for (Index i = 0; i < tall; ++i) {
    for (Index j = 0; j < wide; ++j) {
      sums[i + j * stride] += held[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)].sum();
    }
  }
}

/// Features whose forms are worked out at once.
constexpr Index slab = 2 * lanes;

/// Adds y_i (T y)_i for `tall` samples i of one slab.
/// \param rows  T from its row i on
/// \param last  the columns of T that are not 0 there
void add_forms(const double* slab_of_all, Index first, const double* rows, Index stride, Index last,
               double* forms) {
  std::array<std::array<Lanes, 2>, tall> held;
  for (auto& row : held) {
    row.fill(Lanes::Zero());
  }
  for (Index j = 0; j < last; ++j) {
    const Lanes low = at(slab_of_all + j * slab);
    const Lanes high = at(slab_of_all + j * slab + lanes);
    const double* column = rows + j * stride;
    for (std::size_t i = 0; i < tall; ++i) {
      held[i][0] += column[i] * low;
      held[i][1] += column[i] * high;
    }
  }
  Lanes low = at(forms);
  Lanes high = at(forms + lanes);
  for (std::size_t i = 0; i < tall; ++i) {
    const double* own = slab_of_all + (first + static_cast<Index>(i)) * slab;
    low += at(own) * held[i][0];
    high += at(own + lanes) * held[i][1];
  }
  Lanes::Map(forms) = low;
  Lanes::Map(forms + lanes) = high;
}

/// T with y' T y = y' M y: the lower half of M, twice but for the diagonal, and rows of 0 below.
Matrix lower_half(const Matrix& symmetric, Index rows) {
  Matrix half = Matrix::Zero(rows, symmetric.cols());
  for (Index j = 0; j < symmetric.cols(); ++j) {
    const Index below = symmetric.rows() - j - 1;
    half(j, j) = symmetric(j, j);
    half.col(j).segment(j + 1, below) = 2.0 * symmetric.col(j).tail(below);
  }
  return half;
}

}  // namespace

void FeaturePanels::resize(Index features, Index samples) {
  features_ = features;
  samples_ = samples;
  padded_samples_ = (samples_ + tile - 1) / tile * tile;
  make_room(values_, width, (features_ + width - 1) / width * padded_samples_);
}

/// A slab of features is read at a time, each from its beginning to its end: of a large table, a
/// row would be read from as many places as there are features.
void FeaturePanels::set(const Matrix& columns, const std::vector<Index>& features,
                        const Vector& factors) {
  resize(std::ssize(features), columns.rows());
  std::array<const double*, slab> from{};
  std::array<double, slab> factor{};
  for (Index first = 0; first < features_; first += slab) {
    for (Index k = 0; k < slab; ++k) {
      const bool within = first + k < features_;  // otherwise zeros, as far as sums look
      const Index feature = features[static_cast<std::size_t>(within ? first + k : first)];
      from[static_cast<std::size_t>(k)] = columns.col(feature).data();
      factor[static_cast<std::size_t>(k)] = within ? factors[first + k] : 0.0;
    }
    double* to = values_.data() + first / width * padded_samples_ * width + first % width;
    for (Index sample = 0; sample < samples_; ++sample) {
      for (std::size_t k = 0; k < slab; ++k) {
        to[static_cast<Index>(k)] = from[k][sample] * factor[k];
      }
      to += width;
    }
    for (Index sample = samples_; sample < padded_samples_; ++sample) {
      std::fill_n(to, slab, 0.0);
      to += width;
    }
  }
}

void FeaturePanels::set(const MatrixView& samples) {
  resize(samples.rows(), samples.cols());
  for (Index number = 0; number * width < features_; ++number) {
    const Index count = std::min(width, features_ - number * width);
    auto block = values_.middleCols(number * padded_samples_, padded_samples_);
    block.topLeftCorner(count, samples_) = samples.middleRows(number * width, count);
    // No further than sums look.
    block.middleRows(count, (count + slab - 1) / slab * slab - count).setZero();
    block.rightCols(padded_samples_ - samples_).setZero();
  }
}

void FeaturePanels::add_products(Index number, Matrix& products) const {
  const double* values = panel(number);
  const Index features = std::min(width, features_ - number * width);
  for (Index i = 0; i < padded_samples_; i += tall) {
    for (Index j = 0; j < i + tall; j += wide) {
      add_tile(values + i * width, values + j * width, features, &products(i, j), products.rows());
    }
  }
}

void FeaturePanels::products_of_samples(Matrix& products) const {
  Matrix sums = Matrix::Zero(padded_samples_, padded_samples_);
  for (Index number = 0; number * width < features_; ++number) {
    add_products(number, sums);
  }
  products = sums.topLeftCorner(samples_, samples_);
  products.triangularView<Eigen::StrictlyUpper>() = products.transpose();
}

Vector FeaturePanels::forms_of_features(const Matrix& symmetric, Index count) const {
  const Matrix half = lower_half(symmetric, padded_samples_);
  Vector forms = Vector::Zero((count + slab - 1) / slab * slab);
  Matrix of_slab(slab, padded_samples_);
  for (Index first = 0; first < count; first += slab) {
    const double* values = panel(first / width) + first % width;
    of_slab = Eigen::Map<const Matrix, 0, Eigen::OuterStride<width>>(values, slab, padded_samples_);
    for (Index i = 0; i < padded_samples_; i += tall) {
      add_forms(of_slab.data(), i, half.data() + i, half.rows(), std::min(i + tall, samples_),
                forms.data() + first);
    }
  }
  forms.conservativeResize(count);
  return forms;
}

}  // namespace steelyard::gated
