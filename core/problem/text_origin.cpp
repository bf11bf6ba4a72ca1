// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/text_origin.h"

namespace steelyard {

std::optional<TextOrigin> text_origin(std::string_view name, std::string_view group) {
  const bool made_of_text = !group.empty() && name.size() > group.size() &&
                            name.substr(0, group.size()) == group && name[group.size()] == '=';
  if (!made_of_text) {
    return std::nullopt;
  }
  return TextOrigin{std::string(group), std::string(name.substr(group.size() + 1))};
}

}  // namespace steelyard
