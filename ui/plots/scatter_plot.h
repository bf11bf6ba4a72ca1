// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "ui/plots/framed_plot.h"
#include "ui/plots/lasso.h"
#include "ui/plots/point_cloud.h"

namespace steelyard::ui {

/// What colours the points of a cloud; at most one of classes and values, each empty or one per
/// point. If all are empty, the points have one colour.
struct ScatterColour {
  QString title;
  std::vector<int> classes;  ///< index into classNames; negative if unknown, which is grey
  QStringList classNames;
  std::vector<double> values;  ///< not finite: grey

  [[nodiscard]] bool operator==(const ScatterColour& other) const = default;
};

/// A cloud of samples. It is painted into an image in the plot area, because one chart item per
/// point is too slow for more than a few thousand points. Samples are chosen by a lasso: dragging
/// with the left button (Ctrl adds, Alt removes) or with keys (see PlotPointer); a click beside the
/// points, or Escape, clears the choice.
class ScatterPlot : public FramedPlot {
  Q_OBJECT
 public:
  explicit ScatterPlot(QWidget* parent = nullptr);

  /// x and y have equal lengths; a non-finite point is left out. If the number of points is
  /// unchanged, they are taken for the same samples and the choice is kept.
  void setPoints(std::vector<double> x, std::vector<double> y, ScatterColour colour);
  /// The table's row of each sample, from 0, for the tool tip; if it is empty, rows are not shown.
  /// Call after setPoints.
  void setRows(std::vector<Index> rows);
  /// A word above the cloud. It is empty if there is none.
  void setCaption(const QString& caption);
  [[nodiscard]] const QString& caption() const { return caption_; }
  /// Whether a plot beside this one explains the colours: this one does so only where there is
  /// room.
  void setKeyElsewhere(bool elsewhere) { keyElsewhere_ = elsewhere; }
  /// Positions out of range are left out. Emits no signal.
  void setChosen(std::vector<Index> samples);
  /// Ascending.
  [[nodiscard]] const std::vector<Index>& chosen() const { return chosen_; }

  void clear() override { setPoints({}, {}, {}); }
  [[nodiscard]] bool isEmpty() const override { return x_.empty(); }
  [[nodiscard]] QStringList dataHeader() const override;
  [[nodiscard]] std::size_t dataRows() const override;
  [[nodiscard]] QStringList dataRow(std::size_t row) const override;

 Q_SIGNALS:
  void pointHovered(int sample);  ///< -1 if the pointer has left them all
  void pointClicked(int sample);
  /// The choice was changed by the user or by new samples. Ascending.
  void samplesChosen(const std::vector<steelyard::Index>& samples);

 protected:
  void describe(PlotFrame& frame, const QSizeF& size) const override;
  void prepareData(const PlotFrame& frame) override;
  void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) override;
  [[nodiscard]] QString textAt(const QPointF& place, const PlotFrame& frame) const override;
  [[nodiscard]] std::vector<QPointF> pointable(const PlotFrame& frame) const override;
  void hoverAt(const QPointF& place, const PlotFrame& frame) override;
  void clickAt(const QPointF& place, const PlotFrame& frame) override;
  bool takeMouse(const QMouseEvent& event, const PlotFrame& frame) override;
  void undoClick() override;
  void dropDrag() override { lasso_.drop(); }
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Look {
    QColor colour;
    int shape = 0;
  };
  /// The distinct looks of points, and which of them a point has.
  [[nodiscard]] std::vector<Look> looks(const ChartColours& around) const;
  [[nodiscard]] std::vector<int> lookOfPoints() const;
  [[nodiscard]] double diameter() const;
  [[nodiscard]] PointLook lookOf(const Look& look, bool chosen, const PlotFrame& frame) const;
  [[nodiscard]] bool isPlaced(std::size_t point) const;
  template <typename Paint>
  void fromTheTop(const Paint& paint) const;
  void paintCloud(const PlotFrame& frame, double pixelRatio);
  void paintShapes(QPainter& painter, const PlotFrame& frame) const;
  void choose(std::vector<Index> samples);
  void chooseInside(const PlotFrame& frame);
  void dropLasso();
  [[nodiscard]] bool takesEscape() const { return lasso_.isHeld() || !chosen_.empty(); }
  [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& place,
                                                   const PlotFrame& frame) const;

  std::vector<double> x_, y_;
  ScatterColour colour_;
  QString caption_;
  bool keyElsewhere_ = false;
  double lowest_ = 0, highest_ = 1;  // of colour_.values
  QImage cloud_;                     // of the plot area; null while it must be painted
  std::vector<int> look_;            // of each point, in looks()
  std::vector<Index> rows_;
  std::vector<Index> chosen_;   // ascending
  std::vector<bool> isChosen_;  // per point
  std::vector<Index> cleared_;  // the choice when the mouse was last pressed
  Lasso lasso_;
  int hovered_ = -1;
};

}  // namespace steelyard::ui
