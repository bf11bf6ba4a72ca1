// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::gated {

/// Makes room for at least so many columns, whose values are not kept. The number of open gates
/// changes with every step, so room is not given back; and if there is no memory, the matrix stays
/// whole, whereas Eigen's resize frees before it allocates.
inline void make_room(Matrix& matrix, Index rows, Index columns) {
  if (matrix.rows() != rows || matrix.cols() < columns) {
    matrix = Matrix(rows, columns);
  }
}

}  // namespace steelyard::gated
