// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/statistics_columns.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/data/text_table.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::size_t most_listed = 12;

/// "1 = low, 2 = high"; the first ones of many.
std::string listed(const std::vector<CodeLabel>& labels) {
  std::string text;
  for (std::size_t k = 0; k < std::min(labels.size(), most_listed); ++k) {
    text += (k == 0 ? "" : ", ") + labels[k].text + " = " + labels[k].label;
  }
  return labels.size() > most_listed ? text + ", ..." : text;
}

/// "9 (no answer), .a"
std::string listed_missing(const StatisticsColumn& said) {
  std::string text;
  for (std::size_t k = 0; k < std::min(said.missing.size(), most_listed); ++k) {
    const auto found =
        std::find_if(said.labels.begin(), said.labels.end(),
                     [&](const CodeLabel& label) { return label.text == said.missing[k]; });
    text += (k == 0 ? "" : ", ") + (said.missing[k].empty() ? "..." : said.missing[k]);
    text += found == said.labels.end() ? "" : " (" + found->label + ")";
  }
  return said.missing.size() > most_listed ? text + ", ..." : text;
}

/// The different values that are not missing, in their order, and how many cells have each.
std::map<double, Index> counted(const Eigen::Ref<const Vector>& values) {
  std::map<double, Index> cells;
  for (const double value : values) {
    if (!std::isnan(value)) {
      ++cells[value];
    }
  }
  return cells;
}

/// Labels of numbers in the order of the codes, without those of codes for missing values.
std::map<double, CodeLabel> labels_of_values(const StatisticsColumn& said) {
  std::map<double, CodeLabel> labels;
  for (const CodeLabel& label : said.labels) {
    const bool missing =
        std::find(said.missing.begin(), said.missing.end(), label.text) != said.missing.end();
    if (!missing && std::isfinite(label.code)) {
      labels.try_emplace(label.code, label);
    }
  }
  return labels;
}

/// Whether nearly all cells have labels, and nearly all codes.
bool are_codes(const std::map<double, Index>& cells, const std::map<double, CodeLabel>& labels) {
  Index labelled_cells = 0;
  Index other_cells = 0;
  std::size_t labelled_codes = 0;
  for (const auto& [code, count] : cells) {
    const bool labelled = labels.contains(code);
    (labelled ? labelled_cells : other_cells) += count;
    labelled_codes += labelled ? 1 : 0;
  }
  const std::size_t other_codes = cells.size() - labelled_codes;
  return labelled_codes > 0 && 19 * other_cells <= labelled_cells &&
         4 * other_codes <= labelled_codes;
}

/// Replaces each value by its position among `texts`, which stand in the order of the map.
template <typename Entry>
void take_positions(const std::map<double, Entry>& order, std::vector<std::string> texts,
                    Eigen::Ref<Vector> values, Column& column) {
  std::map<double, double> positions;
  for (const auto& [value, entry] : order) {
    const auto next = static_cast<double>(positions.size());
    positions.emplace(value, next);
  }
  for (double& value : values) {
    value = std::isnan(value) ? value : positions.at(value);
  }
  column.kind = ColumnKind::category;
  column.categories = std::move(texts);
}

/// Texts that differ: of two codes with the same label, each is named with its code.
std::vector<std::string> texts_of_codes(const std::map<double, CodeLabel>& labels) {
  std::map<std::string, int> uses;
  for (const auto& [code, label] : labels) {
    ++uses[label.label];
  }
  std::vector<std::string> texts;
  for (const auto& [code, label] : labels) {
    const bool plain = uses[label.label] == 1 && !label.label.empty();
    texts.push_back(plain                 ? label.label
                    : label.label.empty() ? label.text
                                          : label.label + " (" + label.text + ")");
  }
  return texts;
}

std::vector<CodeLabel> values_of(const std::map<double, CodeLabel>& labels) {
  std::vector<CodeLabel> list;
  list.reserve(labels.size());
  for (const auto& [code, label] : labels) {
    list.push_back(label);
  }
  return list;
}

