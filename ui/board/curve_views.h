// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <map>
#include <string>

#include "core/run/result.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// One live plot per family of curves that a run reports: "curves-" and the family's id. They come
/// when the run names the family and go with the run.
class CurveViews {
  Q_DECLARE_TR_FUNCTIONS(CurveViews)
 public:
  explicit CurveViews(PlotGrid& grid) : grid_(grid) {}

  void clear();
  /// A family as it is now.
  void show(const CurveFamily& family);
  /// The result's families and no others.
  void showResult(const Result& result);

 private:
  LinePlot* plotOf(const CurveFamily& family);

  PlotGrid& grid_;
  std::map<std::string, LinePlot*> plots_;  // by family's id
};

}  // namespace steelyard::ui
