// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

namespace steelyard::ui {

class PlainLabel;

/// Gives the widget the application's font at another size, and keeps it so when that changes.
/// \param factor  of the size; > 0
void scaleFont(QWidget& widget, double factor, bool bold);
/// The title of a part of the window. Its buddy and text are those of any label.
[[nodiscard]] PlainLabel* makeHeading(const QString& text, QWidget* parent);

}  // namespace steelyard::ui
