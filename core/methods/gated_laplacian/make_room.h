// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::gated {

/// Makes room for at least this many columns, without keeping their values. The number of open
/// gates changes with every step, so memory is not given back. If memory runs out, the matrix stays
/// intact, whereas Eigen's resize frees before it allocates.
inline void make_room(Matrix& matrix, Index rows, Index columns) {
  if (matrix.rows() != rows || matrix.cols() < columns) {
    matrix = Matrix(rows, columns);
  }
}

}  // namespace steelyard::gated
