// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/explained_share.h"

#include "core/linalg/pivoted_qr.h"
#include "core/parallel.h"

namespace steelyard::baselines {

std::optional<ExplainedShare> explained_share(const MatrixView& columns, const MatrixView& targets,
                                              const std::stop_token& stop) {
  Matrix centred = targets;
  centred.rowwise() -= targets.colwise().mean();
  const Matrix basis = orthonormal_basis(centred, 1e-10);
  ExplainedShare share;
  share.degrees = basis.cols();
  share.explained = share.left = Vector::Zero(columns.cols());
  const bool done = parallel_for(columns.cols(), stop, Sharing{.together = 8}, [&](Index column) {
    Vector values = columns.col(column).array() - columns.col(column).mean();
    if (values.norm() <= 1e-12 * columns.col(column).norm()) {
      return;
    }
    const Vector along = basis.transpose() * values;
    values.noalias() -= basis * along;
    share.explained[column] = along.squaredNorm();
    share.left[column] = values.squaredNorm();
  });
  return done ? std::optional(share) : std::nullopt;
}

}  // namespace steelyard::baselines
