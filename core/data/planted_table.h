// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// A synthetic table whose answer is known.
struct PlantedTable {
  Matrix inputs;                    ///< N x D
  Vector target;                    ///< N
  std::vector<Index> true_columns;  ///< those that the target depends on, ascending
  std::vector<std::string> names;   ///< D
  std::vector<std::string> groups;  ///< D, or empty if there are no groups
};

/// Selects one of the random tables of a kind. Each seed, and each number of a seed, gives another.
struct PlantedDraw {
  std::uint64_t seed = 1;
  std::uint64_t number = 0;
};

/// y = sin(x1 (x1 + x2)) cos(x3 + x4 x5) sin(exp(x5) + exp(x6) - x2) + noise. Any two columns are
/// equally correlated (Mroueh et al., "Sobolev independence criterion", 2019). Inputs and target
/// are shifted and scaled by fixed numbers that make them approximately standard.
struct SinExpOptions {
  Index samples = 500;
  Index columns = 50;             ///< >= 6
  double correlation = 0.5;       ///< 0 <= r < 1
  bool gaussian = false;          ///< normal columns; otherwise sums of two uniform variables
  std::optional<double> noise{};  ///< standard deviation before scaling; `nullopt` for 0.184, or
                                  ///< 0.2043 with normal columns
};
/// \throws Error(bad_input) for options outside their ranges, like all functions of this file
[[nodiscard]] PlantedTable sinexp_table(const SinExpOptions& options, PlantedDraw draw);

/// Ten groups of four columns: y = -1 + noise + the sum over groups of
/// w0 x1 + w1 x2 + w2 tanh(w3 x3 + w4 x4) (Liang et al. 2018, as in Mroueh et al. 2019). Columns
/// have variance 1/2 and correlation 1/2.
struct LiangOptions {
  Index samples = 500;
  Index columns = 500;  ///< >= 40, or >= 50 with switching
  double noise = 0.5;   ///< standard deviation
  /// The target of each sample is made from one group drawn at random. The last ten columns say
  /// which (one of them is 1, the others 0) and count as true columns.
  bool switching = false;
  /// w0 .. w4 of each group, 10 x 5. If not given, drawn from normal distributions of means 1, 2,
  /// 2, 1, 2 and standard deviation 1.
  std::optional<Matrix> weights{};
};
[[nodiscard]] PlantedTable liang_table(const LiangOptions& options, PlantedDraw draw);

/// y = 5 sin(4 pi (x1^2 + x2^2)) + noise, with independent standard normal columns.
struct ToySineOptions {
  Index samples = 500;
  Index columns = 50;   ///< >= 2
  double noise = 0.25;  ///< standard deviation
};
[[nodiscard]] PlantedTable toy_sine_table(const ToySineOptions& options, PlantedDraw draw);

/// y = a linear function of some standard normal columns + noise. Any two columns are equally
/// correlated. Which columns are true and the signs of their coefficients are drawn at random.
struct LinearOptions {
  Index samples = 500;
  Index columns = 50;        ///< >= 1
  Index true_columns = 10;   ///< 0 <= k <= columns
  double coefficient = 1.0;  ///< magnitude of each
  double correlation = 0.0;  ///< 0 <= r < 1
  double noise = 1.0;        ///< standard deviation
};
[[nodiscard]] PlantedTable linear_table(const LinearOptions& options, PlantedDraw draw);

/// Mutations of a virus and its resistance to a drug, modelled on tables of HIV-1. Each column says
/// whether a sample has one mutation, and is named by its position in the protein and a letter:
/// P46.I. Most mutations are rare. Some become frequent together in treated samples, whether or not
/// they change the resistance. The target is a log-resistance: the sum of the effects of the
/// mutations at some positions, + noise. A position is a group; the columns of positions that
/// matter are true.
struct MutationOptions {
  Index samples = 500;  ///< >= 20
  Index columns = 120;  ///< >= 2 per true position
  Index true_positions = 15;
  double noise = 1.0;  ///< standard deviation
};
[[nodiscard]] PlantedTable mutation_table(const MutationOptions& options, PlantedDraw draw);

}  // namespace steelyard
