// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Which samples are copies of one row of the table, made by its weight. Copies say nothing new:
/// they have a part in means, but not in the evidence against chance. Whatever is drawn for a
/// sample, such as a knockoff or the value in place of an input, is therefore drawn once for each
/// row, and its copies share it.
struct RowCopies {
  std::vector<Index> firsts;     ///< the first sample of each different row, ascending
  std::vector<Index> row_place;  ///< per sample, the place of its row in `firsts`

  [[nodiscard]] Index different() const { return std::ssize(firsts); }
  /// What was drawn for the rows, for all samples.
  /// \param of_rows  one line for each of `firsts`
  [[nodiscard]] Matrix of_samples(const Matrix& of_rows) const {
    return of_rows(row_place, Eigen::all);
  }
};

/// \return `std::nullopt` if every sample is another row, or if the rows are unknown
[[nodiscard]] std::optional<RowCopies> row_copies(const Problem& problem);
/// The same of some samples; positions are those in `samples`.
/// \param samples  0 .. N-1
[[nodiscard]] std::optional<RowCopies> row_copies(const Problem& problem,
                                                  std::span<const Index> samples);

/// The samples without further copies of a row; all of them if the rows are unknown.
[[nodiscard]] std::vector<Index> each_row_once(const Problem& problem);

/// How many different rows some samples are.
[[nodiscard]] Index different_rows(const Problem& problem, std::span<const Index> samples);

/// How many independent samples tell as much of a mean as some samples do: N^2 / sum(c^2) of rows
/// that stand there c times (L. Kish: Survey sampling, Wiley (1965)). It is the number of rows if
/// all of them stand there equally often, and fewer otherwise: one row that outweighs all others
/// says little more than itself. Degrees of freedom of tests come from this number.
/// \param samples  N of them
/// \return from 1 to the number of different rows; 0 without samples
[[nodiscard]] double effective_samples(const Problem& problem, std::span<const Index> samples);

/// By how much the standard error of a mean over some samples, taken as independent, is too small:
/// sqrt(N / n), where n is the effective number of samples. It is 1 without copies.
/// \param samples  N of them
[[nodiscard]] double error_of_copies(const Problem& problem, std::span<const Index> samples);

}  // namespace steelyard
