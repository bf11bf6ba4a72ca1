// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/snapshot.h"

namespace steelyard {

std::vector<History> histories_of(std::span<const ScalarInfo> scalars,
                                  std::span<const Iterate> iterates) {
  std::vector<History> histories;
  for (std::size_t scalar = 0; scalar < scalars.size(); ++scalar) {
    History history{scalars[scalar], {}, {}};
    for (const Iterate& iterate : iterates) {
      history.x.push_back(static_cast<double>(iterate.iteration));
      history.y.push_back(iterate.scalars[scalar]);
    }
    histories.push_back(std::move(history));
  }
  return histories;
}

Iterate without_weights(const Iterate& iterate) { return {iterate.iteration, iterate.scalars, {}}; }

}  // namespace steelyard
