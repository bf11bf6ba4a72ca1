// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/analysis/column_look.h"
#include "core/data/table_snapshot.h"
#include "ui/jobs/background_query.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {

class PlainLabel;
class HeatMapPlot;
class HistogramPlot;
class PlotGrid;
class SummaryModel;

/// A look at the data before any run: statistics of the selected columns, a histogram of the first
/// one and their correlations. Everything is computed in another thread.
class DataSummaryPage : public QWidget {
  Q_OBJECT
 public:
  explicit DataSummaryPage(QWidget* parent = nullptr);

  /// Shows columns of a table; without `columns`, the first of its inputs. Without a table, the
  /// page is empty.
  void look(const TableSnapshot& table, std::vector<Index> columns);
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish();

  [[nodiscard]] PlotGrid& grid() { return *grid_; }
  [[nodiscard]] std::vector<NamedPlot> plots() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void ask();
  void showLook(const ColumnLook& look);

  PlotGrid* grid_;
  HistogramPlot* histogram_;
  HeatMapPlot* correlations_;
  SummaryModel* summary_;
  PlainLabel* remark_;
  TableSnapshot table_;
  std::vector<Index> columns_;
  bool stale_ = false;  // a look was requested while the page was hidden
  BackgroundQuery<ColumnLookRequest, ColumnLook>
      query_;  // last: stopped before the other members are destroyed
};

}  // namespace steelyard::ui
