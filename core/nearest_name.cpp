// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/nearest_name.h"

#include <algorithm>

#include "core/text.h"

namespace steelyard {

std::size_t shared_letters(std::string_view a, std::string_view b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t same = 0;
  while (same < shorter && a[same] == b[same]) {
    ++same;
  }
  std::size_t tail = 0;
  while (tail < shorter - same && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) {
    ++tail;
  }
  return same + tail;
}

Message accepted_names(const std::vector<std::string>& known, std::string_view name) {
  const auto nearest = std::max_element(
      known.begin(), known.end(), [&](const std::string& left, const std::string& right) {
        return shared_letters(left, name) < shared_letters(right, name);
      });
  if (nearest == known.end() ||
      2 * shared_letters(*nearest, name) <= std::max(nearest->size(), name.size())) {
    return other_words(in_one_line(known));
  }
  return message("nearest_name.one_of", "{1}, if that is meant; all are {2}", *nearest,
                 in_one_line(known));
}

}  // namespace steelyard
