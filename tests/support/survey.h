// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/random.h"

namespace steelyard::tests {

/// Adds a column of text to a table.
inline void add_text(Dataset& table, const std::string& name, std::vector<std::string> words,
                     const std::vector<Index>& cells) {
  Column column;
  column.name = name;
  column.kind = ColumnKind::category;
  column.categories = std::move(words);
  table.columns.push_back(std::move(column));
  table.values.conservativeResize(std::ssize(cells), std::ssize(table.columns));
  for (std::size_t row = 0; row < cells.size(); ++row) {
    table.values(static_cast<Index>(row), table.values.cols() - 1) =
        static_cast<double>(cells[row]);
  }
}

/// What 120 people answered. The score is 3 times the opinion (from 1), and 4 more for smokers;
/// age, colour, height and the name, of which each person has another, say nothing. \param classes
/// the target is text: whether the score is high
inline Dataset survey(bool classes = false) {
  constexpr std::size_t people = 120;
  const std::array<std::vector<std::string>, 4> words{
      std::vector<std::string>{"agree", "strongly disagree", "neutral", "disagree",
                               "strongly agree"},
      {"yes", "no"},
      {"30-39", "under 18", "65+", "18-29", "40-64"},
      {"red", "green", "blue", "yellow"}};
  constexpr std::array<double, 5> opinion_places{4.0, 1.0, 3.0, 2.0, 5.0};
  Random random(7);
  std::array<std::vector<Index>, 4> cells;
  for (std::size_t person = 0; person < people; ++person) {
    for (std::size_t question = 0; question < cells.size(); ++question) {
      cells[question].push_back(
          static_cast<Index>(random.below(static_cast<std::uint64_t>(words[question].size()))));
    }
  }
  Dataset table;
  table.name = "survey";
  const std::array<const char*, 4> names{"opinion", "smokes", "age", "colour"};
  for (std::size_t question = 0; question < cells.size(); ++question) {
    add_text(table, names[question], words[question], cells[question]);
  }
  std::vector<std::string> people_names;
  std::vector<Index> each;
  std::vector<Index> high;
  Vector height(people);
  Vector score(people);
  for (std::size_t person = 0; person < people; ++person) {
    const auto row = static_cast<Index>(person);
    people_names.push_back("Person " + std::to_string(person));
    each.push_back(row);
    height[row] = 170.0 + 10.0 * random.normal();
    score[row] = 3.0 * opinion_places.at(static_cast<std::size_t>(cells[0][person])) +
                 (cells[1][person] == 0 ? 4.0 : 0.0) + 0.1 * random.normal();
    high.push_back(score[row] > 11.0 ? 1 : 0);
  }
  add_text(table, "called", std::move(people_names), each);
  Column number;
  number.name = "height";
  number.roles = RoleSet().with(Role::input);
  table.columns.push_back(number);
  table.values.conservativeResize(Eigen::NoChange, std::ssize(table.columns));
  table.values.rightCols(1) = height;
  if (classes) {
    add_text(table, "result", {"low score", "high score"}, high);
    table.columns.back().roles = RoleSet().with(Role::label);
    return table;
  }
  number.name = "score";
  number.roles = RoleSet().with(Role::truth);
  table.columns.push_back(number);
  table.values.conservativeResize(Eigen::NoChange, std::ssize(table.columns));
  table.values.rightCols(1) = score;
  return table;
}

}  // namespace steelyard::tests
