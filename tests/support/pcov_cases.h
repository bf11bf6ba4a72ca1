// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "core/data/delimited_reader.h"
#include "core/methods/pcov/selection_source.h"
#include "core/problem/problem.h"
#include "core/random.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

/// Reference cases from other programs for CUR, FPS and their PCov forms, and small random
/// problems.
namespace steelyard::tests {

inline std::string pcov_reference(const std::string& name) {
  return shared_dir() + "/reference/pcov_mlkr/" + name;
}

/// Null if there is no such file.
inline nlohmann::json pcov_json(const std::string& name) {
  return json_of_file(pcov_reference(name));
}

/// A list of numbers in which "inf" and "-inf" are written as text.
inline std::vector<double> pcov_numbers(const nlohmann::json& list) {
  std::vector<double> numbers;
  for (const auto& entry : list) {
    numbers.push_back(entry.is_string() ? std::stod(entry.get<std::string>())
                                        : entry.get<double>());
  }
  return numbers;
}

inline double largest(const Matrix& values) { return values.cwiseAbs().maxCoeff(); }

inline Problem problem_from(const Matrix& inputs, const Matrix& truth) {
  Problem problem;
  problem.inputs = inputs;
  problem.truth = truth;
  for (Index k = 0; k < inputs.cols(); ++k) {
    std::string name("x");
    name += std::to_string(k + 1);
    problem.features.push_back({name, "", "", 0.0});
  }
  for (Index k = 0; k < truth.cols(); ++k) {
    std::string name("y");
    name += std::to_string(k + 1);
    problem.truth_features.push_back({name, "", "", 0.0});
  }
  problem.rows.resize(static_cast<std::size_t>(inputs.rows()));
  std::iota(problem.rows.begin(), problem.rows.end(), Index{0});
  return problem;
}

/// A table of the reference: columns named y* are the ground truth.
inline Problem problem_of_table(const std::string& file) {
  const Dataset table = read_delimited(pcov_reference(file), Dialect{});
  std::vector<Index> inputs;
  std::vector<Index> truth;
  for (std::size_t k = 0; k < table.columns.size(); ++k) {
    const bool is_truth = table.columns[k].name.starts_with("y");
    (is_truth ? truth : inputs).push_back(static_cast<Index>(k));
  }
  return problem_from(table.values(Eigen::all, inputs), table.values(Eigen::all, truth));
}

/// Columns whose singular values fall by a total factor `decay`, and a ground truth that needs some
/// of them.
inline Problem random_problem(Index samples, Index features, std::uint64_t seed = 1,
                              double decay = 1e-2, Index targets = 1) {
  Random random(seed);
  const auto normal = [&](Index rows, Index columns) {
    Matrix values(rows, columns);
    for (double& value : values.reshaped()) {
      value = random.normal();
    }
    return values;
  };
  Matrix inputs = normal(samples, features);
  for (Index k = 0; k < features; ++k) {
    const double exponent =
        static_cast<double>(k) / static_cast<double>(std::max<Index>(1, features - 1));
    inputs.col(k) *= std::pow(decay, exponent);
  }
  for (int mirror = 0; mirror < 8; ++mirror) {  // mixes columns, keeps singular values
    const Vector normal_to = normal(features, 1).col(0).normalized();
    inputs -= 2.0 * (inputs * normal_to) * normal_to.transpose();
  }
  const Matrix truth = inputs * normal(features, targets) + normal(samples, targets);
  return problem_from(inputs, truth);
}

/// Runs one selection with these parameters to its end.
inline std::vector<pcov::Choice> choices_of(const Problem& problem, const pcov::Options& options) {
  pcov::SelectionSource source(std::make_shared<const Problem>(problem), options);
  if (!source.prepare({})) {
    return {};
  }
  pcov::GreedySelection selection = source.begin(options.mixing);
  while (selection.step({}) == pcov::GreedyState::choosing) {
  }
  return selection.choices();
}

inline std::vector<Index> items_of(const std::vector<pcov::Choice>& choices) {
  std::vector<Index> items;
  for (const pcov::Choice& choice : choices) {
    items.push_back(choice.item);
  }
  return items;
}

}  // namespace steelyard::tests
