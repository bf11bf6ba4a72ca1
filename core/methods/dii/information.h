// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <optional>
#include <vector>

#include "core/error.h"
#include "core/geometry/ranks.h"
#include "core/geometry/space.h"
#include "core/in_words.h"
#include "core/matrix.h"

/// Differentiable Information Imbalance: Wild, Wodaczek, Del Tatto, Cheng, Laio, "Automatic feature
/// selection and weighting in molecular systems using Differentiable Information Imbalance" (2024).
/// Equation numbers in this folder are the paper's.
namespace steelyard::dii {

/// What stays constant during a run: the space A whose weights are learned, and the ranks of its
/// pairs in the ground truth B.
struct Information {
  Space inputs;             ///< space A, N x D
  std::vector<Index> rows;  ///< the samples i summed over, ascending: all (Eq. 2) or some (Eq. 11)
  Ranks ranks;              ///< r_ij in B, rows.size() x N
  Index exclude = 0;  ///< samples j with |i - j| <= exclude are not neighbours of i (time series)
  /// Of samples, by which the standard error grows because some are copies (row_copies.h).
  double error_of_copies = 1.0;
};

/// The DII and its derivative at one set of weights.
struct Evaluation {
  double dii = 0.0;  ///< Eq. 2, or Eq. 11 for a subset of rows
  double lambda = 0.0;
  double standard_error = 0.0;    ///< 2/N times the standard error of the conditional ranks
  Vector gradient;                ///< dDII/dw at fixed lambda (Eq. 6, with its factor 2), D
  double narrowest_lambda = 0.0;  ///< over all rows
  /// Distances of this precision cannot resolve so narrow a softmax, so there is no value. Occurs
  /// only inside the kernels, which then use more accurate distances.
  bool unresolved = false;
  Index duplicate_pairs = 0;  ///< pairs (i, j) at distance 0, which contribute 0 to the gradient
};

/// 2/N times the standard error of the mean of the rows' conditional ranks sum_j c_ij r_ij.
[[nodiscard]] double standard_error(const Eigen::ArrayXd& conditional_ranks, Index samples);

[[nodiscard]] Error lack_of_memory(const Message& what, Index rows, Index samples);
/// Calls `work` and returns what it returns.
/// \param what  names the thing that memory is needed for, such as "the ranks"; it is called only
///              if memory runs out, because every epoch passes here
/// \throws Error(bad_input) that names the parameter Rows, if memory runs out
template <typename What, typename Work>
auto naming_rows(const What& what, Index rows, Index samples, const Work& work) {
  try {
    return work();
  } catch (const std::exception& exception) {
    if (is_lack_of_memory(exception)) {
      throw lack_of_memory(what(), rows, samples);
    }
    throw;
  }
}

/// The width of the softmax.
struct LambdaChoice {
  enum class Kind {
    adaptive,        ///< Eq. 7
    fixed,           ///< `width`
    neighbour_mean,  ///< `neighbour_share` of the distance to the k-th neighbour, averaged over the
                     ///< rows
    neighbour_each,  ///< the same, separately for each row
  };
  Kind kind = Kind::adaptive;
  double width = 0.0;   ///< > 0, for Kind::fixed
  Index neighbour = 1;  ///< k >= 1
  double share = 1.0;   ///< for Kind::adaptive: share of Eq. 7's width, > 0
  /// For the neighbour kinds: above 0, the width is a share of the squared distance divided by this
  /// length. With 1, that is DADApy's variant on JAX, whose width depends on the unit of distances.
  double square_over = 0.0;

  LambdaChoice() = default;
  LambdaChoice(double fixed) : kind(Kind::fixed), width(fixed) {}  // NOLINT: a number is a width
  LambdaChoice(Kind neighbour_kind, Index k) : kind(neighbour_kind), neighbour(k) {}

  /// The choice for distances in a unit of which there are so many in the former one.
  [[nodiscard]] LambdaChoice in_unit(double unit) const {
    LambdaChoice choice = *this;
    choice.width *= unit;
    choice.square_over *= unit;
    return choice;
  }
};

/// Share of the distance to the k-th neighbour, for the neighbour kinds of lambda.
inline constexpr double neighbour_share = 0.1;

}  // namespace steelyard::dii
