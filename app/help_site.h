// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <stop_token>

#include "app/exit_code.h"
#include "core/methods/registry.h"

namespace steelyard::app {

struct WantedSite {
  QString folder;
  bool plots = true;  ///< whether the lessons are run, for the pictures of their steps
  bool quiet = false;
};

/// Writes the help, the methods, the lessons and the glossary as pages for a browser. A stop leaves
/// out the pictures that are not drawn yet.
/// \throws Error(bad_input), Error(cannot_write): as SiteFolder; then the folder is as it was
[[nodiscard]] ExitCode writeHelpSite(const WantedSite& wanted, const MethodRegistry& methods,
                                     const std::stop_token& stop);

}  // namespace steelyard::app
