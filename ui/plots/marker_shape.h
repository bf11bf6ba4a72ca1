// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainterPath>
#include <QPointF>

namespace steelyard::ui {

/// Classes differ in shape as well as in colour: circle, square, triangle, diamond, plus, triangle
/// on its tip; then the sequence repeats. All have about the area of a disc of `diameter`.
[[nodiscard]] QPainterPath markerShape(int index, const QPointF& centre, double diameter);
[[nodiscard]] int markerShapeCount();

}  // namespace steelyard::ui
