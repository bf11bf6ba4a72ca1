// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/error.h"
#include "core/problem/problem.h"

namespace steelyard {
namespace {

template <typename Value>
std::vector<Value> at_positions(const std::vector<Value>& values,
                                std::span<const Index> positions) {
  std::vector<Value> picked;
  picked.reserve(positions.size());
  for (const Index position : positions) {
    picked.push_back(values[static_cast<std::size_t>(position)]);
  }
  return picked;
}

Error no_such_sample(Index position, Index samples) {
  return bad_input({message("problem.no_such_sample", "there is no sample {1}", position + 1), "",
                    message("problem.no_such_sample.accepted", "samples from 1 to {1}", samples)});
}

Error no_such_input(Index position, Index inputs) {
  return bad_input({message("problem.no_such_input", "there is no input {1}", position + 1), "",
                    message("problem.no_such_input.accepted", "inputs from 1 to {1}", inputs)});
}

void check_positions(std::span<const Index> positions, Index size, Error (*refusal)(Index, Index)) {
  for (const Index position : positions) {
    if (position < 0 || position >= size) {
      throw refusal(position, size);
    }
  }
}

}  // namespace

std::vector<Index> Problem::rows_of(std::span<const Index> positions) const {
  check_positions(positions, samples(), no_such_sample);
  std::vector<Index> found;
  found.reserve(positions.size());
  for (const Index position : positions) {
    found.push_back(row_of(position));
  }
  return found;
}

Problem Problem::with_samples(std::span<const Index> positions) const {
  check_positions(positions, samples(), no_such_sample);
  const std::vector<Index> picked(positions.begin(), positions.end());
  Problem part;
  part.inputs = inputs(picked, Eigen::all);
  part.features = features;
  part.truth = truth_kind == TruthKind::distance_matrix && truth.cols() > 0
                   ? Matrix(truth(picked, picked))
                   : Matrix(truth(picked, Eigen::all));
  part.truth_features = truth_features;
  part.truth_kind = truth_kind;
  if (labels) {
    part.labels = Labels{labels->name, at_positions(labels->class_of, positions), labels->names};
  }
  part.known_weights = known_weights;
  part.rows = rows.empty() ? rows : at_positions(rows, positions);
  part.warnings = warnings;
  part.order = order_of(order, positions);
  part.from_all_samples = from_all_samples;
  return part;
}

Problem Problem::with_inputs(std::span<const Index> positions) const {
  check_positions(positions, dimension(), no_such_input);
  const std::vector<Index> picked(positions.begin(), positions.end());
  Problem part = *this;
  part.inputs = inputs(Eigen::all, picked);
  part.features = at_positions(features, positions);
  if (known_weights) {
    part.known_weights = Vector((*known_weights)(picked));
  }
  return part;
}

}  // namespace steelyard
