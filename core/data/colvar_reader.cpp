// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/colvar_reader.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/data/colvar_header.h"
#include "core/data/file_source.h"
#include "core/data/numeric_table.h"
#include "core/data/read_progress.h"
#include "core/data/table_parts.h"
#include "core/data/unique_names.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

const Dialect colvar_dialect{' ', false, '.', '\0', "#", 0};

TableLayout layout_of(const FileSource& file, const ColvarHeader& header) {
  TableLayout layout = find_layout(file, colvar_dialect);
  layout.names = header.fields;
  layout.pattern_line = header.fields_line;
  layout.warnings = make_names_unique(layout.names, place_of_line(header.fields_line));
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

/// Cuts the lines out of the chunks. A line that is left out lies within one chunk.
std::vector<RowChunk> without_lines(const std::vector<RowChunk>& chunks,
                                    const std::vector<CutLine>& lines) {
  std::vector<RowChunk> kept;
  auto line = lines.begin();
  for (const RowChunk& chunk : chunks) {
    std::uint64_t begin = chunk.begin;
    for (; line != lines.end() && line->begin < chunk.end; ++line) {
      if (line->begin > begin) {
        kept.push_back({begin, line->begin, 0, 0, 0});
      }
      begin = std::max(begin, line->end);
    }
    if (begin < chunk.end) {
      kept.push_back({begin, chunk.end, 0, 0, 0});
    }
  }
  return kept;
}

Message about_cut_lines(const std::vector<CutLine>& lines) {
  constexpr std::size_t most_named = 5;
  std::string numbers;
  for (std::size_t k = 0; k < std::min(most_named, lines.size()); ++k) {
    numbers += (k == 0 ? "" : ", ") + std::to_string(lines[k].number);
  }
  numbers += lines.size() > most_named ? ", ..." : "";
  return message("colvar.cut_lines",
                 "{1} {1:line is|lines are} left out, of which the simulation wrote only a part "
                 "before it was started again: {1:line|lines} {2}",
                 lines.size(), numbers);
}

void warn_of_cut_lines(const std::vector<CutLine>& lines, std::vector<Message>& warnings) {
  std::vector<CutLine> before_restarts = lines;
  if (!lines.empty() && lines.back().why == CutLine::at_end) {
    before_restarts.pop_back();
  }
  if (!before_restarts.empty()) {
    warnings.push_back(about_cut_lines(before_restarts));
  }
  if (before_restarts.size() < lines.size()) {
    warnings.push_back(message("colvar.cut_number",
                               "line {1} is left out: its last number has fewer digits than those "
                               "above it, and no line end, as in a file that is being written",
                               lines.back().number));
  }
}

/// Counts the rows without those that were cut, and says which were.
/// \throws Error(bad_input) if none is left
Index count_whole_rows(const FileSource& file, const ColvarHeader& header, TableLayout& layout,
                       ChunkWatch& watch, std::vector<RowChunk>& chunks) {
  (void)count_rows(file, colvar_dialect, layout, watch, chunks);
  auto line = header.cut_lines.begin();
  std::uint64_t left_out = 0;
  for (RowChunk& chunk : chunks) {
    for (; line != header.cut_lines.end() && line->begin < chunk.begin; ++line) {
      ++left_out;
    }
    chunk.first_line += left_out;
  }
  warn_of_cut_lines(header.cut_lines, layout.warnings);
  if (auto cut = leave_out_cut_row(file, colvar_dialect, layout, chunks)) {
    layout.warnings.push_back(std::move(*cut));
  }
  const Index rows = chunks.empty() ? 0 : chunks.back().first_row + chunks.back().rows;
  if (rows == 0) {
    throw bad_input({message("colvar.no_whole_row", "no line holds a whole row"), file.name(),
                     message("colvar.no_whole_row.accepted", "at least one whole row")});
  }
  return rows;
}

/// How many rows have a time that is not above all times before them, and the range of these times.
struct RepeatedTimes {
  Index count = 0;
  double first = std::numeric_limits<double>::infinity();
  double last = -std::numeric_limits<double>::infinity();
};

RepeatedTimes repeated_times(const Eigen::Ref<const Vector>& times) {
  RepeatedTimes repeated;
  double latest = -std::numeric_limits<double>::infinity();
  for (const double time : times) {
    if (time <= latest) {
      ++repeated.count;
      repeated.first = std::min(repeated.first, time);
      repeated.last = std::max(repeated.last, time);
    } else if (time > latest) {
      latest = time;  // no missing time comes here
    }
  }
  return repeated;
}

Message about_restarts(const Dataset& dataset, std::size_t headers) {
  constexpr int digits = 9;
  const auto times = dataset.columns_with(Role::time);
  if (times.empty()) {
    return message(
        "table.several_headers",
        "the file has {1} headers: the simulation was restarted, and rows may overlap in "
        "time",
        headers);
  }
  const RepeatedTimes repeated = repeated_times(dataset.values.col(times.front()));
  if (repeated.count == 0) {
    return message("colvar.restarted",
                   "the file has {1} headers: the simulation was restarted; no time comes twice",
                   headers);
  }
  return message(
      "colvar.repeated_times",
      "the file has {1} headers: the simulation was restarted, and the times from {2} to "
      "{3} come again: {4} {4:row|rows}",
      headers, short_text(repeated.first, digits), short_text(repeated.last, digits),
      repeated.count);
}

}  // namespace

bool begins_as_colvar(std::string_view beginning) {
  // Comments and blank lines may stand above.
  while (!beginning.empty() && beginning.substr(0, 2) != "#!" &&
         (beginning.front() == '#' || beginning.front() == '\n' || beginning.front() == '\r')) {
    (void)take_line(beginning);
  }
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
  TableLayout layout = layout_of(file, header);
  std::vector<RowChunk> chunks =
      without_lines(cut_into_chunks(file, layout.data_begin), header.cut_lines);
  const ReadControl rest = part_of(control, header_share, 1.0);
  ChunkWatch watch(rest, chunks.size(), phases);
  const Index rows = count_whole_rows(file, header, layout, watch, chunks);

  Dataset dataset = numeric_table(file, colvar_dialect, layout, chunks, rows, watch, control);
  for (const std::string& name : layout.names) {
    dataset.columns.emplace_back().name = name;
  }
  describe_fields(file, header, dataset);
  if (!header.restart_lines.empty()) {
    dataset.warnings.push_back(about_restarts(dataset, header.restart_lines.size() + 1));
  }
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard
