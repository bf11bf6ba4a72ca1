// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/group_whitening.h"

#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {

std::optional<GroupWhitening> GroupWhitening::of(const Matrix& correlation,
                                                 const std::vector<std::vector<Index>>& groups) {
  constexpr double singular = 1e-10;
  GroupWhitening made;
  for (const std::vector<Index>& members : groups) {
    if (members.size() < 2) {
      continue;
    }
    const SymmetricEigen eigen = symmetric_eigen(correlation(members, members));
    if (!(eigen.values[0] > singular)) {
      return std::nullopt;
    }
    const Vector roots = eigen.values.cwiseSqrt();
    made.blocks_.push_back(
        {members, eigen.vectors * roots.asDiagonal() * eigen.vectors.transpose(),
         eigen.vectors * roots.cwiseInverse().asDiagonal() * eigen.vectors.transpose()});
  }
  return made;
}

Matrix GroupWhitening::whitened(const Matrix& columns) const {
  Matrix changed = columns;
  for (const Block& block : blocks_) {
    changed(Eigen::all, block.members) = columns(Eigen::all, block.members) * block.inverse_root;
  }
  return changed;
}

Matrix GroupWhitening::coloured(const Matrix& columns) const {
  Matrix changed = columns;
  for (const Block& block : blocks_) {
    changed(Eigen::all, block.members) = columns(Eigen::all, block.members) * block.root;
  }
  return changed;
}

Matrix GroupWhitening::whitened_correlation(const Matrix& correlation) const {
  const Matrix half = whitened(correlation).transpose();
  Matrix whole = whitened(half);
  whole = (0.5 * (whole + whole.transpose())).eval();
  whole.diagonal().setOnes();
  return whole;
}

}  // namespace steelyard
