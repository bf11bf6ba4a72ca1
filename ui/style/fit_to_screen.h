// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPoint>
#include <QSize>

class QWidget;

namespace steelyard::ui {

/// Gives a window this size, or less where its screen has no room for it and its frame.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

/// Moves a window of this size so that its corner lies here, or as near as keeps the whole window,
/// with its frame, on the screen where the corner is.
void placeWithinScreen(QWidget& window, const QPoint& corner, const QSize& wanted);

}  // namespace steelyard::ui
