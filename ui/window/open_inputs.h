// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/record/input_files.h"

namespace steelyard::ui {

struct WindowParts;

/// The files of the open tables and of those of the runs, which no export may write over.
[[nodiscard]] InputFiles inputFiles(const WindowParts& parts);

/// The table of the shown run, or else the open one; empty if there is neither.
[[nodiscard]] std::string tableSource(const WindowParts& parts);

}  // namespace steelyard::ui
