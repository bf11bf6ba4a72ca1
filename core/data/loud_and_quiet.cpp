// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string>

#include "core/data/lesson_column.h"
#include "core/data/lesson_generators.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr Index loud_groups = 5;
constexpr Index alike = 10;  ///< columns of a group
constexpr Index quiet = 10;  ///< columns that stand alone
constexpr Index mattering = 5;

std::vector<Column> loud_and_quiet_columns() {
  std::vector<Column> columns;
  for (Index group = 0; group < loud_groups; ++group) {
    for (Index k = 1; k <= alike; ++k) {
      const std::string letter(1, static_cast<char>('a' + group));
      columns.push_back(lesson_column(letter + std::to_string(k), Role::input, "", 0.0));
      columns.back().group = letter;
    }
  }
  for (Index k = 1; k <= quiet; ++k) {
    columns.push_back(
        lesson_column("q" + std::to_string(k), Role::input, "", k <= mattering ? 1.0 : 0.0));
  }
  columns.push_back(lesson_column("y", Role::truth));
  return columns;
}

}  // namespace

Dataset loud_and_quiet(Index samples, std::uint64_t seed) {
  Dataset dataset = lesson_table("loud-and-quiet", "Loud and quiet columns", samples, seed);
  dataset.columns = loud_and_quiet_columns();
  dataset.values.resize(samples, std::ssize(dataset.columns));
  Random random(seed);
  for (Index row = 0; row < samples; ++row) {
    for (Index group = 0; group < loud_groups; ++group) {
      const double shared = random.normal();
      for (Index k = 0; k < alike; ++k) {
        dataset.values(row, group * alike + k) = shared + 0.3 * random.normal();
      }
    }
    double target = 0.3 * random.normal();
    for (Index k = 0; k < quiet; ++k) {
      const double value = random.normal();
      dataset.values(row, loud_groups * alike + k) = value;
      target += k < mattering ? value : 0.0;
    }
    dataset.values(row, dataset.values.cols() - 1) = target;
  }
  return dataset;
}

}  // namespace steelyard
