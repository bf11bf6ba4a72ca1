// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/join_arrays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

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
    if (array.usable) {
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

/// The last part of the name, without HDF5 groups, in lower case.
std::string bare_name(std::string name) {
  const auto slash = name.rfind('/');
  name.erase(0, slash == std::string::npos ? 0 : slash + 1);
  std::transform(name.begin(), name.end(), name.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return name;
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
        {arrays.empty()
             ? message("joined_arrays.no_array", "the file has no usable array")
             : message("joined_arrays.no_usable_array", "the file has no usable array: '{1}' {2}",
                       arrays[0].name, arrays[0].trouble),
         where, accepted_parts()});
  }
  refuse_unequal(arrays, taken, where);
  return taken;
}

std::vector<ArrayInfo> taken_arrays(const std::vector<ArrayInfo>& arrays,
                                    const std::vector<std::size_t>& positions) {
  std::vector<ArrayInfo> taken;
  taken.reserve(positions.size());
  for (const std::size_t position : positions) {
    taken.push_back(arrays[position]);
  }
  return taken;
}

Dataset make_joined_table(const FileSource& file, const std::vector<ArrayInfo>& taken,
                          const ReadControl& control) {
  std::uint64_t columns = 0;
  for (const ArrayInfo& array : taken) {
    columns += std::min(array.columns, most_columns + 1);  // such sums cannot overflow
  }
  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.values = make_table(taken.front().rows, columns, file, control);
  std::vector<std::string> names;
  for (const ArrayInfo& array : taken) {
    const std::string stem = to_utf8(array.name);
    for (std::uint64_t column = 0; column < array.columns; ++column) {
      names.push_back(array.columns == 1 ? stem : stem + "_" + std::to_string(column + 1));
    }
  }
  dataset.warnings = make_names_unique(names, message("table.names_in_file", "the file"));
  for (std::string& name : names) {
    dataset.columns.emplace_back().name = std::move(name);
  }
  return dataset;
}

void finish_joined_table(const FileSource& file, const std::vector<ArrayInfo>& taken,
                         Dataset& dataset) {
  refuse_infinite_values(dataset, file.name());
  Index column = 0;
  for (const ArrayInfo& array : taken) {
    if (array.columns == 1 && taken.size() > 1 && is_answer(array)) {
      RoleSet& roles = dataset.columns[static_cast<std::size_t>(column)].roles;
      roles = roles.with(holds_classes(dataset.values.col(column)) ? Role::label : Role::truth);
    }
    column += static_cast<Index>(array.columns);
  }
}

void warn_of_unusable(const std::vector<ArrayInfo>& arrays, const Reading& reading,
                      Dataset& dataset) {
  constexpr std::size_t most_named = 5;
  std::size_t unusable = 0;
  Message named;
  for (const ArrayInfo& array : arrays) {
    if (!array.usable && ++unusable <= most_named) {
      const Message one =
          message("table.array_left_out", "'{1}' ({2})", to_utf8(array.name), array.trouble);
      named = unusable == 1 ? one : message("table.and_array_left_out", "{1}, {2}", named, one);
    }
  }
  if (unusable > 0 && reading.arrays.empty()) {
    const std::size_t more = unusable - std::min(unusable, most_named);
    dataset.warnings.push_back(message(
        "table.arrays_left_out", "left out: {1}",
        more > 0 ? message("table.arrays_and_more", "{1} and {2} more", named, more) : named));
  }
}

}  // namespace steelyard
