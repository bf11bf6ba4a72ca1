// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_pass.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/kernels/kernels.h"

namespace steelyard::sobolev {
namespace {

constexpr std::size_t at_a_time = 32;

constexpr std::uint64_t turned(std::uint64_t bits, int by) {
  return (bits << by) | (bits >> (64 - by));
}

}  // namespace

DroppedUnits::DroppedUnits(Random& random, double share)
    : threshold_(static_cast<std::uint16_t>(std::lround(share * 65536.0))),
      kept_(65536.0 / (65536.0 - static_cast<double>(threshold_))) {
  for (Lanes& word : state_) {
    for (std::uint64_t& lane : word) {
      lane = random.below(std::numeric_limits<std::uint64_t>::max());
    }
  }
}

void DroppedUnits::next(std::uint16_t* numbers) {
  Lanes drawn{};
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const std::uint64_t first = state_[0][lane];
    const std::uint64_t second = state_[1][lane];
    const std::uint64_t fourth = state_[3][lane] ^ second;
    const std::uint64_t third = state_[2][lane] ^ first;
    drawn[lane] = turned(first + state_[3][lane], 23) + first;
    state_[1][lane] = second ^ third;
    state_[0][lane] = first ^ fourth;
    state_[2][lane] = third ^ (second << 17);
    state_[3][lane] = turned(fourth, 45);
  }
  // The order of the bytes differs between machines; which numbers there are does not.
  std::memcpy(numbers, drawn.data(), sizeof(drawn));
}

template <typename Scalar>
void DroppedUnits::draw(Scalar* values, Index count) {
  const auto kept = static_cast<Scalar>(kept_);
  std::array<std::uint16_t, at_a_time> numbers{};
  const auto decide = [&](Index first, Index size) {
    next(numbers.data());
    for (Index k = 0; k < size; ++k) {
      values[first + k] = numbers[static_cast<std::size_t>(k)] >= threshold_ ? kept : Scalar{0};
    }
  };
  const Index whole = count - count % static_cast<Index>(at_a_time);
  for (Index first = 0; first < whole; first += static_cast<Index>(at_a_time)) {
    decide(first, static_cast<Index>(at_a_time));
  }
  if (whole < count) {
    decide(whole, count - whole);
  }
}

template void DroppedUnits::draw(float* values, Index count);
template void DroppedUnits::draw(double* values, Index count);

void CriticSums::add(const CriticSums& other) {
  joint += other.joint;
  mixed += other.mixed;
  squares += other.squares;
  slopes = slopes.size() == 0 ? other.slopes : Vector(slopes + other.slopes);
}

template <typename Scalar>
CriticPass<Scalar>::CriticPass(const CriticLayout& layout, Index pairs)
    : layout_(layout),
      pairs_(pairs),
      smooth_(layout.shape().activation == Activation::softplus),
      shares_(VectorOf<Scalar>::Ones(3 * pairs)) {
  values_.push_back(MatrixOf<Scalar>::Zero(layout.units(0), 3 * pairs));
  for (const Index units : layout.shape().hidden) {
    values_.emplace_back(units, 3 * pairs);
    signals_.emplace_back(units, 3 * pairs);
    slopes_.emplace_back(units, 2 * pairs);
    masks_.push_back(MatrixOf<Scalar>::Ones(units, 2 * pairs));
    bends_.emplace_back(smooth_ ? units : 0, pairs);
    pulls_.emplace_back(smooth_ ? units : 0, pairs);
  }
}

template <typename Scalar>
void CriticPass<Scalar>::drop_units(DroppedUnits& units) {
  drops_ = true;
  for (MatrixOf<Scalar>& mask : masks_) {
    units.draw(mask.data(), mask.size());
  }
}

/// From a of a layer, in the place of its h, to h and the derivatives.
template <typename Scalar>
void CriticPass<Scalar>::activate(std::size_t layer) {
  if (smooth_) {
    activate_smoothly(layer);
    return;
  }
  MatrixOf<Scalar>& slopes = slopes_[layer];  // of the first columns of the values
  kernels::element_loops<Scalar>().rectify(masks_[layer].data(),
                                           static_cast<std::size_t>(slopes.size()),
                                           values_[layer + 1].data(), slopes.data());
}

/// s = max(a, 0) + log(1 + e^-|a|), s' = 1/(1 + e^-a), s'' = s' (1 - s')
template <typename Scalar>
void CriticPass<Scalar>::activate_smoothly(std::size_t layer) {
  MatrixOf<Scalar>& slopes = slopes_[layer];
  for (Index k = 0; k < slopes.size(); ++k) {
    Scalar& value = values_[layer + 1].data()[k];
    const Scalar mask = masks_[layer].data()[k];
    const Scalar falling = std::exp(-std::abs(value));
    const Scalar slope = (value > Scalar{0} ? Scalar{1} : falling) / (Scalar{1} + falling);
    slopes.data()[k] = mask * slope;
    if (k >= slopes.size() / 2) {
      bends_[layer].data()[k - slopes.size() / 2] = mask * slope * (Scalar{1} - slope);
    }
    value = mask * (std::max(value, Scalar{0}) + std::log1p(falling));
  }
}

