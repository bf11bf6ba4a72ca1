// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPolygonF>
#include <vector>

#include "core/matrix.h"

class QPainter;
class QColor;

namespace steelyard::ui {

/// A closed line drawn with the mouse button held down, and what happens to the points inside.
class Lasso {
 public:
  enum class Mode { Replace, Add, Remove };

  /// The button was pressed; this becomes a lasso only once the mouse has moved further than the
  /// hand shakes in a click.
  void begin(const QPointF& place, Mode mode);
  /// \return whether it is a lasso
  bool extend(const QPointF& place);
  void drop();

  [[nodiscard]] bool isHeld() const { return !line_.isEmpty(); }
  [[nodiscard]] bool isDrawn() const { return drawn_; }
  /// The ascending positions in `points` of those inside (by winding: what is circled twice is
  /// inside), combined with those chosen `before` according to the mode. A non-finite point is
  /// outside.
  [[nodiscard]] std::vector<Index> choice(const std::vector<QPointF>& points,
                                          const std::vector<Index>& before) const;
  void paint(QPainter& painter, const QColor& colour) const;

 private:
  QPolygonF line_;
  Mode mode_ = Mode::Replace;
  bool drawn_ = false;
};

/// Ctrl adds, Alt removes; otherwise the choice is replaced.
[[nodiscard]] Lasso::Mode lassoMode(Qt::KeyboardModifiers held);

}  // namespace steelyard::ui
