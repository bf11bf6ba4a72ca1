// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_correlation.h"

#include <algorithm>
#include <cmath>

#include "core/linalg/blocked_products.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/correlation.h"

namespace steelyard {
namespace {

/// The least eigenvalue that correlations of samples keep.
constexpr double least_eigenvalue = 1e-3;
/// In standard errors of no correlation.
constexpr double clear = 4.0;

Matrix shrunk_by(Matrix correlation, double shrinkage) {
  correlation *= 1.0 - shrinkage;
  correlation.diagonal().setOnes();
  return correlation;
}

/// Whether shrinking takes more than a tenth of what pairs of columns clearly have in common, while
/// there are samples enough to do without.
bool loses_correlations(const Matrix& of_samples, Index samples, double shrinkage) {
  constexpr double bearable = 0.1;
  const Index size = of_samples.rows();
  if (shrinkage <= bearable || samples < 2 * size) {
    return false;
  }
  const double limit = clear / std::sqrt(static_cast<double>(samples));
  const Index shown = ((of_samples.array().abs() > limit).count() - size) / 2;
  return 4 * shown > size;
}

}  // namespace

std::optional<KnockoffCorrelation> knockoff_correlation(const Matrix& columns,
                                                        CorrelationSource source,
                                                        const std::stop_token& stop) {
  const Index size = columns.cols();
  Matrix of_samples(size, size);
  if (!column_products(columns, of_samples, stop)) {
    return std::nullopt;
  }
  of_samples /= static_cast<double>(columns.rows());
  double shrinkage = ledoit_wolf_shrinkage(columns, of_samples);
  of_samples.diagonal().setOnes();
  if (source == CorrelationSource::automatic) {
    source = loses_correlations(of_samples, columns.rows(), shrinkage) ? CorrelationSource::samples
                                                                       : CorrelationSource::shrunk;
  }
  if (source == CorrelationSource::samples || shrinkage < least_eigenvalue) {
    Spectrum spectrum;
    if (!decompose(of_samples, spectrum, stop)) {
      return std::nullopt;
    }
    const double lowest = spectrum.values[size - 1];
    const double least = std::clamp((least_eigenvalue - lowest) / (1.0 - lowest), 0.0, 1.0);
    shrinkage = source == CorrelationSource::samples ? least : std::max(shrinkage, least);
  }
  return KnockoffCorrelation{shrunk_by(std::move(of_samples), shrinkage), shrinkage, source};
}

KeptCorrelations kept_correlations(const Matrix& columns, const Matrix& knockoffs,
                                   const std::vector<Index>& group_of) {
  const auto samples = static_cast<double>(columns.rows());
  const Matrix own = columns.transpose() * columns / samples;
  const Matrix between = knockoffs.transpose() * knockoffs / samples;
  const Matrix across = columns.transpose() * knockoffs / samples;
  const double limit = clear / std::sqrt(samples);
  KeptCorrelations kept;
  double squares = 0.0;
  double with_knockoffs = 0.0;
  double with_features = 0.0;
  constexpr Index most_shown = 2000;
  const Index every = 1 + own.cols() * (own.cols() - 1) / 2 / most_shown;
  Index pair = 0;
  for (Index b = 0; b < own.cols(); ++b) {
    for (Index a = 0; a < b; ++a) {
      if (!group_of.empty() &&
          group_of[static_cast<std::size_t>(a)] == group_of[static_cast<std::size_t>(b)]) {
        continue;
      }
      const double of_both = 0.5 * (across(a, b) + across(b, a));
      if (std::abs(own(a, b)) > limit) {
        ++kept.pairs;
        squares += own(a, b) * own(a, b);
        with_knockoffs += own(a, b) * between(a, b);
        with_features += own(a, b) * of_both;
      }
      if (pair++ % every == 0) {
        kept.own.push_back(own(a, b));
        kept.of_knockoffs.push_back(between(a, b));
        kept.of_both.push_back(of_both);
      }
    }
  }
  if (kept.pairs > 0) {
    kept.between_knockoffs = with_knockoffs / squares;
    kept.across = with_features / squares;
  }
  return kept;
}

}  // namespace steelyard
