// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// steelyard-parse FORMAT BYTES SECONDS [POSITION...] < FILE: lists the arrays of a MATLAB or HDF5
// file, or the sheets of a workbook, and writes the numbers or texts of those given by position, or
// writes the table of a file of SPSS, Stata or SAS (core/data/parse_protocol.h). Its libraries read
// untrusted files; their failures are contained in this process.

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <new>
#include <string_view>
#include <utility>

#include "app/parse/parsed_file.h"
#include "app/parse/statistics_file.h"
#include "core/data/parse_protocol.h"
#include "core/platform/process_limits.h"
#include "core/platform/standard_streams.h"

namespace steelyard::parse {
namespace {

struct Misused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::uint64_t number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc{} || end != text.data() + text.size()) {
    throw Misused("not a number");
  }
  return value;
}

void write_list(const std::vector<Listed>& arrays, OutputStream& out) {
  out.bytes(parse_protocol::greeting.data(), parse_protocol::greeting.size());
  out.number(arrays.size());
  for (const Listed& array : arrays) {
    out.text(array.name);
    out.text(array.shape_text);
    out.text(array.trouble);
    out.number(array.rows);
    out.number(array.columns);
    out.number(array.trouble.empty() ? 1 : 0);
    out.number(array.described.size());
    for (const ListedColumn& column : array.described) {
      out.text(column.name);
      out.number(column.text ? 1 : 0);
    }
  }
}

void refuse_closed_pipe() {
  if (std::fflush(stdout) != 0) {
    throw Unreadable("the pipe is closed");
  }
}

using Open = std::unique_ptr<ParsedFile> (*)(const std::string&);

/// Null for a file that has no arrays.
Open opener_of(std::string_view format) {
  constexpr std::array<std::pair<std::string_view, Open>, 4> openers{
      {{"matlab", open_matlab}, {"hdf5", open_hdf5}, {"xlsx", open_xlsx}, {"ods", open_ods}}};
  const auto* const found = std::find_if(openers.begin(), openers.end(),
                                         [&](const auto& one) { return one.first == format; });
  return found == openers.end() ? nullptr : found->second;
}

void parse(const std::vector<std::string_view>& words) {
  const bool of_statistics = words.size() == 4 && is_statistics_format(words[1]);
  const Open open = words.size() < 4 ? nullptr : opener_of(words[1]);
  if (words.size() < 4 || (open == nullptr && !of_statistics)) {
    throw Misused("FORMAT BYTES SECONDS [POSITION...]");
  }
  limit_this_process(number(words[2]), number(words[3]));
  const std::string path = path_of_standard_input();
  if (of_statistics) {
    OutputStream out(stdout);
    write_statistics_file(words[1], path, out);
    refuse_closed_pipe();
    return;
  }
  const auto file = open(path);
  const std::vector<Listed> arrays = file->list();
  OutputStream out(stdout);
  write_list(arrays, out);
  for (std::size_t k = 4; k < words.size(); ++k) {
    const std::uint64_t position = number(words[k]);
    if (position >= arrays.size() || !arrays[position].trouble.empty()) {
      throw Misused("no such array");
    }
    file->write(position, arrays[position], out);
  }
  out.number(parse_protocol::end_mark);
  refuse_closed_pipe();
}

}  // namespace
}  // namespace steelyard::parse

int main(int argc, char** argv) {
  namespace protocol = steelyard::parse_protocol;
  try {
    steelyard::parse::parse({argv, argv + argc});
    return protocol::is_done;
  } catch (const steelyard::parse::Misused&) {
    return protocol::is_misused;
  } catch (const std::bad_alloc&) {
    return protocol::is_out_of_memory;
  } catch (const std::exception&) {
    return protocol::is_unreadable;
  }
}
