// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/paths.h"

namespace steelyard::tests {

std::string shared_dir() { return STEELYARD_SHARED_DIR; }
std::string fixtures_dir() { return STEELYARD_FIXTURES_DIR; }
std::string program_path() { return STEELYARD_PROGRAM; }
std::string parser_path() { return STEELYARD_PARSER; }

}  // namespace steelyard::tests
