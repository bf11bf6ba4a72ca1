// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QAction;

namespace steelyard::ui {

/// Enables the action, or greys it and says why, wherever it is shown.
/// \param whyNot  its tool tip while it is grey
/// \param tip     its tool tip otherwise
void offerAction(QAction& action, bool possible, const QString& whyNot, const QString& tip = {});

}  // namespace steelyard::ui
