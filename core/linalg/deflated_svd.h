// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/linalg/gram_svd.h"

namespace steelyard {

/// The singular value decomposition of the inputs while one column after the other is projected
/// out: X <- (I - q q') X, q = X_c / |X_c|. Of a decomposition it makes the next one without
/// looking at X again. With v = row c of V and a = S v, the new squared singular values are the
/// roots m of
///     sum_i a_i^2 / (s_i^2 - m) = 0,
/// one between each two neighbours; right vectors have components ~ s_i a_i / (s_i^2 - m), left
/// ones ~ a_i / (s_i^2 - m). As in the downdating of Bunch & Nielsen (1978); the a_i are replaced
/// by those for which the roots found are exact (Gu & Eisenstat 1995), so that vectors stay
/// orthonormal along thousands of steps: within 3e-14 after 1,000 of 1,200 columns, so that nothing
/// is ever decomposed anew.
class DeflatedSvd {
 public:
  explicit DeflatedSvd(GramSvd svd);

  [[nodiscard]] Index rank() const { return squares_.size(); }
  [[nodiscard]] Index features() const { return start_ ? start_->rows() : columns_.rows(); }
  /// r, falling.
  [[nodiscard]] const Vector& squares() const { return squares_; }
  /// U'Y of the current U, r x p: also what is left of the targets after their own projection.
  [[nodiscard]] const Matrix& targets() const { return targets_; }
  /// Row `feature` of V. r
  [[nodiscard]] Vector right_row(Index feature) const;
  /// V times r x k.
  [[nodiscard]] Matrix right_times(const Matrix& coordinates) const;
  /// |X_c|^2 of the current X.
  [[nodiscard]] double column_square(Index feature) const;

  /// Projects the current column out; its square must not be 0.
  /// \return false when stopped; then nothing has changed
  [[nodiscard]] bool project_out(Index feature, const std::stop_token& stop);

 private:
  Vector squares_;
  Matrix targets_;
  std::optional<Matrix> start_;  ///< V = start columns; nothing: the columns are V itself
  Matrix columns_;               ///< of these the first r, however many there once were
  // Never resized: pages for tables of this size come from the system anew each time, which took a
  // fifth of a large selection.
  Matrix turn_;
  Matrix spare_;
};

}  // namespace steelyard
