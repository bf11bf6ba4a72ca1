// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

class MethodPanel;

/// Starts the program once more: each window is a process of its own. What the person prefers for
/// any table goes along in its environment.
/// \param method  of the window that is there
/// \return whether the program could be started
[[nodiscard]] bool startNextWindow(const MethodPanel& method);

/// Begins with what the window that started this process has sent along.
void takeOverPreferences(MethodPanel& method);

}  // namespace steelyard::ui
