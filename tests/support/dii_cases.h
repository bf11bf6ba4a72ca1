// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/methods/dii/information.h"
#include "core/problem/problem.h"
#include "core/random.h"
#include "tests/support/json_text.h"
#include "tests/support/paths.h"

/// DADApy's reference cases and small random problems, shared by the tests of the DII.
namespace steelyard::tests {

inline std::string fixture(const std::string& name) { return fixtures_dir() + "/dii/" + name; }

inline nlohmann::json read_json(const std::string& name) {
  nlohmann::json found = json_of_file(fixture(name));
  if (found.is_null()) {
    throw std::runtime_error("no fixture " + name);
  }
  return found;
}

inline Matrix read_matrix(const std::string& name) {
  return read_delimited(fixture(name), Dialect{}).values;
}

inline Vector to_vector(const nlohmann::json& numbers) {
  const auto values = numbers.get<std::vector<double>>();
  return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

inline std::vector<Index> all_rows(Index samples) {
  std::vector<Index> rows(static_cast<std::size_t>(samples));
  std::iota(rows.begin(), rows.end(), Index{0});
  return rows;
}

/// One entry of manifest.json with its inputs.
struct ReferenceCase {
  Space inputs;
  Space truth;
  nlohmann::json expected;
};

inline Vector periods_from(const nlohmann::json& entry, const char* key, Index dimension) {
  const bool given = entry.contains(key) && !entry.at(key).is_null();
  return given ? to_vector(entry.at(key)) : Vector(Vector::Zero(dimension));
}

inline ReferenceCase reference_case(const std::string& name) {
  for (const auto& entry : read_json("manifest.json")) {
    if (entry.at("case") == name) {
      ReferenceCase reference;
      reference.inputs.coordinates = read_matrix(name + "_A.csv");
      reference.truth.coordinates = read_matrix(name + "_B.csv");
      const Index dimension = reference.inputs.dimension();
      reference.inputs.periods = periods_from(entry, "period", dimension);
      reference.truth.periods = periods_from(entry, "period_truth", dimension);
      reference.expected = read_json(name + ".json");
      return reference;
    }
  }
  throw std::runtime_error("no case " + name + " in the manifest");
}

inline dii::Information information_of(const Space& inputs, const Space& truth) {
  std::vector<Index> rows = all_rows(inputs.samples());
  Ranks ranks = *Ranks::of(truth, rows);
  return {inputs, std::move(rows), std::move(ranks)};
}

inline std::vector<ColumnInfo> features_of(const Space& space) {
  std::vector<ColumnInfo> features;
  for (Index k = 0; k < space.dimension(); ++k) {
    std::string name = "f";
    name += std::to_string(k + 1);
    features.push_back({name, "", "", space.periods[k]});
  }
  return features;
}

inline Problem problem_of(const Space& inputs, const Space& truth) {
  Problem problem;
  problem.inputs = inputs.coordinates;
  problem.features = features_of(inputs);
  problem.truth = truth.coordinates;
  problem.truth_features = features_of(truth);
  problem.rows = all_rows(inputs.samples());
  return problem;
}

/// Independent standard normal coordinates.
inline Space gaussian_space(Index samples, Index dimension, std::uint64_t seed) {
  Random random(seed);
  Space space{Matrix(samples, dimension), Vector::Zero(dimension)};
  for (Index feature = 0; feature < dimension; ++feature) {
    for (Index sample = 0; sample < samples; ++sample) {
      space.coordinates(sample, feature) = random.normal();
    }
  }
  return space;
}

/// The same with each coordinate multiplied by its factor.
inline Space scaled(Space space, const Vector& factors) {
  space.coordinates = space.coordinates * factors.asDiagonal();
  space.periods = space.periods.cwiseProduct(factors);
  return space;
}

}  // namespace steelyard::tests
