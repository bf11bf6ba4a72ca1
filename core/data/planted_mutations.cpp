// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/planted_mutations.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace steelyard {
namespace {

constexpr std::string_view letters = "ACDEFGHIKLMNPQRSTVWY";  // the amino acids
constexpr int treatments = 3;
constexpr Index fewest_carriers = 3;  // of a mutation, as tables of mutations leave out rarer ones

/// A place in the protein that mutates.
struct Position {
  Index number = 0;  ///< in the protein, from 1
  Index mutations = 0;
  int treatment = -1;  ///< under which its mutations become frequent; -1: none
  bool matters = false;
};

double between(double low, double high, Random& random) {
  return low + (high - low) * random.uniform();
}

/// One to four mutations a position, `columns` in all; never fewer than `least` positions.
std::vector<Position> drawn_positions(Index columns, Index least, Random& random) {
  std::vector<Position> positions;
  for (Index left = columns; left > 0;) {
    const Index still_needed = std::max<Index>(least - std::ssize(positions) - 1, 0);
    const Index most = std::clamp<Index>(left - still_needed, 1, 4);
    const Index drawn = std::min(most, 1 + static_cast<Index>(random.below(4)));
    positions.push_back({0, drawn, -1, false});
    left -= drawn;
  }
  const Index count = std::ssize(positions);
  const std::vector<Index> places = random.subset(2 * count, count);
  for (Index position = 0; position < count; ++position) {
    positions[static_cast<std::size_t>(position)].number =
        places[static_cast<std::size_t>(position)] + 1;
  }
  return positions;
}

/// Four in five of the positions that matter are selected by a treatment, and two in five of the
/// others: these accompany the former without an effect of their own.
void assign_parts(std::vector<Position>& positions, Index matter, Random& random) {
  for (const Index position : random.subset(std::ssize(positions), matter)) {
    positions[static_cast<std::size_t>(position)].matters = true;
  }
  for (Position& position : positions) {
    const bool selected = random.uniform() < (position.matters ? 0.8 : 0.4);
    position.treatment = selected ? static_cast<int>(random.below(treatments)) : -1;
  }
}

/// How long each sample was exposed to each treatment, 0 (not at all, most often) to 1.
Matrix drawn_exposures(Index samples, Random& random) {
  Matrix exposures(samples, treatments);
  for (double& exposure : exposures.reshaped()) {
    const double time = between(0.3, 1.0, random);
    exposure = random.uniform() < 0.4 ? time : 0.0;
  }
  return exposures;
}

/// Who carries a mutation. \param exposure  N, or empty: no treatment selects it
Vector drawn_carriers(const Vector& exposure, Index samples, Random& random) {
  const double rare = std::exp(between(std::log(0.01), std::log(0.08), random));
  const double gain = between(0.3, 0.8, random);
  Vector carriers(samples);
  for (Index sample = 0; sample < samples; ++sample) {
    const double chance = exposure.size() == 0 ? rare : rare + gain * exposure[sample];
    carriers[sample] = random.uniform() < chance ? 1.0 : 0.0;
  }
  while (carriers.sum() < static_cast<double>(fewest_carriers)) {
    carriers[static_cast<Index>(random.below(static_cast<std::uint64_t>(samples)))] = 1.0;
  }
  return carriers;
}

std::vector<std::string> drawn_names(const Position& position, Random& random) {
  std::vector<std::string> names;
  for (const Index letter : random.subset(std::ssize(letters), position.mutations)) {
    std::string name("P");
    name.append(std::to_string(position.number)).append(".");
    names.push_back(name.append(1, letters[static_cast<std::size_t>(letter)]));
  }
  return names;
}

/// Adds the columns of a position, and to the target what they do. The treatment selects its first
/// mutation most.
void add_position(const Position& position, const Matrix& exposures, Random& random,
                  PlantedTable& table) {
  const bool selected = position.treatment >= 0;
  Vector exposure = selected ? Vector(exposures.col(position.treatment)) : Vector();
  const double effect = between(0.6, 1.6, random);
  for (const std::string& name : drawn_names(position, random)) {
    const auto column = std::ssize(table.names);
    auto carriers = table.inputs.col(column);
    carriers = drawn_carriers(exposure, table.inputs.rows(), random);
    exposure *= 0.4;
    const double share = between(0.5, 1.0, random);
    if (position.matters) {
      table.target += effect * share * carriers;
      table.true_columns.push_back(column);
    }
    table.names.push_back(name);
    table.groups.push_back(name.substr(0, name.find('.')));
  }
}

}  // namespace

PlantedTable planted_mutations(const MutationOptions& options, Random& random) {
  std::vector<Position> positions =
      drawn_positions(options.columns, options.true_positions, random);
  assign_parts(positions, options.true_positions, random);
  const Matrix exposures = drawn_exposures(options.samples, random);
  PlantedTable table;
  table.inputs.resize(options.samples, options.columns);
  table.target.resize(options.samples);
  for (double& value : table.target) {
    value = options.noise * random.normal();
  }
  for (const Position& position : positions) {
    add_position(position, exposures, random, table);
  }
  return table;
}

}  // namespace steelyard
