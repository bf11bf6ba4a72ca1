// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/left_out_arrays.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/data/array_names.h"
#include "core/data/text_encoding.h"

namespace steelyard {
namespace {

/// A single number describes a table and is no part of one.
bool may_be_missed(const ArrayInfo& array) {
  return !array.usable || array.rows > 1 || array.columns > 1;
}

std::vector<const ArrayInfo*> arrays_beside(const std::vector<ArrayInfo>& arrays,
                                            std::vector<std::size_t> used,
                                            const std::vector<std::size_t>& named_by) {
  used.insert(used.end(), named_by.begin(), named_by.end());
  std::vector<const ArrayInfo*> beside;
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    if (std::find(used.begin(), used.end(), k) == used.end() && may_be_missed(arrays[k])) {
      beside.push_back(&arrays[k]);
    }
  }
  return beside;
}

/// \param first  of the table
Message why_left_out(const ArrayInfo& array, const ArrayInfo& first) {
  if (!array.usable) {
    return array.trouble;
  }
  if (array.rows == first.rows) {
    return message("table.array_beside_answer", "{1}, no part of X and its answer",
                   array.shape_text);
  }
  return message("table.array_of_other_rows", "{1}, where '{2}' has {3} {3:row|rows}",
                 array.shape_text, to_utf8(first.name), first.rows);
}

Message what_is_left_out(const std::vector<const ArrayInfo*>& beside, const ArrayInfo& first) {
  constexpr std::size_t most_named = 5;
  Message named;
  for (std::size_t k = 0; k < std::min(beside.size(), most_named); ++k) {
    const Message one = message("table.array_left_out", "'{1}' ({2})", to_utf8(beside[k]->name),
                                why_left_out(*beside[k], first));
    named = k == 0 ? one : message("table.and_array_left_out", "{1}, {2}", named, one);
  }
  const std::size_t more = beside.size() - std::min(beside.size(), most_named);
  return message(
      "table.arrays_left_out", "left out: {1}",
      more > 0 ? message("table.arrays_and_more", "{1} and {2} more", named, more) : named);
}

/// What to transpose so that this array fits the first one; says nothing if nothing helps.
/// \param alone  whether the first one is the whole table: otherwise others agree with its rows
Message what_to_transpose(const ArrayInfo& array, const ArrayInfo& first, bool alone) {
  const std::uint64_t length = array.rows == 1 ? array.columns : array.rows;
  if (!array.usable || holds_texts(array) || array.rows == first.rows) {
    return {};
  }
  if (array.rows == 1 && length == first.rows) {
    return message("table.array_is_row",
                   "'{1}' is one row of {2} numbers, and '{3}' has as many rows: transpose '{1}' "
                   "to take both",
                   to_utf8(array.name), length, to_utf8(first.name));
  }
  if (alone && first.columns > 1 && length == first.columns) {
    return message("table.array_may_be_transposed",
                   "'{1}' has the length {2}, as many as '{3}' has columns, and not rows: if '{3}' "
                   "is features x samples, transpose it",
                   to_utf8(array.name), length, to_utf8(first.name));
  }
  return {};
}

}  // namespace

std::vector<Message> left_out_arrays(const std::vector<ArrayInfo>& arrays,
                                     const std::vector<std::size_t>& taken,
                                     const std::vector<std::size_t>& named_by) {
  const std::vector<const ArrayInfo*> beside = arrays_beside(arrays, taken, named_by);
  if (beside.empty()) {
    return {};
  }
  const ArrayInfo& first = arrays[taken.front()];
  std::vector<Message> said{what_is_left_out(beside, first)};
  for (const ArrayInfo* array : beside) {
    Message hint = what_to_transpose(*array, first, taken.size() == 1);
    if (!hint.says_nothing()) {
      said.push_back(std::move(hint));
      break;
    }
  }
  return said;
}

}  // namespace steelyard
