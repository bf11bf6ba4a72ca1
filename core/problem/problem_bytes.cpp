// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem_bytes.h"

#include <utility>

#include "core/error.h"

namespace steelyard {

// These are found by their arguments, so they stand beside the structures.

template <typename Bytes, EitherOf<ColumnInfo> T>
void each_part(Bytes& bytes, T& column) {
  bytes(column.name, column.unit, column.group, column.period, column.scale, column.always_kept);
}

template <typename Bytes, EitherOf<Labels> T>
void each_part(Bytes& bytes, T& labels) {
  bytes(labels.name, labels.class_of, labels.names);
}

template <typename Bytes, EitherOf<SampleOrder> T>
void each_part(Bytes& bytes, T& order) {
  bytes(order.group_of, order.time, order.copy_of, order.groups, order.times, order.of_copies,
        order.guessed);
}

template <typename Bytes, EitherOf<FromAllSamples> T>
void each_part(Bytes& bytes, T& from_all) {
  bytes(from_all.fillings, from_all.scales);
}

template <typename Bytes, EitherOf<FilledColumn> T>
void each_part(Bytes& bytes, T& filled) {
  bytes(filled.column, filled.was_missing);
}

template <typename Bytes, EitherOf<SharedMatrix> T>
void each_part(Bytes& bytes, T& shared) {
  if constexpr (std::is_const_v<T>) {
    bytes(static_cast<const SharedMatrix::View&>(shared));
  } else {
    Matrix numbers;
    bytes(numbers);
    shared = SharedMatrix(std::move(numbers));
  }
}

template <typename Bytes, EitherOf<Problem> T>
void each_part(Bytes& bytes, T& problem) {
  bytes(problem.inputs, problem.features, problem.truth, problem.truth_features, problem.truth_kind,
        problem.labels, problem.known_weights, problem.rows, problem.warnings, problem.order,
        problem.from_all_samples, problem.filled_inputs, problem.filled_truth,
        problem.each_row_once);
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
