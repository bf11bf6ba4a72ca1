// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/feature_columns.h"
#include "tests/support/own_board.h"

namespace steelyard::tests {

/// As if these weights had been selected in the ranking.
inline void show_weights(OwnBoard& board, const Vector& weights) {
  ui::ShownSolution ranked;
  ranked.problem = board.problem();
  ranked.learned = weights;
  ranked.columns = {weights_as_column({weights.begin(), weights.end()})};
  board.shown.show(ui::shownSelection(board.shown.value(), ranked, weighed_features(weights)));
}

}  // namespace steelyard::tests
