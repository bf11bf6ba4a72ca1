// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/colvar_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/read_progress.h"
#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/text_encoding.h"
#include "core/data/unique_names.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The lines of a COLVAR file that begin with "#!".
struct ColvarHeader {
  std::vector<std::string> fields;
  std::uint64_t fields_line = 0;
  std::map<std::string, double> constants;  ///< numbers set by SET lines, by name
  std::uint64_t headers = 0;                ///< number of FIELDS lines; above 1 after restarts

  /// max - min of a field, `std::nullopt` unless both bounds are set.
  /// \throws Error(bad_input) if it is not positive
  [[nodiscard]] std::optional<double> period_of(const std::string& field,
                                                const std::string& where) const;
};

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string_view> words;
  for (auto at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
    const auto end = line.find_first_of(blanks, at);
    words.push_back(line.substr(at, end == std::string_view::npos ? end : end - at));
    at = end == std::string_view::npos ? end : line.find_first_not_of(blanks, end);
  }
  return words;
}

std::optional<double> finite_number(std::string_view text) {
  const ParsedNumber parsed = parse_number(text, '.');
  return parsed.kind == NumberKind::number ? std::optional(parsed.value) : std::nullopt;
}

bool is_bound(const std::string& name) {
  return name.substr(0, 4) == "min_" || name.substr(0, 4) == "max_";
}

class HeaderScan {
 public:
  explicit HeaderScan(LineReader& lines) : lines_(lines) {}

  void take(std::string_view line) {
    const auto words = words_of(line.substr(2));
    if (words.size() >= 2 && words[0] == "FIELDS") {
      take_fields({words.begin() + 1, words.end()});
    } else if (words.size() >= 3 && words[0] == "SET") {
      take_constant(to_utf8(words[1]), words[2]);
    }
  }
  [[nodiscard]] const ColvarHeader& header() const { return header_; }

 private:
  void take_fields(const std::vector<std::string_view>& words) {
    std::vector<std::string> fields;
    std::transform(words.begin(), words.end(), std::back_inserter(fields), to_utf8);
    if (++header_.headers == 1) {
      header_.fields = std::move(fields);
      header_.fields_line = lines_.line_number();
    } else if (fields != header_.fields) {
      throw bad_input(
          {message("colvar.other_fields", "the fields differ from those of line {1}",
                   header_.fields_line),
           lines_.place(),
           message("colvar.other_fields.accepted", "a restart that prints the same columns")});
    }
  }
  void take_constant(const std::string& name, std::string_view text) {
    const std::optional<double> value = parse_bound(text);
    if (!value && is_bound(name)) {
      throw bad_input({message("colvar.bad_bound", "{1} is not a bound for {2}",
                               in_quotes(to_utf8(text)), in_quotes(name)),
                       lines_.place(),
                       message("colvar.bad_bound.accepted",
                               "a finite number, or one with pi such as -pi or 2pi")});
    }
    if (!value) {
      return;  // other constants may be text
    }
    const auto [at, is_new] = header_.constants.try_emplace(name, *value);
    if (!is_new && is_bound(name) && at->second != *value) {
      throw bad_input({message("colvar.other_bound", "'{1}' differs from its earlier value", name),
                       lines_.place(),
                       message("colvar.other_bound.accepted", "a restart with the same bounds")});
    }
  }

  LineReader& lines_;
  ColvarHeader header_;
};

std::optional<double> ColvarHeader::period_of(const std::string& field,
                                              const std::string& where) const {
  const auto low = constants.find("min_" + field);
  const auto high = constants.find("max_" + field);
  if (low == constants.end() || high == constants.end()) {
    return std::nullopt;
  }
  const double period = high->second - low->second;
  if (!(period > 0.0) || !std::isfinite(period)) {
    throw bad_input({message("colvar.no_period", "max_{1} is not above min_{1}", field), where,
                     message("colvar.no_period.accepted", "bounds that span one period")});
  }
  return period;
}

/// Reads all header lines of the file, wherever they are.
/// \throws Error(bad_input) that names the line, if there are no fields, if fields differ from
///         earlier ones, or if a bound is not a number or differs from an earlier one; "cancelled"
///         on stop
ColvarHeader read_colvar_header(const FileSource& file, const ReadControl& control) {
  LineReader lines(file, control);
  HeaderScan scan(lines);
  for (std::string_view line; lines.next(line);) {
    if (line.substr(0, 2) == "#!") {
      scan.take(line);
    }
  }
  if (scan.header().fields.empty()) {
    throw bad_input({message("colvar.no_fields", "no line names the columns"), file.name(),
                     message("colvar.no_fields.accepted", "a line '#! FIELDS time ...'")});
  }
  return scan.header();
}

