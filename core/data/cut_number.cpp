// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/cut_number.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/text.h"

namespace steelyard {
namespace {

/// The digits behind the point of each cell; none for a cell without a point.
std::vector<std::size_t> decimals_of(std::string_view row) {
  std::vector<std::size_t> decimals;
  for (const std::string_view part : parts_between(row, ' ')) {
    const auto point = part.find('.');
    decimals.push_back(point == std::string_view::npos ? 0 : part.size() - point - 1);
  }
  return decimals;
}

}  // namespace

bool ends_in_cut_number(std::string_view row, std::string_view above) {
  constexpr std::size_t fewest_of_a_format = 3;
  const std::vector<std::size_t> here = decimals_of(row);
  const std::vector<std::size_t> there = decimals_of(above);
  return !here.empty() && here.size() == there.size() && there.back() >= fewest_of_a_format &&
         here.back() < there.back() && std::equal(here.begin(), here.end() - 1, there.begin());
}

bool line_ends_before(const FileSource& file, std::uint64_t offset) {
  std::string last;
  file.read(offset - std::min<std::uint64_t>(offset, 1), offset, last);
  return last == "\n" || last == "\r";
}

}  // namespace steelyard
