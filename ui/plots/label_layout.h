// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace steelyard::ui {

/// Finds space for names beside points: right, left, above or below, where there is no other name
/// or point.
class LabelLayout {
 public:
  LabelLayout(const QRectF& area, const QFontMetricsF& metrics);

  /// A point that no name may cover.
  void avoid(const QPointF& centre, double diameter);
  /// Where the name of a point goes; the space is then occupied. There is no place if there is no
  /// space.
  [[nodiscard]] std::optional<QRectF> place(const QPointF& centre, double diameter,
                                            const QString& name);

 private:
  [[nodiscard]] bool isFree(const QRectF& room, const QPointF& own) const;

  QRectF area_;
  QFontMetricsF metrics_;
  std::vector<QRectF> points_;
  std::vector<QRectF> taken_;
};

}  // namespace steelyard::ui
