// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/join_arrays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/data/array_names.h"
#include "core/data/left_out_arrays.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/data/unique_names.h"
#include "core/message.h"

namespace steelyard {
namespace {

Message accepted_parts() {
  return message("joined_arrays.accepted",
                 "arrays of numbers with one or two dimensions and equally many rows");
}

/// For a number of rows: how many arrays have it, and how many numbers they hold.
using Weight = std::pair<std::size_t, double>;

std::uint64_t commonest_rows(const std::vector<ArrayInfo>& arrays) {
  std::map<std::uint64_t, Weight> weights;
  for (const ArrayInfo& array : arrays) {
    if (array.usable && !holds_texts(array)) {
      Weight& weight = weights[array.rows];
      ++weight.first;
      weight.second += static_cast<double>(array.rows) * static_cast<double>(array.columns);
    }
  }
  if (weights.size() > 1) {
    weights.erase(1);  // single numbers describe the table but are not one
  }
  const auto best = std::max_element(
      weights.begin(), weights.end(),
      [](const auto& left, const auto& right) { return left.second < right.second; });
  return best == weights.end() ? 0 : best->first;
}

bool is_answer(const ArrayInfo& array) {
  constexpr std::array<std::string_view, 7> answers{"y",       "label", "labels", "target",
                                                    "targets", "class", "classes"};
  return std::find(answers.begin(), answers.end(), bare_name(array.name)) != answers.end();
}

bool is_features(const ArrayInfo& array) { return bare_name(array.name) == "x"; }

std::size_t position_of(const std::vector<ArrayInfo>& arrays, const std::string& name,
                        const std::string& where) {
  const auto found = std::find_if(arrays.begin(), arrays.end(),
                                  [&](const ArrayInfo& array) { return array.name == name; });
  if (found == arrays.end()) {
    std::string names;
    for (std::size_t k = 0; k < std::min<std::size_t>(arrays.size(), 20); ++k) {
      names += (k == 0 ? "" : ", ") + arrays[k].name;
    }
    throw bad_input({message("joined_arrays.unknown", "there is no array '{1}'", name), where,
                     message("joined_arrays.unknown.accepted", "one of {1}", names)});
  }
  if (!found->usable) {
    throw bad_input(
        {message("joined_arrays.unusable", "array '{1}' cannot be used: {2}", name, found->trouble),
         where, accepted_parts()});
  }
  return static_cast<std::size_t>(found - arrays.begin());
}

void refuse_unequal(const std::vector<ArrayInfo>& arrays, const std::vector<std::size_t>& taken,
                    const std::string& where) {
  const ArrayInfo& first = arrays[taken.front()];
  std::set<std::size_t> seen;
  for (const std::size_t position : taken) {
    const ArrayInfo& array = arrays[position];
    if (!seen.insert(position).second) {
      throw bad_input({message("joined_arrays.repeated", "array '{1}' is given twice", array.name),
                       where, message("joined_arrays.repeated.accepted", "each array once")});
    }
    if (array.rows != first.rows) {
      throw bad_input({message("joined_arrays.unequal_rows",
                               "array '{1}' has {2} {2:row|rows} where '{3}' has {4}", array.name,
                               array.rows, first.name, first.rows),
                       where, accepted_parts()});
    }
  }
}

/// Integers with so few distinct values that each class has several samples.
bool holds_classes(const Eigen::Ref<const Vector>& values) {
  constexpr std::size_t most_classes = 256;
  const auto few = std::min(most_classes, static_cast<std::size_t>(values.size()) / 2 + 1);
  std::set<double> classes;
  for (const double value : values) {
    if (std::isnan(value)) {
      continue;
    }
    if (value != std::floor(value) || (classes.insert(value), classes.size() > few)) {
      return false;
    }
  }
  return !classes.empty();
}

/// The texts of an array that names columns.
std::vector<std::string> read_names(const ArrayInfo& array, std::size_t position,
                                    const ReadControl& control, ArraySource& source) {
  Matrix values(static_cast<Index>(array.rows), 1);
  ArrayTexts texts;
  std::vector<Message> warnings;
  source.read(position, {{}, control.stop}, values, texts, warnings);
  std::vector<std::string> names;
  for (const double value : values.col(0)) {
    names.push_back(std::isnan(value) ? "" : texts[0].at(static_cast<std::size_t>(value)));
  }
  return names;
}

/// \param names  from another array; may be empty
void add_names(const ArrayInfo& array, const std::vector<std::string>& given,
               std::vector<std::string>& names) {
  const std::string stem = to_utf8(array.name);
  for (std::uint64_t column = 0; column < array.columns; ++column) {
    if (column < array.described.size() && !array.described[column].name.empty()) {
      names.push_back(to_utf8(array.described[column].name));
    } else if (column < given.size()) {
      names.push_back(to_utf8(given[column]));
    } else {
      names.push_back(array.columns == 1 ? stem : stem + "_" + std::to_string(column + 1));
    }
  }
}

/// The arrays of a table, in their order.
struct Taken {
  std::vector<std::size_t> positions;
  std::vector<std::optional<std::size_t>> names;  ///< positions of the arrays of their names
};

Taken taken_of(const std::vector<ArrayInfo>& arrays, const Reading& reading,
               const std::string& where) {
  Taken taken{arrays_to_take(arrays, reading, where), {}};
  for (const std::size_t position : taken.positions) {
    taken.names.push_back(names_of_columns(arrays, position));
  }
  return taken;
}

/// Arrays of names first, then the others, as they are read.
std::vector<std::size_t> order_of(const Taken& taken) {
  std::vector<std::size_t> order;
  for (const auto& names : taken.names) {
    if (names) {
      order.push_back(*names);
    }
  }
  order.insert(order.end(), taken.positions.begin(), taken.positions.end());
  return order;
}

/// How many columns the table has. Such sums cannot overflow.
std::uint64_t columns_of(const std::vector<ArrayInfo>& arrays, const Taken& taken) {
  std::uint64_t columns = 0;
  for (const std::size_t position : taken.positions) {
    columns += std::min(arrays[position].columns, most_columns + 1);
  }
  return columns;
}

void name_columns(const std::vector<ArrayInfo>& arrays, const Taken& taken,
                  const ReadControl& control, ArraySource& source, Dataset& dataset) {
  std::vector<std::string> names;
  for (std::size_t k = 0; k < taken.positions.size(); ++k) {
    const auto given = taken.names[k]
                           ? read_names(arrays[*taken.names[k]], *taken.names[k], control, source)
                           : std::vector<std::string>();
    add_names(arrays[taken.positions[k]], given, names);
  }
  std::vector<Message> changed = make_names_unique(names);
  dataset.warnings.insert(dataset.warnings.end(), changed.begin(), changed.end());
  for (std::string& name : names) {
    dataset.columns.emplace_back().name = std::move(name);
  }
}

void describe_texts(const ArrayInfo& array, ArrayTexts& texts, Index first, Dataset& dataset) {
  for (std::size_t k = 0; k < array.described.size(); ++k) {
    if (array.described[k].text) {
      Column& column = dataset.columns[static_cast<std::size_t>(first) + k];
      column.kind = ColumnKind::category;
      column.categories = std::move(texts[k]);
    }
  }
}

void read_values(const std::vector<ArrayInfo>& arrays, const Taken& taken,
                 const ReadControl& control, ArraySource& source, Dataset& dataset) {
  const auto all = static_cast<double>(dataset.values.cols());
  Index column = 0;
  for (const std::size_t position : taken.positions) {
    const auto columns = static_cast<Index>(arrays[position].columns);
    const ReadControl part = part_of(control, static_cast<double>(column) / all,
                                     static_cast<double>(column + columns) / all);
    ArrayTexts texts;
    source.read(position, part, dataset.values.middleCols(column, columns), texts,
                dataset.warnings);
    describe_texts(arrays[position], texts, column, dataset);
    column += columns;
  }
}

void give_role(const ArrayInfo& array, Index column, Dataset& dataset) {
  if (array.columns == 1 && is_answer(array)) {
    Column& answer = dataset.columns[static_cast<std::size_t>(column)];
    const bool classes =
        answer.kind == ColumnKind::category || holds_classes(dataset.values.col(column));
    answer.roles = answer.roles.with(classes ? Role::label : Role::truth);
  }
}

/// Does not warn if the arrays were chosen by name, because the user has then seen the list.
void warn_of_left_out(const std::vector<ArrayInfo>& arrays, const Taken& taken,
                      const Reading& reading, Dataset& dataset) {
  if (!reading.arrays.empty()) {
    return;
  }
  std::vector<std::size_t> named_by;
  for (const auto& names : taken.names) {
    if (names) {
      named_by.push_back(*names);
    }
  }
  const std::vector<Message> said = left_out_arrays(arrays, taken.positions, named_by);
  dataset.warnings.insert(dataset.warnings.end(), said.begin(), said.end());
}

}  // namespace

void choose_arrays(std::vector<ArrayInfo>& arrays) {
  const std::uint64_t rows = commonest_rows(arrays);
  for (ArrayInfo& array : arrays) {
    array.chosen = array.usable && array.rows == rows;
  }
  const auto some_chosen = [&](bool (*is)(const ArrayInfo&)) {
    return std::any_of(arrays.begin(), arrays.end(),
                       [is](const ArrayInfo& array) { return array.chosen && is(array); });
  };
  if (some_chosen(is_features) && some_chosen(is_answer)) {
    for (ArrayInfo& array : arrays) {
      array.chosen = array.chosen && (is_features(array) || is_answer(array));
    }
  }
}

std::vector<std::size_t> arrays_to_take(const std::vector<ArrayInfo>& arrays,
                                        const Reading& reading, const std::string& where) {
  std::vector<std::size_t> taken;
  for (const std::string& name : reading.arrays) {
    taken.push_back(position_of(arrays, name, where));
  }
  for (std::size_t k = 0; reading.arrays.empty() && k < arrays.size(); ++k) {
    if (arrays[k].chosen) {
      taken.push_back(k);
    }
  }
  if (taken.empty()) {
    throw bad_input(
        {arrays.empty() ? message("joined_arrays.no_array", "the file has no usable array")
         : arrays[0].usable
             ? message("joined_arrays.only_texts", "the file has only texts: '{1}'", arrays[0].name)
             : message("joined_arrays.no_usable_array", "the file has no usable array: '{1}' {2}",
                       arrays[0].name, arrays[0].trouble),
         where, accepted_parts()});
  }
  refuse_unequal(arrays, taken, where);
  return taken;
}

Dataset join_arrays(const FileSource& file, const std::vector<ArrayInfo>& arrays,
                    const Reading& reading, const ReadControl& control, ArraySource& source) {
  const Taken taken = taken_of(arrays, reading, file.name());
  const std::uint64_t rows = arrays[taken.positions.front()].rows;
  Dataset dataset = unread_table(rows, columns_of(arrays, taken), file, control);
  source.begin(order_of(taken), static_cast<std::uint64_t>(dataset.values.size()));
  name_columns(arrays, taken, control, source, dataset);
  read_values(arrays, taken, control, source, dataset);
  source.end();
  refuse_infinite_values(dataset, file.name());
  Index column = 0;
  for (const std::size_t position : taken.positions) {
    if (taken.positions.size() > 1) {
      give_role(arrays[position], column, dataset);
    }
    column += static_cast<Index>(arrays[position].columns);
  }
  warn_of_left_out(arrays, taken, reading, dataset);
  return dataset;
}

}  // namespace steelyard
