// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "core/analysis/cluster_comparison.h"
#include "core/analysis/space_quality.h"
#include "core/problem/problem.h"
#include "ui/plots/scatter_plot.h"

class QComboBox;

namespace steelyard::ui {

/// What is known about the samples so far.
struct SampleFindings {
  std::optional<Groups> groups;            ///< of the clustering shown
  std::optional<PredictionErrors> errors;  ///< in the space shown
};

/// What the samples of a projection can be coloured by: the label, their cluster, the error of the
/// prediction from their neighbours, any truth column, any input.
class SampleColours {
  Q_DECLARE_TR_FUNCTIONS(SampleColours)
 public:
  /// Fills the combo box for the problem; the choice is kept if its name still exists.
  static void offer(QComboBox& choice, const Problem& problem);
  /// A single colour until the chosen quantity is known.
  [[nodiscard]] static ScatterColour colour(const QComboBox& choice, const Problem& problem,
                                            const SampleFindings& findings);
  [[nodiscard]] static bool needsGroups(const QComboBox& choice);
  [[nodiscard]] static bool needsErrors(const QComboBox& choice);
};

}  // namespace steelyard::ui
