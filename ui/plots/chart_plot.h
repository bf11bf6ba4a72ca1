// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <memory>

#include "ui/plots/plot_frame.h"
#include "ui/plots/plot_navigation.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/redraw_clock.h"

class QAction;
class QChart;
class QChartView;
class QMouseEvent;

namespace steelyard::ui {

class PaintItem;

/// What every plot of ours does alike: a chart that draws the data between a frame of ours below
/// and a layer of ours above, placeholder, redraws by the clock, colours of the theme, tool tips,
/// export; where it is offered, moving in the plot (see PlotNavigation). A kind of plot says how
/// the frame must be and fills the chart.
/// A part that the user chose to look at stays chosen when the data changes, until the plot is
/// cleared or gets axes of another meaning; exports show that part, too.
class ChartPlot : public PlotView {
  Q_OBJECT
 public:
  explicit ChartPlot(QWidget* parent = nullptr);
  ~ChartPlot() override;
  Q_DISABLE_COPY_MOVE(ChartPlot)

  void setAxisTitles(const QString& x, const QString& y) override;
  void setPlaceholder(const QString& text) override;
  void renderTo(QPainter& painter, const QRectF& target) override;

  /// Plots that share a clock are never redrawn in the same turn of the event loop.
  void setRedrawClock(RedrawClock& clock);
  /// The text of the tool tip at a place of the widget; empty: none.
  [[nodiscard]] QString hoverText(const QPointF& place) const;
  /// Where axis coordinates lie in the widget, as last drawn.
  [[nodiscard]] QPointF pixelOf(double x, double y) const { return frame_.toPixel(x, y); }
  /// The axis coordinates at a place of the widget, as last drawn.
  [[nodiscard]] QPointF valuesAt(const QPointF& place) const { return frame_.fromPixel(place); }
  [[nodiscard]] bool showsAll() const { return navigation_.showsAll(); }

  [[nodiscard]] QSize sizeHint() const override { return {380, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

 Q_SIGNALS:
  void redrawn();

 protected:
  /// To be called whenever the data changed: asks for a redraw.
  void touch();
  /// To be called by the constructor of a plot that one can move in.
  void offerNavigation();
  /// Draws the layer above again, as quickly as can be; the data is as it was.
  void repaintAbove();
  [[nodiscard]] QString xTitle() const { return xTitle_; }
  [[nodiscard]] QString yTitle() const { return yTitle_; }
  [[nodiscard]] QChart& chart() const { return *chart_; }

  /// Ranges, legend and colour bar for a picture of this size; titles, font and colours are set.
  virtual void describe(PlotFrame& frame, const QSizeF& size) const = 0;
  /// Brings the chart's series up to date. Their colours too: the theme may have changed.
  virtual void fillChart(const PlotFrame& frame) = 0;
  /// Above the series, clipped to nothing.
  virtual void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper);
  [[nodiscard]] virtual QString textAt(const QPointF& place, const PlotFrame& frame) const = 0;
  virtual void hoverAt(const QPointF& place, const PlotFrame& frame);
  virtual void clickAt(const QPointF& place, const PlotFrame& frame);
  /// What the mouse does before it hovers or clicks. \return true: it was for this, no click.
  virtual bool takeMouse(const QMouseEvent& event, const PlotFrame& frame);
  /// A double click that showed everything again; its first click has been told to clickAt.
  virtual void undoClick();

  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void redraw();
  void rebuild(const QSizeF& size, const ChartColours& colours);
  /// \return whether the event was one of navigation
  bool navigate(QEvent& event);
  void showGrip();
  void answerMouse(const QMouseEvent& event);
  void paintFocus(QPainter& painter) const;
  void showTip(const QPointF& place, const QPoint& onScreen);
  void paintPlaceholder(QPainter& painter, const QSizeF& size) const;

  QString xTitle_, yTitle_, placeholder_;
  QChart* chart_;     // owned by the scene of view_
  QChartView* view_;  // owned by this widget
  std::unique_ptr<PaintItem> below_, above_;
  PlotFrame frame_;
  PlotNavigation navigation_;
  QAction* showAll_ = nullptr;  // owned by this widget; null: one cannot move in this plot
  RedrawClock ownClock_;
  QPointer<RedrawClock> clock_;
  bool dirty_ = true;
  bool onPaper_ = false;
  bool clickIsTaken_ = false;  // the button that is down will not have clicked
  bool focusByKeyboard_ = false;
};

}  // namespace steelyard::ui
