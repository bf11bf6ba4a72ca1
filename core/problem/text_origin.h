// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

/// What an input of 0 and 1 stands for that the step "encode" made of a column of text.
struct TextOrigin {
  std::string column;  ///< of text: "colour"
  std::string value;   ///< where it is 1: "red"
};

/// The step names such an input "colour=red" and puts it into the group "colour".
/// \return nothing for another input
[[nodiscard]] std::optional<TextOrigin> text_origin(std::string_view name, std::string_view group);

}  // namespace steelyard
