// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPolygonF>
#include <vector>

#include "core/matrix.h"

class QPainter;
class QColor;

namespace steelyard::ui {

/// A closed line drawn with the mouse held down, and what is done with the points inside.
class Lasso {
 public:
  enum class Mode { Replace, Add, Remove };

  /// Pressed; it is a lasso only once it has moved further than a click trembles.
  void begin(const QPointF& place, Mode mode);
  /// \return whether it is a lasso
  bool extend(const QPointF& place);
  void drop();

  [[nodiscard]] bool isHeld() const { return !line_.isEmpty(); }
  [[nodiscard]] bool isDrawn() const { return drawn_; }
  /// The ascending positions in `points` of those inside (by winding: what is circled twice is in),
  /// and of those that were `before` as the mode has it. A point that is not finite is outside.
  [[nodiscard]] std::vector<Index> choice(const std::vector<QPointF>& points,
                                          const std::vector<Index>& before) const;
  void paint(QPainter& painter, const QColor& colour) const;

 private:
  QPolygonF line_;
  Mode mode_ = Mode::Replace;
  bool drawn_ = false;
};

/// Ctrl adds, Alt removes, else what was chosen is replaced.
[[nodiscard]] Lasso::Mode lassoMode(Qt::KeyboardModifiers held);

}  // namespace steelyard::ui
