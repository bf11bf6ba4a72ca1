// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"
#include "core/linalg/centred_points.h"

namespace steelyard {

/// Principal components of a table.
struct PrincipalComponents {
  Matrix coordinates;     ///< N x count, centred
  Matrix loadings;        ///< D x count, orthonormal columns; a column is 0 if no variance remains
  Vector variances;       ///< count, descending; over N
  double variance = 0.0;  ///< total variance of all components
};

/// Uses the eigenvectors of the covariance if D <= N, otherwise those of the Gram matrix of the
/// samples; large matrices are not formed, only multiplied. In each component the loading of
/// largest magnitude is positive, so that the plot does not flip between updates.
/// \param points  N x D, finite, N >= 1
/// \param count   >= 1; components beyond min(N, D) are 0
[[nodiscard]] PrincipalComponents principal_components(const Matrix& points, Index count);
/// The same for points that are too many to copy.
[[nodiscard]] PrincipalComponents principal_components(const PointRows& points, Index count);

/// "pca": two principal components of the weighted inputs, with periodic inputs as points on a
/// circle.
class PcaProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
};

}  // namespace steelyard
