// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/statistics_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

void write_labels(const std::vector<CodeLabel>& labels, OutputStream& out) {
  const std::size_t count = std::min<std::size_t>(labels.size(), parse_protocol::most_labels);
  out.number(count);
  for (std::size_t k = 0; k < count; ++k) {
    out.bytes(&labels[k].code, sizeof(double));
    out.text(labels[k].text);
    out.text(labels[k].label);
  }
}

void write_description(const StatisticsColumn& column, const std::vector<CodeLabel>& labels,
                       OutputStream& out) {
  out.text(column.name);
  out.text(column.label);
  out.text(column.format);
  out.number(column.holds_texts ? 1 : 0);
  write_labels(labels, out);
  out.number(column.missing.size());
  for (const auto& [code, cells] : column.missing) {
    out.text(code);
    out.number(cells);
  }
  out.number(column.categories.size());
  for (const std::string& category : column.categories) {
    out.text(category);
  }
}

}  // namespace

void StatisticsColumn::add_text(const std::string& text) {
  const auto [at, is_new] = positions.try_emplace(text, static_cast<double>(categories.size()));
  if (is_new) {
    categories.push_back(text);
  }
  values.push_back(at->second);
}

void StatisticsColumn::add_missing(const std::string& code) {
  const bool listed = missing.size() + 1 < parse_protocol::most_missing_codes;
  ++missing[listed || missing.contains(code) ? code : std::string()];
  values.push_back(gap);
}

bool StatisticsTable::is_whole() const {
  const std::size_t rows = columns.empty() ? 0 : columns.front().values.size();
  return (claimed_rows < 0 || static_cast<std::uint64_t>(claimed_rows) == rows) &&
         std::all_of(columns.begin(), columns.end(), [rows](const StatisticsColumn& column) {
           return column.values.size() == rows;
         });
}

void StatisticsTable::write(OutputStream& out) const {
  out.bytes(parse_protocol::statistics_greeting.data(), parse_protocol::statistics_greeting.size());
  out.number(guessed_encoding ? 1 : 0);
  out.number(columns.empty() ? 0 : columns.front().values.size());
  out.number(columns.size());
  out.number(weighed_by <= columns.size() ? weighed_by : 0);
  for (const StatisticsColumn& column : columns) {
    const auto labels = label_sets.find(column.label_set);
    const bool labelled = !column.label_set.empty() && labels != label_sets.end();
    write_description(column, labelled ? labels->second : std::vector<CodeLabel>{}, out);
  }
  out.number(parse_protocol::by_columns);
  for (const StatisticsColumn& column : columns) {
    out.bytes(column.values.data(), column.values.size() * sizeof(double));
  }
  out.number(parse_protocol::end_mark);
}

std::string text_of(double value) {
  std::array<char, 32> buffer{};
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), written.ptr};
}

}  // namespace steelyard::parse
