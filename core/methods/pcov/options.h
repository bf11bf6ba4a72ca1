// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/linalg/gram_svd.h"
#include "core/matrix.h"
#include "core/measures/kernel.h"
#include "core/parameter/parameter.h"
#include "core/problem/problem.h"

namespace steelyard::pcov {

/// The four methods of the family: farthest point sampling or CUR, with or without ground truth.
struct Kind {
  bool cur = false;
  bool supervised = false;
};

/// Options of CUR and PCov-CUR.
struct CurOptions {
  double mixing = 1.0;               ///< 0 .. 1; 1 is CUR
  Index eigenvectors = 1;            ///< k, >= 1
  std::int64_t recompute_every = 1;  ///< choices between two scorings; 0 to score only once
  double tolerance = 1e-12;          ///< directions up to this length count as zero
  RankCut cut;
};

/// If |X_c| is below this share of |X|, it is rounding error: the rank is exhausted.
constexpr double exhausted_share = 1e-9;

enum class Scaling {
  columns,       ///< each column divided by its own factor; total variance 1
  matrix,        ///< one factor for all columns; total variance 1
  unit_columns,  ///< variance 1 for each column
  centre,        ///< only subtracts the mean
  none
};

/// The form in which a PCov method uses the ground truth.
enum class TruthForm { ols, raw, ridge };

enum class Start { best, index, random, mean, list };

/// The parameters, read once.
struct Options {
  Kind kind;
  bool of_samples = false;
  double mixing = 1.0;
  std::optional<Index> count;  ///< `nullopt` to choose `share` of all
  double share = 0.5;
  Start start = Start::best;
  std::vector<Index> start_items;  ///< positions from 0
  std::uint64_t seed = 1;
  std::optional<double> threshold;
  bool relative_threshold = false;
  double enough = 0.0;  ///< stops below this input error; 0 for never
  CurOptions cur;       ///< its mixing is not used
  TruthForm target = TruthForm::ols;
  double ridge = 0.0;
  Scaling scaling = Scaling::columns;
  Scaling target_scaling = Scaling::columns;
  std::optional<KernelOptions> kernel;  ///< for samples; `nullopt` for linear, and if it is given
  bool kernel_given = false;            ///< for samples: the inputs are the kernel, N x N
  std::vector<double> alphas;           ///< further mixings for comparison

  /// Whether all pairs of samples are compared.
  [[nodiscard]] bool has_kernel() const { return kernel || kernel_given; }
  [[nodiscard]] Index items(const Problem& problem) const {
    return of_samples ? problem.samples() : problem.dimension();
  }
  /// The number of items to choose from `items`, at least 1.
  [[nodiscard]] Index wanted(Index items) const;
};

[[nodiscard]] const ParameterSchema& schema(Kind kind);
[[nodiscard]] Options options_from(Kind kind, const ParameterValues& values);

}  // namespace steelyard::pcov
