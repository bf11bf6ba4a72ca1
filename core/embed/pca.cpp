// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/pca.h"

#include <algorithm>
#include <iomanip>
#include <locale>
#include <sstream>
#include <utility>

#include "core/linalg/top_eigenpairs.h"
#include "core/message.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

/// Up to this size, forming the covariance or Gram matrix pays; above, products with the points are
/// used.
constexpr Index largest_formed = 600;

SymmetricOperator formed(Matrix matrix) {
  const Index size = matrix.rows();
  return {size, [matrix = std::move(matrix)](const Matrix& block) -> Matrix {
            return matrix.selfadjointView<Eigen::Lower>() * block;
          }};
}

/// X^T X / N, D x D.
SymmetricOperator covariance(const CentredPoints& centred) {
  const double scale = 1.0 / static_cast<double>(centred.samples());
  if (centred.dimension() > largest_formed) {
    return {centred.dimension(), [&centred, scale](const Matrix& block) -> Matrix {
              return scale * centred.transposed_times(centred.times(block));
            }};
  }
  return formed(scale * centred.covariance_sum());
}

/// X X^T / N, N x N: the same eigenvalues.
SymmetricOperator gram(const CentredPoints& centred) {
  const double scale = 1.0 / static_cast<double>(centred.samples());
  if (centred.samples() > largest_formed || !centred.is_whole()) {
    return {centred.samples(), [&centred, scale](const Matrix& block) -> Matrix {
              return scale * centred.times(centred.transposed_times(block));
            }};
  }
  return formed(scale * centred.gram());
}

/// D x count; directions without variance are 0.
Matrix loadings_of(const CentredPoints& centred, const Eigenpairs& pairs, bool from_gram) {
  if (!from_gram) {
    return pairs.vectors;
  }
  Matrix loadings = Matrix::Zero(centred.dimension(), pairs.values.size());
  constexpr double rounding = 1e-13;
  for (Index component = 0; component < loadings.cols(); ++component) {
    if (pairs.values[component] > rounding * pairs.values[0]) {
      loadings.col(component) = centred.transposed_times(pairs.vectors.col(component)).normalized();
    }
  }
  return loadings;
}

void fix_signs(Matrix& loadings) {
  for (Index component = 0; component < loadings.cols(); ++component) {
    Index largest = 0;
    loadings.col(component).cwiseAbs().maxCoeff(&largest);
    if (loadings(largest, component) < 0.0) {
      loadings.col(component) *= -1.0;
    }
  }
}

Message axis_label(const PrincipalComponents& components, Index component) {
  if (!(components.variance > 0.0)) {
    return message("pca.axis", "PC {1}", component + 1);
  }
  std::ostringstream percent;
  percent.imbue(std::locale::classic());
  percent << std::fixed << std::setprecision(1)
          << 100.0 * components.variances[component] / components.variance;
  return message("pca.axis_and_share", "PC {1} ({2} % of the variance)", component + 1,
                 percent.str());
}

}  // namespace

PrincipalComponents principal_components(const PointRows& points, Index count) {
  const CentredPoints centred(points);
  const Index samples = points.samples;
  const Index dimension = points.dimension;
  PrincipalComponents found;
  found.coordinates = Matrix::Zero(samples, count);
  found.loadings = Matrix::Zero(dimension, count);
  found.variances = Vector::Zero(count);
  found.variance = centred.squared_norm() / static_cast<double>(samples);
  const Index there = std::min({count, dimension, samples});
  if (there == 0 || found.variance == 0.0) {
    return found;
  }
  const bool from_gram = dimension > samples;
  const Eigenpairs pairs = top_eigenpairs(from_gram ? gram(centred) : covariance(centred), there);
  Matrix loadings = loadings_of(centred, pairs, from_gram);
  fix_signs(loadings);
  found.loadings.leftCols(there) = loadings;
  found.coordinates.leftCols(there) = centred.times(loadings);
  found.variances.head(there) = pairs.values.cwiseMax(0.0);
  return found;
}

PrincipalComponents principal_components(const Matrix& points, Index count) {
  return principal_components(PointRows{points.rows(), points.cols(),
                                        [&points](Index first, Index rows) -> Matrix {
                                          return points.middleRows(first, rows);
                                        }},
                              count);
}

std::string PcaProjection::id() const { return "pca"; }

std::string PcaProjection::title() const { return "PCA"; }

Projection PcaProjection::project(const Problem& problem, const LearnedSpace& space,
                                  const std::vector<Index>& /*columns*/,
                                  const ParameterValues& /*values*/) const {
  PrincipalComponents components = principal_components(rows_in(space, problem), 2);
  return {id(),
          title(),
          std::move(components.coordinates),
          {axis_label(components, 0), axis_label(components, 1)}};
}

}  // namespace steelyard
