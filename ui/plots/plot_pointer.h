// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QEvent>
#include <QPointF>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

class QKeyEvent;
class QPainter;

namespace steelyard::ui {

class PlotFrame;

/// A pointer that keys move over a plot, so that all that a mouse does there works without one:
/// Page Down and Page Up go to the next and the previous mark, Ctrl and the arrows go anywhere,
/// Return clicks. L holds the button down, as for a lasso, until Return releases it; Ctrl with L
/// means what it means with the button.
class PlotPointer {
 public:
  using Marks = std::function<std::vector<QPointF>()>;
  using Deeds = std::vector<QEvent::Type>;

  /// Moves the pointer as the key says.
  /// \param marks  makes the positions in the widget of what can be pointed at, in reading order;
  ///               those outside the frame's area, and all that are not finite, are passed over
  /// \return what a mouse would have done at place() then, which may be nothing; `nullopt` if the
  ///         key is not for the pointer
  [[nodiscard]] std::optional<Deeds> answer(const QKeyEvent& key, const PlotFrame& frame,
                                            const Marks& marks);
  /// Keeps the pointer on its mark after the plot was drawn anew. Requires place().
  /// \return whether the mark is still there
  [[nodiscard]] bool follow(const PlotFrame& frame, const Marks& marks);
  void drop();

  /// In the widget; `nullopt` before the first key and after drop().
  [[nodiscard]] std::optional<QPointF> place() const { return place_; }
  /// Whether the button is held down by a key.
  [[nodiscard]] bool isHeld() const { return held_; }
  void paint(QPainter& painter, const QColor& colour) const;

 private:
  [[nodiscard]] bool step(const PlotFrame& frame, const std::vector<QPointF>& marks, bool forward);
  void moveTo(const PlotFrame& frame, const QPointF& to);
  [[nodiscard]] std::optional<Deeds> press(const QKeyEvent& key);

  std::optional<QPointF> place_;
  std::optional<std::ptrdiff_t> mark_;  ///< on which the pointer is, if it came there by steps
  bool held_ = false;
};

}  // namespace steelyard::ui
