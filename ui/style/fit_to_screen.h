// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>

class QWidget;

namespace steelyard::ui {

/// Gives a window this size, or less where its screen has no room for it and its frame.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

}  // namespace steelyard::ui
