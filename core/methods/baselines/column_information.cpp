// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/column_information.h"

#include <limits>
#include <utility>

#include "core/methods/baselines/filter_method.h"
#include "core/parallel.h"
#include "core/problem/targets.h"

namespace steelyard::baselines {
namespace {

std::optional<Vector> information_with(const InformationTable& table,
                                       const InformationVariable& other, Index neighbours,
                                       const std::stop_token& stop) {
  Vector information =
      Vector::Constant(std::ssize(table.inputs), std::numeric_limits<double>::quiet_NaN());
  const bool done = parallel_for(information.size(), stop, [&](Index input) {
    const auto k = static_cast<std::size_t>(input);
    if (table.varies[k]) {
      information[input] =
          mutual_information(table.inputs[k], other, neighbours, table.digamma, stop);
    }
  });
  return done && !stop.stop_requested() ? std::optional(std::move(information)) : std::nullopt;
}

}  // namespace

std::optional<InformationTable> information_table(const Problem& problem,
                                                  const std::stop_token& stop) {
  InformationTable table;
  table.samples = samples_with_target(problem);
  const Targets targets = targets_of_samples(problem, table.samples);
  if (targets.classes.empty()) {
    table.target = information_variable(targets.values);
  } else {
    std::vector<int> classes;
    for (const Index sample : table.samples) {
      classes.push_back(problem.labels->class_of[static_cast<std::size_t>(sample)]);
    }
    table.target = information_variable(std::move(classes));
  }
  const Matrix inputs = problem.inputs(table.samples, Eigen::all);
  table.varies = varying(inputs);
  table.digamma = digamma_numbers(inputs.rows() + 1);
  table.inputs.resize(static_cast<std::size_t>(inputs.cols()));
  const bool done = parallel_for(inputs.cols(), stop, [&](Index input) {
    table.inputs[static_cast<std::size_t>(input)] = information_variable(inputs.col(input));
  });
  return done ? std::optional(std::move(table)) : std::nullopt;
}

std::optional<Vector> information_with_target(const InformationTable& table, Index neighbours,
                                              const std::stop_token& stop) {
  return information_with(table, table.target, neighbours, stop);
}

std::optional<Vector> information_with_input(const InformationTable& table, Index input,
                                             Index neighbours, const std::stop_token& stop) {
  return information_with(table, table.inputs[static_cast<std::size_t>(input)], neighbours, stop);
}

}  // namespace steelyard::baselines