const Dialect colvar_dialect{' ', false, '.', '\0', "#", 0};

/// Refuses the first cell that is not a finite number: every column of a COLVAR file is numeric.
void refuse_odd_cells(const FileSource& file, const TableLayout& layout, const OddColumns& odd) {
  const OddCells* first = nullptr;
  std::size_t first_column = 0;
  for (const auto* columns : {&odd.text, &odd.infinite}) {
    for (const auto& [column, cells] : *columns) {
      if (first == nullptr || cells.line < first->line) {
        first = &cells;
        first_column = column;
      }
    }
  }
  if (first != nullptr) {
    throw bad_input(
        {message("colvar.not_finite", "{1} is not a finite number", in_quotes(first->text)),
         place_in(file.name(), first->line, layout.names[first_column]),
         message("colvar.not_finite.accepted", "finite numbers, or nan for a missing value")});
  }
}

TableLayout layout_of(const FileSource& file, const ColvarHeader& header) {
  TableLayout layout = find_layout(file, colvar_dialect);
  layout.names = header.fields;
  layout.pattern_line = header.fields_line;
  layout.warnings = make_names_unique(layout.names, place_of_line(header.fields_line));
  if (header.headers > 1) {
    layout.warnings.push_back(message("table.several_headers",
                                      "the file has {1} headers: the simulation was restarted, and "
                                      "rows may overlap in time",
                                      header.headers));
  }
  return layout;
}

void describe_fields(const FileSource& file, const ColvarHeader& header, Dataset& dataset) {
  for (std::size_t column = 0; column < dataset.columns.size(); ++column) {
    Column& made = dataset.columns[column];
    const std::string& field = header.fields[column];
    made.period = header.period_of(field, file.name()).value_or(0.0);
    made.truth_period = made.period;
    if (field == "time") {
      made.roles = made.roles.with(Role::time);
    }
  }
}

}  // namespace

std::optional<double> parse_bound(std::string_view text) {
  double sign = 1.0;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
    sign = text.front() == '-' ? -1.0 : 1.0;
    text.remove_prefix(1);
  }
  const auto pi = text.find("pi");
  if (pi == std::string_view::npos) {
    const auto value = text.substr(0, 1) == "-" ? std::nullopt : finite_number(text);
    return value ? std::optional(sign * *value) : std::nullopt;
  }
  std::string_view factor = text.substr(0, pi);
  const std::string_view divisor = text.substr(pi + 2);
  if (!factor.empty() && factor.back() == '*') {
    factor.remove_suffix(1);
  }
  const auto above = factor.empty() ? std::optional(1.0) : finite_number(factor);
  const auto below = divisor.empty()          ? std::optional(1.0)
                     : divisor.front() == '/' ? finite_number(divisor.substr(1))
                                              : std::nullopt;
  if (!above || !below || *below == 0.0) {
    return std::nullopt;
  }
  return sign * *above * std::numbers::pi / *below;
}

bool begins_as_colvar(std::string_view beginning) {
  if (beginning.substr(0, 2) != "#!") {
    return false;
  }
  const auto word = beginning.find_first_not_of(" \t", 2);
  return word != std::string_view::npos && beginning.substr(word, 7) == "FIELDS ";
}

Dataset read_colvar(const FileSource& file, const Reading& /*the file is self-describing*/,
                    const ReadControl& control) {
  constexpr std::size_t phases = 2;  // count, numbers
  constexpr double header_share = 0.2;
  const ColvarHeader header = read_colvar_header(file, part_of(control, 0.0, header_share));
  const TableLayout layout = layout_of(file, header);
  std::vector<RowChunk> chunks = cut_into_chunks(file, layout.data_begin);
  const ReadControl rest = part_of(control, header_share, 1.0);
  ChunkWatch watch(rest, chunks.size(), phases);
  const Index rows = count_rows(file, colvar_dialect, layout, watch, chunks);

  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.warnings = layout.warnings;
  dataset.values = make_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, control);
  refuse_odd_cells(
      file, layout,
      parse_numbers(file, colvar_dialect, layout, chunks, watch, dataset.values, CellForms::plain));
  for (const std::string& name : layout.names) {
    dataset.columns.emplace_back().name = name;
  }
  describe_fields(file, header, dataset);
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard
