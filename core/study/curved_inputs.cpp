// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/curved_inputs.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/pivoted_qr.h"
#include "core/measures/correlation.h"
#include "core/measures/few_values.h"
#include "core/measures/incomplete_beta.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"

namespace steelyard {
namespace {

constexpr Index most_found = 20;
constexpr Index most_others = 1000;
constexpr Index most_samples = 2000;
constexpr Index most_with_products = 40;
constexpr Index most_regressed_on = 40;
constexpr Index fewest_samples_for_a_curve = 20;

/// Ranks between -1 and 1, 0 on average.
Vector rank_scores(const Vector& values) {
  const auto count = static_cast<double>(values.size());
  return (2.0 * average_ranks(values).array() - (count + 1.0)) / count;
}

/// Compares columns of a table with the others.
class CurveSearch {
 public:
  /// \param others  positions of the columns that may bend another one
  CurveSearch(Matrix inputs, std::vector<Index> others)
      : inputs_(std::move(inputs)), others_(std::move(others)) {
    scores_.resize(inputs_.rows(), std::ssize(others_));
    for (std::size_t place = 0; place < others_.size(); ++place) {
      scores_.col(static_cast<Index>(place)) = rank_scores(inputs_.col(others_[place]));
    }
  }

  /// \param together  the columns of its group
  [[nodiscard]] bool finds_curve_of(Index column, const std::vector<Index>& together) const {
    const std::vector<Index> given = outside(together);
    const Vector left = residual(column, given);
    constexpr double rounding = 1e-20;
    const double all = inputs_.col(column).squaredNorm();
    return !given.empty() && left.squaredNorm() > rounding * all &&
           is_clear(strongest(rank_scores(left), given));
  }

 private:
  struct Strongest {
    double squared_correlation = 0.0;
    double compared = 0.0;  ///< how many functions were compared
  };

  /// Places among the others.
  [[nodiscard]] std::vector<Index> outside(const std::vector<Index>& together) const {
    std::vector<Index> given;
    for (std::size_t place = 0; place < others_.size(); ++place) {
      if (std::find(together.begin(), together.end(), others_[place]) == together.end()) {
        given.push_back(static_cast<Index>(place));
      }
    }
    return given;
  }

  [[nodiscard]] Vector residual(Index column, const std::vector<Index>& given) const {
    constexpr double same = 1e-10;
    const Vector values = inputs_.col(column).array() - inputs_.col(column).mean();
    Vector strength = Vector::Zero(std::ssize(others_));
    for (const Index place : given) {
      strength[place] = std::abs(
          pearson_correlation(values, inputs_.col(others_[static_cast<std::size_t>(place)])));
    }
    std::vector<Index> regressed = falling(given, strength);
    regressed.resize(std::min(regressed.size(), static_cast<std::size_t>(std::min(
                                                    most_regressed_on, inputs_.rows() / 5))));
    Matrix design(inputs_.rows(), std::ssize(regressed));
    for (std::size_t k = 0; k < regressed.size(); ++k) {
      const auto other = inputs_.col(others_[static_cast<std::size_t>(regressed[k])]);
      design.col(static_cast<Index>(k)) = other.array() - other.mean();
      const double size = design.col(static_cast<Index>(k)).norm();
      design.col(static_cast<Index>(k)) /= size > 0.0 ? size : 1.0;
    }
    const Matrix basis = orthonormal_basis(design, same);
    return values - basis * (basis.transpose() * values);
  }

  /// Of squares, and of products where these are few.
  [[nodiscard]] Strongest strongest(const Vector& left, const std::vector<Index>& given) const {
    Strongest found;
    const double size = left.squaredNorm();
    const auto compare = [&](Vector bent) {
      bent.array() -= bent.mean();
      const double product = bent.dot(left);
      const double sizes = bent.squaredNorm() * size;
      found.compared += 1.0;
      if (sizes > 0.0) {
        found.squared_correlation = std::max(found.squared_correlation, product * product / sizes);
      }
    };
    const bool with_products = std::ssize(given) <= most_with_products;
    for (std::size_t one = 0; one < given.size(); ++one) {
      const auto scores = scores_.col(given[one]);
      if (!has_at_most_two_values(scores)) {
        compare(scores.cwiseAbs2());
      }
      for (std::size_t other = 0; with_products && other < one; ++other) {
        compare(scores.cwiseProduct(scores_.col(given[other])));
      }
    }
    return found;
  }

  [[nodiscard]] bool is_clear(const Strongest& found) const {
    constexpr double least = 0.1;
    constexpr double level = 1e-3;
    if (found.squared_correlation < least) {
      return false;
    }
    const IncompleteBeta beta(0.5 * static_cast<double>(inputs_.rows() - 2), 0.5);
    const double p =
        f_test_p_value(beta, found.squared_correlation, 1.0 - found.squared_correlation);
    return p * found.compared * static_cast<double>(inputs_.cols()) < level;
  }

  Matrix inputs_;
  std::vector<Index> others_;
  Matrix scores_;  ///< of the others
};

/// Each different row once, at most as many as are looked at.
std::vector<Index> some_different_rows(const Problem& problem) {
  const std::vector<Index> all = each_row_once(problem);
  std::vector<Index> some;
  for (const Index place :
       evenly_spaced(std::ssize(all), std::min(std::ssize(all), most_samples))) {
    some.push_back(all[static_cast<std::size_t>(place)]);
  }
  return some;
}

}  // namespace

std::vector<Index> curved_inputs(const Problem& problem, const ColumnGroups& groups,
                                 const std::vector<Index>& found,
                                 const std::function<bool(Index)>& is_linear) {
  const std::vector<Index> rows = some_different_rows(problem);
  if (std::ssize(rows) < fewest_samples_for_a_curve || found.empty()) {
    return {};
  }
  const Index inputs = problem.dimension();
  const CurveSearch search(problem.inputs(rows, Eigen::all),
                           evenly_spaced(inputs, std::min(inputs, most_others)));
  std::vector<Index> curved;
  Index looked_at = 0;
  for (const Index group : found) {
    const std::vector<Index>& members = groups.members[static_cast<std::size_t>(group)];
    for (const Index column : members) {
      const bool again = std::find(curved.begin(), curved.end(), column) != curved.end();
      if (again || looked_at == most_found || !is_linear(column) ||
          has_at_most_two_values(problem.inputs.col(column))) {
        continue;
      }
      ++looked_at;
      if (search.finds_curve_of(column, members)) {
        curved.push_back(column);
      }
    }
  }
  return curved;
}

Message doubt_of_curves(const Problem& problem, const std::vector<Index>& curved) {
  return curved.empty()
             ? Message()
             : message("curves.doubt",
                       "{1} {2:is no linear function|are no linear functions} of the other inputs "
                       "plus noise",
                       names_in_words(problem, curved), curved.size());
}

Message curves_in_brackets(const Problem& problem, const std::vector<Index>& curved) {
  return curved.empty() ? Message()
                        : message("curves.in_brackets",
                                  " (a rate for inputs that are linear in each other; {1})",
                                  doubt_of_curves(problem, curved));
}

bool warns_of_curves(const Message& warning) {
  return warning.id == "randomization.curved" || warning.id == "knockoffs.curved";
}

}  // namespace steelyard
