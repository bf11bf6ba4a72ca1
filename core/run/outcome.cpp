// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/outcome.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

constexpr std::array<std::pair<Ending, std::string_view>, 4> endings{{
    {Ending::converged, "converged"},
    {Ending::iteration_limit, "iteration-limit"},
    {Ending::stopped, "stopped"},
    {Ending::failed, "failed"},
}};

}  // namespace

std::string_view ending_id(Ending ending) {
  for (const auto& [value, id] : endings) {
    if (value == ending) {
      return id;
    }
  }
  throw fault("an ending without an id");
}

std::string ending_in_words(Ending ending) {
  std::string words(ending_id(ending));
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

Ending ending(std::string_view id) {
  for (const auto& [value, known] : endings) {
    if (known == id) {
      return value;
    }
  }
  throw bad_input({message("ending.unknown_id", "not an ending: '{1}'", id), "",
                   other_words("converged, iteration-limit, stopped, failed")});
}

}  // namespace steelyard
