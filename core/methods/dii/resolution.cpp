// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/resolution.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard::dii {
namespace {

template <typename Real>
constexpr double rounding = static_cast<double>(std::numeric_limits<Real>::epsilon());

/// The minimum width of a softmax in rounding errors of a typical distance and of the largest one.
struct Roundings {
  double usual;
  double largest;
};

template <typename Real>
constexpr Roundings of_differences{4096.0, 64.0};
template <>
constexpr Roundings of_differences<float>{1024.0, 16.0};

/// In double precision, distances down to a thousandth of |x|^2 + |y|^2 are not recomputed from
/// differences.
template <typename Real>
constexpr double more_in_products = 1000.0;
template <>
constexpr double more_in_products<float> = 1.0;

/// For coinciding points; its inverse is finite in single precision.
constexpr double least_width = 1e-30;

}  // namespace

Resolution::Resolution(const Space& space)
    : largest_(space.coordinates.cwiseAbs().colwise().maxCoeff().transpose()),
      reach_(largest_.cwiseMax(space.periods)),
      spread_(space.coordinates.colwise().norm().transpose() /
              std::sqrt(static_cast<double>(space.samples()))) {}

double Resolution::unit(const Vector& weights) const {
  const double largest = largest_.cwiseProduct(weights.cwiseAbs()).maxCoeff();
  return largest > 0.0 && std::isfinite(largest) ? std::exp2(-std::round(std::log2(largest))) : 1.0;
}

double Resolution::blur(const Vector& weights) const {
  return 4.0 * rounding<float> * reach_.cwiseProduct(weights).norm();
}

template <typename Real>
double Resolution::narrowest(const Vector& weights) const {
  constexpr Roundings wanted = of_differences<Real>;
  const double width =
      rounding<Real> * std::max(wanted.usual * spread_.cwiseProduct(weights).norm(),
                                wanted.largest * reach_.cwiseProduct(weights).norm());
  return std::max(least_width, width);
}

template <typename Real>
double Resolution::narrowest_of_products(const Vector& weights) const {
  return more_in_products<Real> * narrowest<Real>(weights);
}

template double Resolution::narrowest<double>(const Vector&) const;
template double Resolution::narrowest<float>(const Vector&) const;
template double Resolution::narrowest_of_products<double>(const Vector&) const;
template double Resolution::narrowest_of_products<float>(const Vector&) const;

}  // namespace steelyard::dii
