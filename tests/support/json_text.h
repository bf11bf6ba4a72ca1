// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// The library's parser and writer, compiled once because each takes seconds to compile.
namespace steelyard::tests {

/// \throws nlohmann::json::exception if it is not JSON.
[[nodiscard]] nlohmann::json parsed_json(const std::string& text);
[[nodiscard]] std::string text_of(const nlohmann::json& value);

/// Null if there is no such file.
[[nodiscard]] nlohmann::json json_of_file(const std::string& path);

}  // namespace steelyard::tests
