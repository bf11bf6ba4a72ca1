// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/unusable_array.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/data/parse_protocol.h"

namespace steelyard {
namespace {

struct ParserWord {
  std::string_view word;
  Message (*statement)();
};

/// What follows parse_protocol::other_kind.
constexpr std::array<ParserWord, 5> other_kinds{
    {{"text", [] { return message("unusable_array.text", "text"); }},
     {"cells", [] { return message("unusable_array.cells", "cells"); }},
     {"structure", [] { return message("unusable_array.structure", "structure"); }},
     {"sparse", [] { return message("unusable_array.sparse", "sparse"); }},
     {"object", [] { return message("unusable_array.object", "object"); }}}};

constexpr std::array<ParserWord, 6> reasons{
    {{parse_protocol::no_numbers,
      [] { return message("unusable_array.no_numbers", "holds no numbers"); }},
     {parse_protocol::single_number,
      [] { return message("unusable_array.single_number", "is a single number"); }},
     {parse_protocol::no_values, [] { return message("unusable_array.empty", "is empty"); }},
     {parse_protocol::elsewhere,
      [] { return message("unusable_array.elsewhere", "has its numbers in another file"); }},
     {parse_protocol::matlab_object,
      [] {
        return message("unusable_array.matlab_object",
                       "is a table or another object that only MATLAB can read; there, "
                       "writetable(T, 'T.csv') writes a table T as text");
      }},
     {parse_protocol::complex_numbers,
      [] { return message("unusable_array.complex", "holds complex numbers"); }}}};

template <typename Words>
Message statement_in(const Words& words, const std::string& said) {
  const auto found = std::find_if(words.begin(), words.end(),
                                  [&](const ParserWord& each) { return each.word == said; });
  return found == words.end() ? other_words(said) : found->statement();
}

}  // namespace

Message why_unusable(const std::string& said) {
  if (said.starts_with(parse_protocol::dimensions)) {
    return message("unusable_array.dimensions", "has {1} dimensions",
                   said.substr(parse_protocol::dimensions.size()));
  }
  if (said.starts_with(parse_protocol::other_kind)) {
    return message("unusable_array.kind", "is not a full array of numbers, but {1}",
                   statement_in(other_kinds, said.substr(parse_protocol::other_kind.size())));
  }
  return statement_in(reasons, said);
}

}  // namespace steelyard
