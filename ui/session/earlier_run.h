// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <algorithm>
#include <memory>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard::ui {

/// What is kept of an earlier run to compare a new one with.
struct EarlierRun {
  QString name;        ///< as in the list of runs: "run 3: L1 path, Adam"
  ProblemPtr problem;  ///< never null
  Vector weights;      ///< D, in the units of the inputs; empty where it learned none
  Ranked ranked = Ranked::features;
  std::vector<Index> ranking{};            ///< of its features or its samples, best first
  quint64 number = 0;                      ///< in the list of runs
  std::shared_ptr<const Result> result{};  ///< nullptr if it is not known
};

/// Features are identified by their names.
[[nodiscard]] inline bool sameInputs(const std::vector<ColumnInfo>& one,
                                     const std::vector<ColumnInfo>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const ColumnInfo& a, const ColumnInfo& b) { return a.name == b.name; });
}

/// Whether the ranking of one of them can be tested on the other.
[[nodiscard]] inline bool sameItems(const Problem& one, const Problem& other, Ranked ranked) {
  return sameInputs(one.features, other.features) &&
         (ranked == Ranked::features || same_samples(one, other));
}

}  // namespace steelyard::ui
