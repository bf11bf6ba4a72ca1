// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "core/analysis/cluster_comparison.h"
#include "core/analysis/prediction_errors.h"
#include "core/problem/problem.h"
#include "ui/plots/scatter_plot.h"

class QComboBox;

namespace steelyard::ui {

/// What was found out of the samples, as far as it is known.
struct SampleFindings {
  std::optional<Groups> groups;            ///< of the clustering that is shown
  std::optional<PredictionErrors> errors;  ///< in the space that is shown
};

/// What the samples of a projection can be coloured by: the label, their cluster, how wrongly their
/// neighbours predict them, any input, any truth column.
class SampleColours {
  Q_DECLARE_TR_FUNCTIONS(SampleColours)
 public:
  /// The combo box is filled for the problem; the choice stays where its name stays.
  static void offer(QComboBox& choice, const Problem& problem);
  /// One colour as long as what is chosen is not known.
  [[nodiscard]] static ScatterColour colour(const QComboBox& choice, const Problem& problem,
                                            const SampleFindings& findings);
  [[nodiscard]] static bool needsGroups(const QComboBox& choice);
  [[nodiscard]] static bool needsErrors(const QComboBox& choice);
};

}  // namespace steelyard::ui
