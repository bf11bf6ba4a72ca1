// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <vector>

#include "core/run/problem.h"
#include "ui/plots/scatter_plot.h"

class QComboBox;

namespace steelyard::ui {

/// What the samples of a projection can be coloured by: the label, any input, any truth column.
class SampleColours {
  Q_DECLARE_TR_FUNCTIONS(SampleColours)
 public:
  /// The combo box is filled for the problem; the choice stays where its name stays.
  static void offer(QComboBox& choice, const Problem& problem);
  [[nodiscard]] static ScatterColour colour(const QComboBox& choice, const Problem& problem);
};

}  // namespace steelyard::ui
