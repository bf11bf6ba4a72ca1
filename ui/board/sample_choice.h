// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <vector>

#include "core/matrix.h"

namespace steelyard::ui {

class ScatterPlot;

/// The samples that the user has chosen: one choice for all plots of samples.
class SampleChoice : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Keeps the choice in the plot and the common choice the same.
  void join(ScatterPlot& plot);
  void choose(const std::vector<Index>& samples);
  void clear() { choose({}); }
  /// Positions of the problem's samples, ascending.
  [[nodiscard]] const std::vector<Index>& samples() const { return samples_; }

 Q_SIGNALS:
  void changed();

 private:
  std::vector<Index> samples_;
};

}  // namespace steelyard::ui