void describe_numbers(const StatisticsColumn& said, Eigen::Ref<Vector> values, Column& column,
                      std::vector<Message>& notes) {
  std::map<double, CodeLabel> labels = labels_of_values(said);
  const std::map<double, Index> cells =
      labels.empty() ? std::map<double, Index>() : counted(values);
  if (cells.empty()) {
    return;
  }
  const std::string list = listed(values_of(labels));
  if (are_codes(cells, labels)) {
    for (const auto& [code, count] : cells) {
      const std::string text = number_text(code);
      labels.try_emplace(code, CodeLabel{code, text, text});
    }
    take_positions(labels, texts_of_codes(labels), values, column);
    notes.push_back(message("statistics.labels_as_text",
                            "column {1} holds codes, and the labels of the codes are read as text "
                            "in the order of the codes: {2}",
                            in_quotes(column.name), list));
  } else {
    notes.push_back(message("statistics.labelled_numbers",
                            "column {1} stays a column of numbers, because only some of the "
                            "numbers have labels: {2}",
                            in_quotes(column.name), list));
  }
}

/// \return whether the column became dates
bool describe_dates(TimeCount count, Eigen::Ref<Vector> values, Column& column,
                    std::vector<Message>& notes) {
  const std::map<double, Index> cells = counted(values);
  std::vector<double> times;
  times.reserve(cells.size());
  for (const auto& [time, uses] : cells) {
    times.push_back(time);
  }
  const auto texts = date_texts(count, times);
  if (!texts) {
    notes.push_back(message("statistics.odd_dates",
                            "column {1} stays a column of numbers, because some of the dates lie "
                            "outside the years 1000 to 9999",
                            in_quotes(column.name)));
    return false;
  }
  // Different numbers may be the same date: days with a fraction, for one.
  std::map<double, std::size_t> positions;
  std::vector<std::string> different;
  for (std::size_t k = 0; k < times.size(); ++k) {
    if (k == 0 || (*texts)[k] != different.back()) {
      different.push_back((*texts)[k]);
    }
    positions.emplace(times[k], different.size() - 1);
  }
  for (double& value : values) {
    value = std::isnan(value) ? value : static_cast<double>(positions.at(value));
  }
  column.kind = ColumnKind::category;
  column.categories = std::move(different);
  return true;
}

void describe_texts(const StatisticsColumn& said, Column& column) {
  column.kind = ColumnKind::category;
  column.categories = said.categories;
  std::map<std::string, std::string> labels;
  for (const CodeLabel& label : said.labels) {
    labels.emplace(label.text, label.label);
  }
  std::map<std::string, int> uses;
  std::vector<std::string> texts;
  for (const std::string& category : said.categories) {
    const auto found = labels.find(category);
    const bool labelled = found != labels.end() && !found->second.empty();
    ++uses[texts.emplace_back(labelled ? found->second : category)];
  }
  const bool different = std::all_of(texts.begin(), texts.end(),
                                     [&](const std::string& text) { return uses[text] == 1; });
  if (different) {
    column.categories = std::move(texts);
  }
}

}  // namespace

std::vector<Message> describe_statistics_column(const StatisticsColumn& said,
                                                StatisticsProgram program,
                                                Eigen::Ref<Vector> values, Column& column) {
  std::vector<Message> notes;
  if (!said.label.empty() && said.label != column.name) {
    notes.push_back(message("statistics.label", "column {1} is described as {2}",
                            in_quotes(column.name), in_quotes(said.label)));
  }
  if (said.missing_cells > 0) {
    notes.push_back(message("statistics.missing_codes",
                            "column {1} has {2} {2:cell|cells} with codes that the file declares "
                            "as missing: {3}",
                            in_quotes(column.name), said.missing_cells, listed_missing(said)));
  }
  const auto count = time_count(program, said.format);
  if (said.holds_texts) {
    describe_texts(said, column);
  } else if (count == TimeCount::seconds) {
    column.unit = "s";
  } else if (!count || !describe_dates(*count, values, column, notes)) {
    describe_numbers(said, values, column, notes);
  }
  return notes;
}

}  // namespace steelyard
