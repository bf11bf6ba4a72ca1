// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/analysis/beside_thread.h"
#include "core/analysis/column_look.h"
#include "ui/plots/plot_export.h"

class QLabel;

namespace steelyard::ui {

class HeatMapPlot;
class HistogramPlot;
class PlotGrid;
class SummaryModel;

/// A look at the data before any run: the selected columns' numbers, the first one's histogram and
/// their correlations. Everything is worked out beside the window.
class LookPage : public QWidget {
  Q_OBJECT
 public:
  explicit LookPage(QWidget* parent = nullptr);

  /// The table, and which of its columns; none: the first of its inputs. nullptr empties the page.
  void look(const std::shared_ptr<const Dataset>& table, std::vector<Index> columns);
  /// Waits for what is under way and shows it; for use without an event loop.
  void finish();

  [[nodiscard]] PlotGrid& grid() { return *grid_; }
  [[nodiscard]] std::vector<NamedPlot> plots() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void ask();
  void take();
  void showLook(const ColumnLook& look);

  PlotGrid* grid_;
  HistogramPlot* histogram_;
  HeatMapPlot* correlations_;
  SummaryModel* summary_;
  QLabel* remark_;
  std::shared_ptr<const Dataset> table_;
  std::vector<Index> columns_;
  bool stale_ = false;  // asked for while the page was not seen
  QTimer timer_;
  BesideThread<ColumnLookRequest, ColumnLook> thread_;  // last: stopped before the rest goes
};

}  // namespace steelyard::ui
