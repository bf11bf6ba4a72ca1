// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"
#include "ui/plots/framed_plot.h"

namespace steelyard::ui {

/// How many values fall into each of several consecutive intervals.
struct HistogramCounts {
  std::vector<double> edges;  ///< rising, finite; one more than counts
  std::vector<Index> counts;  ///< >= 0; a value on an edge belongs to the interval above it
  Index missing = 0;          ///< missing values, which are in no interval
};

/// Bars of counts. Its caption says how many values there are and how many are missing.
class HistogramPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit HistogramPlot(QWidget* parent = nullptr);

  /// Shows nothing if the numbers of counts and edges do not match.
  void setCounts(HistogramCounts counts);

  void clear() override { setCounts({}); }
  [[nodiscard]] bool isEmpty() const override { return shown_.counts.empty(); }
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;
  [[nodiscard]] QString caption() const;

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;

 private:
  [[nodiscard]] std::optional<std::size_t> barAt(double value) const;
  [[nodiscard]] Index total() const;

  HistogramCounts shown_;
};

}  // namespace steelyard::ui
