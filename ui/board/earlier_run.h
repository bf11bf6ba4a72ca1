// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <algorithm>
#include <vector>

#include "core/matrix.h"
#include "core/run/problem.h"

namespace steelyard::ui {

/// What an earlier run leaves to compare a new one with.
struct EarlierRun {
  QString name;                   ///< as in the list of runs: "run 3: DII"
  std::vector<Feature> features;  ///< D
  Vector weights;                 ///< D, in the units of the inputs
  std::vector<Index> ranking{};   ///< of its features, best first; none where it ranked samples
};

/// Features are told apart by their names.
[[nodiscard]] inline bool sameInputs(const std::vector<Feature>& one,
                                     const std::vector<Feature>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const Feature& a, const Feature& b) { return a.name == b.name; });
}

}  // namespace steelyard::ui
