// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem_bytes.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/error.h"

namespace steelyard {

// These are found by their arguments, so they stand beside the structures. Each names all parts of
// its structure: a part that is added is a compile error here, until it is sent, too.

template <typename Bytes, EitherOf<TextOrigin> T>
void each_part(Bytes& bytes, T& origin) {
  auto& [column, value] = origin;
  bytes(column, value);
}

template <typename Bytes, EitherOf<ColumnInfo> T>
void each_part(Bytes& bytes, T& info) {
  auto& [name, unit, group, period, scale, always_kept, of_text, made_from] = info;
  bytes(name, unit, group, period, scale, always_kept, of_text, made_from);
}

template <typename Bytes, EitherOf<Labels> T>
void each_part(Bytes& bytes, T& labels) {
  auto& [name, class_of, names] = labels;
  bytes(name, class_of, names);
}

template <typename Bytes, EitherOf<SampleOrder> T>
void each_part(Bytes& bytes, T& order) {
  auto& [group_of, time, copy_of, groups, times, of_copies, guessed, guessed_groups] = order;
  bytes(group_of, time, copy_of, groups, times, of_copies, guessed, guessed_groups);
}

template <typename Bytes, EitherOf<FromAllSamples> T>
void each_part(Bytes& bytes, T& from_all) {
  auto& [fillings, scales] = from_all;
  bytes(fillings, scales);
}

template <typename Bytes, EitherOf<FillRule> T>
void each_part(Bytes& bytes, T& rule) {
  auto& [one_of_values, set_in, place, unset, set] = rule;
  bytes(one_of_values, set_in, place, unset, set);
}

template <typename Bytes, EitherOf<FilledColumn> T>
void each_part(Bytes& bytes, T& filled) {
  auto& [column, was_missing, rule, by_step] = filled;
  bytes(column, was_missing, rule, by_step);
}

namespace {

constexpr std::uint64_t aligned_numbers =
    std::max<std::uint64_t>(EIGEN_MAX_ALIGN_BYTES / sizeof(double), 1);

/// How many numbers lie between the last aligned address and these.
std::uint64_t offset_of(const double* numbers) {
  return reinterpret_cast<std::uintptr_t>(numbers) / sizeof(double) %  // NOLINT: only compared
         aligned_numbers;
}

/// Columns of a table begin where they begin. Eigen sums up from the first aligned number on, so
/// that the last bits of a sum depend on the address: it has to be as far from an aligned one here.
SharedMatrix placed_at(std::uint64_t offset, Matrix numbers) {
  if (offset_of(numbers.data()) == offset) {
    return {std::move(numbers)};
  }
  const auto buffer =
      std::make_shared<Vector>(numbers.size() + static_cast<Index>(aligned_numbers));
  const std::uint64_t before =
      (aligned_numbers + offset % aligned_numbers - offset_of(buffer->data())) % aligned_numbers;
  double* const begin = buffer->data() + before;
  std::copy(numbers.data(), numbers.data() + numbers.size(), begin);
  return {buffer, begin, numbers.rows(), numbers.cols()};
}

}  // namespace

template <typename Bytes, EitherOf<SharedMatrix> T>
void each_part(Bytes& bytes, T& shared) {
  if constexpr (std::is_const_v<T>) {
    bytes(offset_of(shared.data()), static_cast<const SharedMatrix::View&>(shared));
  } else {
    std::uint64_t offset = 0;
    Matrix numbers;
    bytes(offset, numbers);
    shared = placed_at(offset, std::move(numbers));
  }
}

template <typename Bytes, EitherOf<Problem> T>
void each_part(Bytes& bytes, T& problem) {
  auto& [inputs, features, truth, truth_features, truth_kind, labels, known_weights, rows, warnings,
         order, from_all_samples, measured, filled_inputs, filled_truth, inputs_alone,
         each_row_once] = problem;
  bytes(inputs, features, truth, truth_features, truth_kind, labels, known_weights, rows, warnings,
        order, from_all_samples, measured, filled_inputs, filled_truth, inputs_alone,
        each_row_once);
}

namespace {

/// What methods index by without looking again.
void refuse_odd_sizes(const Problem& problem) {
  const auto samples = static_cast<std::size_t>(problem.samples());
  const bool fits = std::ssize(problem.features) == problem.dimension() &&
                    (problem.truth.cols() == 0 || problem.truth.rows() == problem.samples()) &&
                    (!problem.labels || problem.labels->class_of.size() == samples) &&
                    (problem.rows.empty() || problem.rows.size() == samples);
  if (!fits) {
    throw fault("the parts of a problem from another process do not fit together");
  }
}

}  // namespace

std::string bytes_of(const Problem& problem) { return as_bytes(problem); }

ProblemPtr problem_from(std::string_view bytes) {
  auto problem = std::make_shared<Problem>();
  from_bytes(bytes, *problem);
  refuse_odd_sizes(*problem);
  return problem;
}

}  // namespace steelyard
