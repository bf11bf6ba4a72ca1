// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/matrix.h"

namespace steelyard {
class Random;
}

namespace steelyard::tests {

/// A made-up table of which it is known what there is to find.
struct KnownTable {
  Matrix inputs;                         ///< N x D
  Vector target;                         ///< N; empty if the target is classes
  std::vector<int> classes;              ///< N positions in `class_names`; empty if it is numbers
  std::vector<std::string> class_names;  ///< empty if the target is numbers
  std::vector<Index> true_columns;       ///< those that make the target, ascending; none of noise
};

/// A kind of such tables, of which there are as many as there are numbers.
struct KnownKind {
  std::string_view id;
  std::string_view formula;     ///< what makes the target, for a person to read
  KnownTable (*make)(Random&);  ///< draws one of them
  std::uint64_t seed = 0;       ///< no other kind has it
  double bound = 0.0;           ///< planted: the least share of tables of which exactly the true
                                ///< columns are selected; noise: the largest share of tables of
                                ///< which something is claimed
};

/// Columns that make the target are planted among others: sums, products, classes, units, many
/// columns and few samples. `friedman1` is the first problem of Friedman, "Multivariate adaptive
/// regression splines" (1991), equation 61.
[[nodiscard]] std::span<const KnownKind> planted_kinds();
/// The target has nothing to do with the columns.
[[nodiscard]] std::span<const KnownKind> noise_kinds();

/// One table of a kind. Each number gives another one.
[[nodiscard]] KnownTable known_table(const KnownKind& kind, std::uint64_t number);

/// The table as the program reads it from a file: inputs x1, x2, ... and the target, y, which is
/// numbers or classes.
[[nodiscard]] Dataset dataset_of(const KnownTable& table);
/// Writes that file.
/// \throws Error(cannot_write)
void write_known_table(const std::filesystem::path& path, const KnownTable& table);

}  // namespace steelyard::tests
