// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <stop_token>

#include "app/exit_code.h"
#include "core/methods/registry.h"

namespace steelyard::app {

/// The headless commands. Each takes the arguments after its name and the methods that there are,
/// and throws Error; a stop ends it early and keeps the results so far.
[[nodiscard]] ExitCode runCommand(const QStringList& given, const MethodRegistry& methods,
                                  const std::stop_token& stop);
[[nodiscard]] ExitCode infoCommand(const QStringList& given, const MethodRegistry& methods,
                                   const std::stop_token& stop);
[[nodiscard]] ExitCode methodsCommand(const QStringList& given, const MethodRegistry& methods,
                                      const std::stop_token& stop);
[[nodiscard]] ExitCode demoCommand(const QStringList& given, const MethodRegistry& methods,
                                   const std::stop_token& stop);
[[nodiscard]] ExitCode imbalanceCommand(const QStringList& given, const MethodRegistry& methods,
                                        const std::stop_token& stop);
[[nodiscard]] ExitCode benchCommand(const QStringList& given, const MethodRegistry& methods,
                                    const std::stop_token& stop);
[[nodiscard]] ExitCode compareCommand(const QStringList& given, const MethodRegistry& methods,
                                      const std::stop_token& stop);
[[nodiscard]] ExitCode heldOutCommand(const QStringList& given, const MethodRegistry& methods,
                                      const std::stop_token& stop);
[[nodiscard]] ExitCode applyCommand(const QStringList& given, const MethodRegistry& methods,
                                    const std::stop_token& stop);
[[nodiscard]] ExitCode rerunCommand(const QStringList& given, const MethodRegistry& methods,
                                    const std::stop_token& stop);
[[nodiscard]] ExitCode helpCommand(const QStringList& given, const MethodRegistry& methods,
                                   const std::stop_token& stop);

}  // namespace steelyard::app
