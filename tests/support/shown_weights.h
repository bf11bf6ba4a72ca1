// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/feature_columns.h"
#include "ui/board/live_board.h"

namespace steelyard::tests {

/// As if these weights had been selected in the ranking.
inline void show_weights(ui::LiveBoard& board, const Vector& weights) {
  board.showSelection(board.problem(), weights,
                      {weights_as_column({weights.begin(), weights.end()})},
                      weighed_features(weights));
}

}  // namespace steelyard::tests
