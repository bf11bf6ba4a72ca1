// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/Geometry>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

#include "core/data/lesson_column.h"
#include "core/data/lesson_generators.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr std::size_t chain_atoms = 6;
constexpr double bond_length = 1.5;
constexpr double radians = std::numbers::pi / 180.0;

using Chain = std::array<Eigen::Vector3d, chain_atoms>;

/// The next atom after three: its bond length, bond angle and torsion say where.
Eigen::Vector3d next_atom(const Chain& chain, std::size_t atom, double angle, double torsion) {
  const Eigen::Vector3d along = (chain[atom - 1] - chain[atom - 2]).normalized();
  const Eigen::Vector3d normal = (chain[atom - 2] - chain[atom - 3]).cross(along).normalized();
  return chain[atom - 1] +
         bond_length *
             (-std::cos(angle) * along + std::sin(angle) * std::cos(torsion) * normal.cross(along) +
              std::sin(angle) * std::sin(torsion) * normal);
}

Chain chain_of(const std::array<double, 3>& torsion, const std::array<double, 4>& angle) {
  Chain chain;
  chain[0] = Eigen::Vector3d::Zero();
  chain[1] = {bond_length, 0.0, 0.0};
  chain[2] = chain[1] + bond_length * Eigen::Vector3d(-std::cos(angle[0]), std::sin(angle[0]), 0.0);
  for (std::size_t atom = 3; atom < chain_atoms; ++atom) {
    chain[atom] = next_atom(chain, atom, angle.at(atom - 2), torsion.at(atom - 3));
  }
  return chain;
}

/// Near 180, 60 or -60 degrees, each as often; from -pi to pi.
double drawn_torsion(Random& random) {
  constexpr std::array<double, 3> states{180.0, 60.0, -60.0};
  constexpr double spread = 12.0;
  const double degrees = states.at(random.below(states.size())) + spread * random.normal();
  return std::remainder(degrees * radians, 2.0 * std::numbers::pi);
}

std::vector<Column> chain_columns() {
  std::vector<Column> columns;
  for (int k = 1; k <= 3; ++k) {
    columns.push_back(lesson_column("torsion " + std::to_string(k), Role::input, "rad", 1.0));
    columns.back().period = 2.0 * std::numbers::pi;
  }
  for (int k = 1; k <= 4; ++k) {
    columns.push_back(lesson_column("angle " + std::to_string(k), Role::input, "rad", 0.0));
  }
  columns.push_back(lesson_column("solvent 1", Role::input, "", 0.0));
  columns.push_back(lesson_column("solvent 2", Role::input, "", 0.0));
  for (std::size_t a = 0; a < chain_atoms; ++a) {
    for (std::size_t b = a + 2; b < chain_atoms; ++b) {
      columns.push_back(lesson_column("d" + std::to_string(a + 1) + std::to_string(b + 1),
                                      Role::truth, "angstrom"));
    }
  }
  return columns;
}

}  // namespace

Dataset torsions(Index samples, std::uint64_t seed) {
  constexpr double usual_angle = 112.0;
  constexpr double angle_spread = 3.0;
  Dataset dataset = lesson_table("torsions", "Three torsions", samples, seed);
  dataset.columns = chain_columns();
  dataset.values.resize(samples, std::ssize(dataset.columns));
  Random random(seed);
  for (Index row = 0; row < samples; ++row) {
    Index column = 0;
    const auto put = [&](double value) { return dataset.values(row, column++) = value; };
    std::array<double, 3> torsion{};
    std::array<double, 4> angle{};
    for (double& value : torsion) {
      value = put(drawn_torsion(random));
    }
    for (double& value : angle) {
      value = put((usual_angle + angle_spread * random.normal()) * radians);
    }
    put(random.normal());
    put(random.normal());
    const Chain chain = chain_of(torsion, angle);
    for (std::size_t a = 0; a < chain_atoms; ++a) {
      for (std::size_t b = a + 2; b < chain_atoms; ++b) {
        put((chain.at(a) - chain.at(b)).norm());
      }
    }
  }
  return dataset;
}

}  // namespace steelyard
