// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/json_text.h"

#include <fstream>

namespace steelyard::tests {

nlohmann::json parsed_json(const std::string& text) { return nlohmann::json::parse(text); }

std::string text_of(const nlohmann::json& value) { return value.dump(); }

nlohmann::json json_of_file(const std::string& path) {
  std::ifstream file(path);
  return file ? nlohmann::json::parse(file) : nlohmann::json();
}

}  // namespace steelyard::tests
