// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSettings>

class QWidget;

namespace steelyard::ui {

/// The file of the user's settings.
[[nodiscard]] QSettings keptSettings();

/// Gives a window the place and size that it had when it was last closed, if it still fits on a
/// screen; one that is larger than its screen fills it.
/// \param name  of the window: "main"
void restoreWindow(QWidget& window, const QString& name);
void keepWindow(const QWidget& window, const QString& name);

}  // namespace steelyard::ui
