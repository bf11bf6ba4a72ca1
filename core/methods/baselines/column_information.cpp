// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/column_information.h"

#include <limits>
#include <utility>

#include "core/geometry/sample_keys.h"
#include "core/methods/baselines/broken_ties.h"
#include "core/methods/baselines/filter_method.h"
#include "core/parallel.h"
#include "core/problem/inputs_of_samples.h"
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

ParameterList<InformationOptions> information_parameters(std::string help) {
  return {parameter({"neighbours", "Neighbours", std::move(help)},
                    field(&InformationOptions::neighbours), {1.0, 100.0}),
          seed_parameter(
              field(&InformationOptions::seed),
              "Fixes which of equal values is taken as larger: numbers that are rounded tie.")
              .advanced()};
}

std::optional<InformationTable> information_table(const Problem& problem, std::uint64_t seed,
                                                  const std::stop_token& stop) {
  InformationTable table;
  table.samples = samples_with_target(problem);
  const Targets targets = targets_of_samples(problem, table.samples);
  std::vector<int> classes;
  if (!targets.classes.empty()) {
    for (const Index sample : table.samples) {
      classes.push_back(problem.labels->class_of[static_cast<std::size_t>(sample)]);
    }
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  const InputsOfSamples of_samples(problem, table.samples);
  const MatrixView& inputs = of_samples.all();
  const auto keys = sample_keys(inputs, classes.empty() ? targets.values : Matrix(inputs.rows(), 0),
                                classes, stop);
  if (!keys) {
    return std::nullopt;
  }
  // By other noise than the inputs', of which one may be a copy of the target.
  table.target = classes.empty() ? information_variable(targets.values, *keys, ~seed, stop)
                                 : information_variable(std::move(classes));
  for (Index input = 0; input < inputs.cols() && !stop.stop_requested(); ++input) {
    table.varies.push_back(varying(inputs.col(input)).front());
  }
  table.digamma = digamma_numbers(inputs.rows() + 1);
  table.inputs.resize(static_cast<std::size_t>(inputs.cols()));
  const bool done = parallel_for(inputs.cols(), stop, [&](Index input) {
    table.inputs[static_cast<std::size_t>(input)] =
        information_variable(inputs.col(input), *keys, seed, stop);
  });
  return done && !stop.stop_requested() ? std::optional(std::move(table)) : std::nullopt;
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
