// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parallel.h"

namespace steelyard::sobolev {

/// Uses several threads if there is enough work: for less, starting them costs more than it saves,
/// above all if other programs are running.
/// \param operations  of the whole loop
[[nodiscard]] inline Sharing shared_if_worth_it(double operations, Index together = 1) {
  constexpr double worth_a_team = 4e6;
  return {.together = together, .team = operations > worth_a_team};
}

/// The same for a loop over `entries`, with the operations of each.
[[nodiscard]] inline Sharing shared_if_worth_it(Index entries, double operations_each,
                                                Index together = 1) {
  return shared_if_worth_it(static_cast<double>(entries) * operations_each, together);
}

}  // namespace steelyard::sobolev
