// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include "app/exit_code.h"

namespace steelyard::app {

/// The headless commands. Each takes the arguments after its name and throws Error.
[[nodiscard]] ExitCode runCommand(const QStringList& given);
[[nodiscard]] ExitCode infoCommand(const QStringList& given);
[[nodiscard]] ExitCode methodsCommand(const QStringList& given);
[[nodiscard]] ExitCode demoCommand(const QStringList& given);
[[nodiscard]] ExitCode rerunCommand(const QStringList& given);

}  // namespace steelyard::app
