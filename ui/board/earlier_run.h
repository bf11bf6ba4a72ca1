// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/matrix.h"
#include "core/run/problem.h"

namespace steelyard::ui {

/// What an earlier run leaves to compare a new one with.
struct EarlierRun {
  QString name;                   ///< as in the list of runs: "run 3: DII"
  std::vector<Feature> features;  ///< D
  Vector weights;                 ///< D, in the units of the inputs
};

}  // namespace steelyard::ui
