// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include "app/exit_code.h"

namespace steelyard::app {

/// The headless commands. Each takes the arguments after its name and throws Error.
[[nodiscard]] ExitCode runCommand(const QStringList& arguments);
[[nodiscard]] ExitCode infoCommand(const QStringList& arguments);
[[nodiscard]] ExitCode methodsCommand(const QStringList& arguments);
[[nodiscard]] ExitCode demoCommand(const QStringList& arguments);
[[nodiscard]] ExitCode rerunCommand(const QStringList& arguments);

}  // namespace steelyard::app
