// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <optional>

class QEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace steelyard::ui {

class PlotFrame;

/// The part of a plot that the user chose to look at, and how it is chosen: the wheel zooms about
/// the pointer (over the labels of one axis: that axis alone), dragging with the middle button, or
/// with the left one and Shift or Space, pans, a double click shows everything again; the keys + -
/// 0 and the arrows do the same. If nothing is chosen, a plot shows the range that fits its data.
class PlotNavigation {
 public:
  enum class Answer {
    NotMine,  ///< the event is not for navigation
    Taken,    ///< the event is consumed; the view has not changed
    Moved     ///< the event is consumed; the plot must be redrawn
  };

  /// To be called between PlotFrame's description and its layout. A choice made on an axis that has
  /// since become (or ceased to be) logarithmic is meaningless and is dropped.
  void applyTo(PlotFrame& frame);
  /// `frame`: as last laid out. Never changes the event.
  [[nodiscard]] Answer answer(QEvent& event, const PlotFrame& frame);
  void showAll() { view_.reset(); }
  /// Where the left button has no other use, it pans a part of the plot by itself, too.
  void setPlainDragPans() { plainDragPans_ = true; }

  [[nodiscard]] bool showsAll() const { return !view_; }
  /// Whether a drag is panning the plot.
  [[nodiscard]] bool isPanning() const { return heldAt_.has_value(); }
  /// Whether pressing the left button would start panning.
  [[nodiscard]] bool isReadyToPan() const { return spaceIsDown_; }

 private:
  struct Span {
    double low, high;
    [[nodiscard]] double width() const { return high - low; }
  };
  struct View {
    Span x, y;
    bool logarithmicX, logarithmicY;
  };

  [[nodiscard]] View viewOn(const PlotFrame& frame) const;
  [[nodiscard]] static View wholeOf(const PlotFrame& frame);
  void zoom(const PlotFrame& frame, const QPointF& about, double factor);
  void pan(const PlotFrame& frame, const QPointF& byPixels);
  [[nodiscard]] Answer answerWheel(const QWheelEvent& event, const PlotFrame& frame);
  [[nodiscard]] Answer answerPress(const QMouseEvent& event, const PlotFrame& frame);
  [[nodiscard]] Answer answerMove(const QMouseEvent& event, const PlotFrame& frame);
  [[nodiscard]] Answer answerRelease(const QMouseEvent& event);
  [[nodiscard]] Answer answerKey(const QKeyEvent& event, const PlotFrame& frame);

  std::optional<View> view_;       // in axis coordinates; if there is none, everything
  std::optional<View> whole_;      // the range of the data when the view was chosen
  std::optional<QPointF> heldAt_;  // current position of the drag
  Qt::MouseButton heldBy_ = Qt::NoButton;
  bool spaceIsDown_ = false;
  bool plainDragPans_ = false;
};

}  // namespace steelyard::ui
