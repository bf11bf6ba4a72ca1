// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStandardItemModel>

#include "ui/plots/plot_view.h"

class QStackedLayout;
class QTableView;

namespace steelyard::ui {

class PlainLabel;

/// A table among the plots: scrolled in the window; as a picture, its first rows and columns, as
/// many as fit.
class TablePlot : public PlotView {
  Q_OBJECT
 public:
  explicit TablePlot(QWidget* parent = nullptr);

  /// Each row is as long as the header; otherwise nothing is shown.
  void setTable(PlotData table);

  void setAxisTitles(const QString& /*x*/, const QString& /*y*/) override {}
  void setPlaceholder(const QString& text) override;
  void clear() override { setTable({}); }
  [[nodiscard]] bool isEmpty() const override { return table_.rows.empty(); }
  [[nodiscard]] PlotData data() const override { return table_; }
  void renderTo(QPainter& painter, const QRectF& target) override;

 private:
  PlotData table_;
  QStandardItemModel model_;
  QTableView* view_;  // these three owned by this widget
  PlainLabel* placeholder_;
  QStackedLayout* pages_;
};

}  // namespace steelyard::ui
