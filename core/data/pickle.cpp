// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/pickle.h"

#include <algorithm>
#include <array>

namespace steelyard {
namespace {

bool is_number_text(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "p0", "lp0", "tp12": puts what was read last, perhaps made a list or a tuple, into the memory.
bool remembers(std::string_view line) {
  constexpr std::string_view makers = "ltdRbsau(";
  line.remove_prefix(std::min(line.find_first_not_of(makers), line.size()));
  return line.starts_with('p') && is_number_text(line.substr(1));
}

/// Protocol 0 names every list, tuple and text for later use.
bool has_line_that_remembers(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (remembers(text.substr(0, end))) {
      return true;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// "cnumpy.core.multiarray": an object of a class of that module.
bool begins_with_class(std::string_view beginning) {
  constexpr std::array<std::string_view, 12> modules{
      "copy_reg", "copyreg",     "__builtin__", "builtins", "numpy", "pandas",
      "datetime", "collections", "scipy",       "sklearn",  "array", "decimal"};
  if (!beginning.starts_with('c')) {
    return false;
  }
  const std::string_view module = beginning.substr(1, beginning.find_first_of(".\n") - 1);
  return module.size() + 1 < beginning.size() &&
         std::find(modules.begin(), modules.end(), module) != modules.end();
}

/// Behind a mark, things of protocol 0, one a line.
bool begins_with_things(std::string_view beginning) {
  constexpr std::string_view kinds = "IFLVSN(ldtc";
  return beginning.size() > 1 && beginning[0] == '(' &&
         kinds.find(beginning[1]) != std::string_view::npos && has_line_that_remembers(beginning);
}

/// Protocol 1 puts things into its memory by a letter and a byte, the first of which is 0.
bool begins_with_bytes(std::string_view beginning) {
  using namespace std::string_view_literals;
  constexpr std::string_view empty_things = "])}";
  constexpr std::size_t of_a_tuple = 64;
  const bool first = !beginning.empty() &&
                     empty_things.find(beginning[0]) != std::string_view::npos &&
                     beginning.substr(1, 2) == "q\0"sv;
  return first || (beginning.starts_with('(') &&
                   beginning.substr(0, of_a_tuple).find("q\0"sv) != std::string_view::npos);
}

/// Protocols from 2 on say which they are.
bool begins_with_protocol(std::string_view beginning) {
  constexpr char mark = '\x80';
  constexpr char first = 2;
  constexpr char last = 9;  // 5 is the newest in 2026
  return beginning.size() > 1 && beginning[0] == mark && beginning[1] >= first &&
         beginning[1] <= last;
}

}  // namespace

bool begins_as_pickle(std::string_view beginning) {
  return begins_with_protocol(beginning) || begins_with_bytes(beginning) ||
         begins_with_class(beginning) || begins_with_things(beginning);
}

}  // namespace steelyard