template <typename Scalar>
void CriticPass<Scalar>::forward(const VectorOf<Scalar>& weights) {
  for (std::size_t layer = 0; layer < layout_.shape().layers(); ++layer) {
    values_[layer + 1].leftCols(2 * pairs_).noalias() =
        layout_.weights(weights, layer) * values_[layer].leftCols(2 * pairs_);
    activate(layer);
  }
  outputs_.noalias() = values_.back().leftCols(2 * pairs_).transpose() * layout_.last(weights);
}

/// From f back to the slopes g = df/dx of the mixed pairs, which come into the third block of
/// values_[0].
/// \param first  0, or where the mixed pairs begin: joint ones are left out
template <typename Scalar>
void CriticPass<Scalar>::backward(const VectorOf<Scalar>& weights, Index first) {
  const Index count = 2 * pairs_ - first;
  for (std::size_t layer = layout_.shape().layers(); layer-- > 0;) {
    auto signals = signals_[layer].middleCols(first, count);
    if (layer + 1 == layout_.shape().layers()) {
      signals.colwise() = layout_.last(weights);
    } else {
      signals.noalias() = layout_.weights(weights, layer + 1).transpose() *
                          signals_[layer + 1].middleCols(first, count);
    }
    if (smooth_) {
      pulls_[layer] = signals.rightCols(pairs_);
    }
    signals.array() *= slopes_[layer].rightCols(count).array();
  }
  values_[0].rightCols(pairs_).topRows(layout_.shape().features).noalias() =
      layout_.weights(weights, 0).leftCols(layout_.shape().features).transpose() *
      signals_[0].middleCols(pairs_, pairs_);
}

/// c = (lambda/B) g / e in the place of g.
template <typename Scalar>
void CriticPass<Scalar>::take_directions(const CriticTerms<Scalar>& terms) {
  auto directions = values_[0].rightCols(pairs_).topRows(layout_.shape().features).array();
  directions.colwise() *= terms.slopes.array() / static_cast<Scalar>(terms.batch);
}

/// The directions forwards: dh_l for a change c of x.
template <typename Scalar>
void CriticPass<Scalar>::along_directions(const VectorOf<Scalar>& weights) {
  for (std::size_t layer = 0; layer < layout_.shape().layers(); ++layer) {
    auto moved = values_[layer + 1].rightCols(pairs_);
    moved.noalias() = layout_.weights(weights, layer) * values_[layer].rightCols(pairs_);
    if (smooth_) {
      bends_[layer].array() *= moved.array() * pulls_[layer].array();
    }
    moved.array() *= slopes_[layer].rightCols(pairs_).array();
  }
}

/// What the directions change of the derivatives s'(a): only where s has a second derivative.
template <typename Scalar>
void CriticPass<Scalar>::bend(const VectorOf<Scalar>& weights) {
  for (std::size_t layer = layout_.shape().layers(); layer-- > 0;) {
    if (layer + 1 < layout_.shape().layers()) {
      pulls_[layer].noalias() = layout_.weights(weights, layer + 1).transpose() * bends_[layer + 1];
      bends_[layer].array() += slopes_[layer].rightCols(pairs_).array() * pulls_[layer].array();
    }
    signals_[layer].middleCols(pairs_, pairs_) += bends_[layer];
  }
}

template <typename Scalar>
void CriticPass<Scalar>::collect(const VectorOf<Scalar>& weights, const CriticTerms<Scalar>& terms,
                                 VectorOf<Scalar>& gradient) {
  const auto share = Scalar{1} / static_cast<Scalar>(terms.batch);
  shares_.head(pairs_).setConstant(-share);
  shares_.segment(pairs_, pairs_).array() =
      share + share * static_cast<Scalar>(terms.rho) * outputs_.tail(pairs_).array();
  for (MatrixOf<Scalar>& signals : signals_) {
    signals.rightCols(pairs_) = signals.middleCols(pairs_, pairs_);
    signals.leftCols(2 * pairs_).array().rowwise() *= shares_.head(2 * pairs_).transpose().array();
  }
  if (smooth_) {
    bend(weights);
  }
  gradient.resize(layout_.size());
  for (std::size_t layer = 0; layer < layout_.shape().layers(); ++layer) {
    layout_.weights(gradient, layer).noalias() = signals_[layer] * values_[layer].transpose();
  }
  layout_.last(gradient).noalias() = values_.back() * shares_;
}

template <typename Scalar>
CriticSums CriticPass<Scalar>::sums() const {
  CriticSums sums;
  sums.joint = outputs_.head(pairs_).template cast<double>().sum();
  const Vector mixed = outputs_.tail(pairs_).template cast<double>();
  sums.mixed = mixed.sum();
  sums.squares = mixed.squaredNorm();
  sums.slopes = values_[0]
                    .rightCols(pairs_)
                    .topRows(layout_.shape().features)
                    .rowwise()
                    .squaredNorm()
                    .template cast<double>();
  return sums;
}

template <typename Scalar>
CriticSums CriticPass<Scalar>::evaluate(const VectorOf<Scalar>& weights) {
  forward(weights);
  backward(weights, pairs_);
  return sums();
}

template <typename Scalar>
CriticSums CriticPass<Scalar>::differentiate(const VectorOf<Scalar>& weights,
                                             const CriticTerms<Scalar>& terms,
                                             VectorOf<Scalar>& gradient) {
  forward(weights);
  backward(weights, 0);
  CriticSums found = sums();
  take_directions(terms);
  along_directions(weights);
  collect(weights, terms, gradient);
  return found;
}

template class CriticPass<float>;
template class CriticPass<double>;

}  // namespace steelyard::sobolev
