// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/planted_generators.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/data/planted_table.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr Index fewest_made = 20;
constexpr Index most_made = 100000;

void check_samples(Index samples, const std::string& generator) {
  if (samples < fewest_made || samples > most_made) {
    throw bad_input(
        {counted(samples, "sample"), "generator " + generator, "from 20 to 100000 samples"});
  }
}

Dataset as_dataset(const PlantedTable& table, std::string name, const std::string& target) {
  Dataset dataset;
  dataset.name = std::move(name);
  dataset.values.resize(table.inputs.rows(), table.inputs.cols() + 1);
  dataset.values << table.inputs, table.target;
  for (std::size_t input = 0; input < table.names.size(); ++input) {
    Column column;
    column.name = table.names[input];
    column.group = table.groups.empty() ? "" : table.groups[input];
    column.roles = RoleSet{}.with(Role::input);
    const bool matters = std::binary_search(table.true_columns.begin(), table.true_columns.end(),
                                            static_cast<Index>(input));
    column.known_weight = matters ? 1.0 : 0.0;
    dataset.columns.push_back(std::move(column));
  }
  Column column;
  column.name = target;
  column.roles = RoleSet{}.with(Role::truth);
  dataset.columns.push_back(std::move(column));
  return dataset;
}

std::string source_of(const std::string& id, Index samples, std::uint64_t seed) {
  return "generator:" + id + "?samples=" + std::to_string(samples) +
         "&seed=" + std::to_string(seed);
}

}  // namespace

Dataset sinexp(Index samples, std::uint64_t seed) {
  check_samples(samples, "sinexp");
  SinExpOptions options;
  options.samples = samples;
  Dataset dataset = as_dataset(sinexp_table(options, {seed, 0}), "A nonlinear needle", "y");
  dataset.source = source_of("sinexp", samples, seed);
  return dataset;
}

Dataset linear_answer(Index samples, std::uint64_t seed) {
  check_samples(samples, "linear");
  LinearOptions options;
  options.samples = samples;
  options.columns = 60;
  options.true_columns = 20;
  options.coefficient = 0.3;
  options.correlation = 0.3;
  Dataset dataset = as_dataset(linear_table(options, {seed, 0}), "Twenty of sixty", "y");
  dataset.source = source_of("linear", samples, seed);
  return dataset;
}

Dataset mutations(Index samples, std::uint64_t seed) {
  check_samples(samples, "mutations");
  MutationOptions options;
  options.samples = samples;
  Dataset dataset =
      as_dataset(mutation_table(options, {seed, 0}), "Mutations and a drug", "resistance");
  dataset.source = source_of("mutations", samples, seed);
  return dataset;
}

}  // namespace steelyard
