// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/data/dataset.h"
#include "core/matrix.h"
#include "core/problem/problem.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

/// Keeps samples that were chosen in a plot or selected by a run, or leaves them out, as a step of
/// preparation.
class SampleSteps : public QObject {
  Q_OBJECT
 public:
  explicit SampleSteps(WindowParts parts, QObject* parent = nullptr);

 private:
  void keepSelected();
  void keep(const ProblemPtr& problem, const std::vector<Index>& positions, bool kept);
  [[nodiscard]] std::shared_ptr<const Dataset> tableOf(const ProblemPtr& problem) const;

  WindowParts parts_;
};

}  // namespace steelyard::ui
