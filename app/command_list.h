// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/commands.h"

namespace steelyard::app {

using Command = ExitCode (*)(const QStringList&, const MethodRegistry&, const std::stop_token&);

/// The command of that name; null if there is none.
[[nodiscard]] Command commandNamed(const QString& name);

/// Their names: "run, info, ...".
[[nodiscard]] std::string commandNames();

/// How each command is used, in the order of the overview; from the commands themselves.
[[nodiscard]] std::vector<Usage> usages(const MethodRegistry& methods);

}  // namespace steelyard::app
