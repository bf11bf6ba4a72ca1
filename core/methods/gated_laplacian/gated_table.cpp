// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gated_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/methods/gated_laplacian/gated_diffusion.h"
#include "core/problem/samples_as_points.h"

namespace steelyard::gated {
namespace {

/// Inputs that vary, each once a column that stands for it.
std::vector<Index> inputs_of_columns(const Problem& problem, const Vector& alike) {
  std::vector<Index> inputs;
  for (Index input = 0; input < alike.size(); ++input) {
    if (alike[input] > 0.0) {
      const bool circle = problem.features[static_cast<std::size_t>(input)].period > 0.0;
      inputs.insert(inputs.end(), circle ? 2 : 1, input);
    }
  }
  return inputs;
}

/// Columns of one input, so that the mean of their variances is 1. A periodic input that only takes
/// values a whole period apart is one point: it becomes 0.
void standardise(Eigen::Ref<Matrix> columns) {
  constexpr double rounding = 1e-9;
  const double before = columns.norm();
  columns.rowwise() -= columns.colwise().mean().eval();
  const double spread = columns.norm();
  columns *=
      spread > rounding * before ? std::sqrt(static_cast<double>(columns.size())) / spread : 0.0;
}

/// Whether a step may take all samples, and works on inner products of samples.
bool is_wide(const Matrix& columns) {
  constexpr Index most_samples = 600;
  return columns.rows() <= most_samples &&
         GatedDiffusion::faster_form(columns.cols(), columns.rows()) ==
             GatedDiffusion::Form::by_samples;
}

}  // namespace

Matrix GatedTable::by_column(const Matrix& by_gate) const {
  if (std::ssize(gate_of) == gates()) {
    return by_gate;
  }
  return by_gate(gate_of, Eigen::all);
}

Vector GatedTable::by_gate(const Vector& by_column) const {
  if (std::ssize(gate_of) == gates()) {
    return by_column;
  }
  Vector sums = Vector::Zero(gates());
  for (Index column = 0; column < by_column.size(); ++column) {
    sums[gate_of[static_cast<std::size_t>(column)]] += by_column[column];
  }
  return sums;
}

GatedTable gated_table(const Problem& problem, const std::stop_token& stop) {
  const Vector alike = inverse_deviations(problem);
  const std::vector<Index> inputs = inputs_of_columns(problem, alike);
  GatedTable table;
  if (inputs.empty()) {
    return table;
  }
  const LearnedSpace space(alike);
  const PointRows rows = rows_in(space, problem);
  constexpr Index together = 65536;  // a large table takes longer than a person waits for a stop
  Matrix columns(rows.samples, rows.dimension);
  for (Index first = 0; first < rows.samples && !stop.stop_requested(); first += together) {
    const Index count = std::min(together, rows.samples - first);
    columns.middleRows(first, count) = rows.block(first, count);
  }
  for (Index column = 0; column < columns.cols() && !stop.stop_requested();) {
    const Index input = inputs[static_cast<std::size_t>(column)];
    Index end = column;
    for (; end < columns.cols() && inputs[static_cast<std::size_t>(end)] == input; ++end) {
      table.gate_of.push_back(table.gates());
    }
    table.input_of.push_back(input);
    standardise(columns.middleCols(column, end - column));
    column = end;
  }
  table.values.resize(columns.cols(), columns.rows());
  for (Index first = 0; first < columns.rows() && !stop.stop_requested(); first += together) {
    const Index count = std::min(together, columns.rows() - first);
    table.values.middleCols(first, count) = columns.middleRows(first, count).transpose();
  }
  table.columns = is_wide(columns) ? std::move(columns) : Matrix();
  return table;
}

GatedTable gated_table(const Matrix& columns) {
  GatedTable table{columns.transpose(), is_wide(columns) ? columns : Matrix(), {}, {}};
  table.gate_of.resize(static_cast<std::size_t>(columns.cols()));
  std::iota(table.gate_of.begin(), table.gate_of.end(), Index{0});
  table.input_of = table.gate_of;
  return table;
}

}  // namespace steelyard::gated
