// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/data/text_table.h"
#include "core/record/run_tables.h"
#include "tests/support/survey.h"

namespace steelyard::tests {

/// Writes the survey (tests/support/survey.h) as a CSV file.
inline void write_survey(const std::filesystem::path& path) {
  const Dataset table = survey();
  write_csv(path, whole_table(table));
}

}  // namespace steelyard::tests
