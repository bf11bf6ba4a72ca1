// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QStringList>
#include <cstddef>
#include <vector>

#include "ui/plots/plot_frame.h"
#include "ui/plots/plot_navigation.h"
#include "ui/plots/plot_pointer.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/redraw_clock.h"
#include "ui/plots/threshold_lines.h"

class QAction;
class QMouseEvent;

namespace steelyard::ui {

/// What all our plots have in common: the frame below the data and a layer above them, placeholder,
/// clocked redraws, theme colours, tool tips, export and, where offered, navigation (see
/// PlotNavigation). What can be pointed at is reached by keys, too (see PlotPointer), and a screen
/// reader finds the values as a table. A kind of plot describes the frame and paints the data, or
/// lets a chart draw them (see ChartPlot). A part that the user zoomed into stays in view when the
/// data change, until the plot is cleared or its axes change their meaning; exports show that part,
/// too.
class FramedPlot : public PlotView {
  Q_OBJECT
 public:
  explicit FramedPlot(QWidget* parent = nullptr);

  void setAxisTitles(const QString& x, const QString& y) override;
  void setPlaceholder(const QString& text) override;
  void renderTo(QPainter& painter, const QRectF& target) override;
  /// Lines across the data; the axes extend to show them.
  void setThresholds(std::vector<PlotThreshold> thresholds);
  [[nodiscard]] const std::vector<PlotThreshold>& thresholds() const { return thresholds_; }

  /// Plots that share a clock are never redrawn in the same turn of the event loop.
  void setRedrawClock(RedrawClock& clock);
  /// The text of the tool tip at a position in the widget. It is empty if there is none.
  [[nodiscard]] QString hoverText(const QPointF& place) const;
  /// The position of axis coordinates in the widget, as last drawn.
  [[nodiscard]] QPointF pixelOf(double x, double y) const { return frame_.toPixel(x, y); }
  /// The axis coordinates at a position in the widget, as last drawn.
  [[nodiscard]] QPointF valuesAt(const QPointF& place) const { return frame_.fromPixel(place); }
  /// What an export writes and a screen reader finds: the names of the columns, and the values row
  /// by row. A row is made when it is asked for, since whoever reads one of a million must not wait
  /// for all; data() makes all of them.
  [[nodiscard]] virtual QStringList dataHeader() const = 0;
  [[nodiscard]] virtual std::size_t dataRows() const = 0;
  /// \param row  below dataRows()
  [[nodiscard]] virtual QStringList dataRow(std::size_t row) const = 0;
  [[nodiscard]] PlotData data() const override;
  [[nodiscard]] bool showsAll() const { return navigation_.showsAll(); }
  /// How often the data have changed so far.
  [[nodiscard]] quint64 changes() const { return changes_; }
  /// Whether the wheel zooms only while the plot has the focus or with Ctrl, and is left to what
  /// the plot lies on otherwise.
  void setWheelNeedsFocus(bool needs) { wheelNeedsFocus_ = needs; }

  [[nodiscard]] QSize sizeHint() const override { return {380, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

 Q_SIGNALS:
  void redrawn();

 protected:
  /// To be called whenever the data change: requests a redraw.
  void touch();
  /// To be called when the same data are to be drawn in another way.
  void requestRedraw();
  /// To be called by the constructor of a plot that can be zoomed and panned.
  void offerNavigation();
  /// The same for a plot that has no other use for dragging with the left button: that pans, too.
  void offerNavigationByDragging();
  [[nodiscard]] QString xTitle() const { return xTitle_; }
  [[nodiscard]] QString yTitle() const { return yTitle_; }

  /// Ranges, legend and colour bar for a picture of this size; titles, font and colours are set.
  virtual void describe(PlotFrame& frame, const QSizeF& size) const = 0;
  /// Whether the axis of y runs across and that of x up, as for bars that lie.
  [[nodiscard]] virtual bool isTurned(const PlotFrame& frame) const;
  /// Told before the data are painted into a new frame, in new colours: what was painted of them
  /// earlier is out of date.
  virtual void prepareData(const PlotFrame& frame);
  /// Paints the data above the frame, without clipping.
  virtual void paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) = 0;
  /// Paints above the data, without clipping.
  virtual void paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper);
  [[nodiscard]] virtual QString textAt(const QPointF& place, const PlotFrame& frame) const = 0;
  /// Positions in the widget of what textAt tells something of, in reading order. Those of what is
  /// not drawn are out of the area or not finite.
  [[nodiscard]] virtual std::vector<QPointF> pointable(const PlotFrame& frame) const = 0;
  virtual void hoverAt(const QPointF& place, const PlotFrame& frame);
  virtual void clickAt(const QPointF& place, const PlotFrame& frame);
  /// Handles a mouse event before hovering and clicking.
  /// \return true if it was handled and is no click
  virtual bool takeMouse(const QMouseEvent& event, const PlotFrame& frame);
  /// Takes away the pointer that keys move, if there is one, and what it drags.
  void dropPointer();
  /// What a held button drags will not be finished.
  virtual void dropDrag();
  /// A double click has shown everything again; its first click was already passed to clickAt.
  virtual void undoClick();

  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override { answerPointing(*event); }
  void mouseMoveEvent(QMouseEvent* event) override { answerPointing(*event); }
  void mouseReleaseEvent(QMouseEvent* event) override { answerPointing(*event); }
  void mouseDoubleClickEvent(QMouseEvent* event) override { answerPointing(*event); }
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  /// Values that came after the last redraw have no frame yet if there were none before.
  [[nodiscard]] bool isDrawn() const { return framed_ && !isEmpty(); }
  void redraw();
  [[nodiscard]] std::vector<PlotThreshold> drawnThresholds(const PlotFrame& frame) const;
  void rebuild(const QSizeF& size, const ChartColours& colours);
  void paintLayers(QPainter& painter, const QSizeF& size);
  void paintLayerAbove(QPainter& painter);
  /// \return whether the event was a navigation event
  bool navigate(QEvent& event);
  /// Adds the entry of the context menu, and says what the keys do.
  void offerShowAll();
  void showGrip();
  void answerPointing(QMouseEvent& event);
  void answerMouse(const QMouseEvent& event);
  void followMark();
  void updateDescription();
  /// \return whether the key was for the pointer
  bool pointByKey(const QKeyEvent& key);
  void paintFocus(QPainter& painter) const;
  void showTip(const QPointF& place, const QPoint& onScreen);
  void paintPlaceholder(QPainter& painter, const QSizeF& size) const;

  QString xTitle_, yTitle_, placeholder_;
  std::vector<PlotThreshold> thresholds_;
  PlotFrame frame_;
  bool framed_ = false;  // whether frame_ was laid out for values
  PlotNavigation navigation_;
  PlotPointer pointer_;
  QAction* showAll_ = nullptr;  // owned by this widget; null if this plot has no navigation
  RedrawClock ownClock_;
  QPointer<RedrawClock> clock_;
  quint64 changes_ = 0;
  bool untold_ = false;  // the data have changed since a screen reader was told
  bool dirty_ = true;
  bool onPaper_ = false;
  bool clickIsTaken_ = false;  // releasing the button that is down is not a click
  bool focusByKeyboard_ = false;
  bool wheelNeedsFocus_ = false;
};

}  // namespace steelyard::ui
