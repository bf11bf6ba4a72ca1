// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem_bytes.h"

#include <utility>

#include "core/data/fill_rule.h"
#include "core/error.h"

namespace steelyard {

// These are found by their arguments, so they stand beside the structures. Each takes a structure
// apart as a whole: where a part has been added that is not sent, it does not compile.

template <typename Bytes, EitherOf<TextOrigin> T>
void each_part(Bytes& bytes, T& origin) {
  auto& [column, value] = origin;
  bytes(column, value);
}

template <typename Bytes, EitherOf<ColumnInfo> T>
void each_part(Bytes& bytes, T& column) {
  auto& [name, unit, group, period, scale, always_kept, of_text, made_from] = column;
  bytes(name, unit, group, period, scale, always_kept, of_text, made_from);
}

template <typename Bytes, EitherOf<Labels> T>
void each_part(Bytes& bytes, T& labels) {
  auto& [name, class_of, names] = labels;
  bytes(name, class_of, names);
}

template <typename Bytes, EitherOf<SampleOrder> T>
void each_part(Bytes& bytes, T& order) {
  auto& [group_of, time, copy_of, groups, times, of_copies, guessed] = order;
  bytes(group_of, time, copy_of, groups, times, of_copies, guessed);
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
