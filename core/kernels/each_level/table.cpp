// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/table.h"

#include "core/kernels/each_level/cell_loops.h"
#include "core/kernels/each_level/elementwise_loops.h"
#include "core/kernels/each_level/exponential_loops.h"
#include "core/kernels/each_level/point_loops.h"
#include "core/kernels/each_level/product_loops.h"
#include "core/kernels/each_level/row_loops.h"
#include "core/kernels/each_level/softmax_loops.h"
#include "core/kernels/each_level/tile_loops.h"

namespace steelyard::kernels::STEELYARD_LEVEL {

Kernels table() {
  Kernels kernels{};
  put_point_loops(kernels);
  put_softmax_loops(kernels);
  put_cell_loops(kernels);
  put_product_loops(kernels);
  put_exponential_loops(kernels);
  put_tile_loops(kernels);
  put_row_loops(kernels);
  put_elementwise_loops(kernels);
  return kernels;
}

}  // namespace steelyard::kernels::STEELYARD_LEVEL
