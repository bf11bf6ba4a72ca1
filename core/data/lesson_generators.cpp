// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/lesson_generators.h"

#include <Eigen/Geometry>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "core/data/dataset.h"
#include "core/data/generators.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// A column of a synthetic table.
/// \param known  known weight of an input: 1 if it matters
Column lesson_column(std::string name, Role role, std::string unit = {},
                     std::optional<double> known = {}) {
  Column column;
  column.name = std::move(name);
  column.unit = std::move(unit);
  column.roles = RoleSet{}.with(role);
  column.known_weight = known;
  return column;
}

/// A generator's table, still without columns.
/// \throws Error(bad_input) unless there are 24 to 100000 samples
Dataset lesson_table(const std::string& id, std::string title, Index samples, std::uint64_t seed) {
  constexpr Index fewest = 24;
  constexpr Index most = 100000;
  refuse_sample_count(samples, id, fewest, most);
  Dataset dataset;
  dataset.name = std::move(title);
  dataset.source =
      "generator:" + id + "?samples=" + std::to_string(samples) + "&seed=" + std::to_string(seed);
  return dataset;
}

constexpr Index first_year = 2005;

/// What stays the same in a country.
struct Country {
  double wealth = 0.0, school = 0.0, luck = 0.0;
  double population = 0.0, growth = 0.0;  ///< as a logarithm, and by year
  double doctors = 0.0, vaccination = 0.0, rain = 0.0;
};

Country drawn_country(Random& random) {
  Country drawn;
  drawn.wealth = random.normal();
  drawn.school = 0.5 * drawn.wealth + 0.85 * random.normal();
  drawn.luck = random.normal();
  drawn.population = 16.0 + 1.5 * random.normal();
  drawn.growth = 0.004 + 0.001 * random.normal();
  drawn.doctors = 0.3 * drawn.wealth + 0.6 * random.normal();
  drawn.vaccination = random.normal();
  drawn.rain = random.normal();
  return drawn;
}

/// population, income, schooling, doctors, vaccination, rainfall, life expectancy
std::array<double, 7> drawn_row(const Country& country, double year, Random& random) {
  const double income = country.wealth + 0.25 * random.normal();
  const double school = country.school + 0.25 * random.normal();
  return {std::round(std::exp(country.population + country.growth * year)),
          std::exp(8.5 + income + 0.01 * year),
          7.0 + 2.5 * school,
          std::exp(0.3 + country.doctors + 0.2 * random.normal()),
          80.0 + 6.0 * country.vaccination + 4.0 * random.normal(),
          900.0 + 300.0 * country.rain + 200.0 * random.normal(),
          65.0 + 4.0 * country.wealth + 3.0 * country.school + 4.0 * country.luck + 0.1 * year +
              0.2 * random.normal()};
}

std::vector<Column> country_columns() {
  Column country = lesson_column("country", Role::id);
  country.kind = ColumnKind::category;
  return {country,
          lesson_column("year", Role::id),
          lesson_column("population", Role::input, "", 0.0),
          lesson_column("income", Role::input, "$", 1.0),
          lesson_column("schooling", Role::input, "years", 1.0),
          lesson_column("doctors", Role::input, "per 1000", 0.0),
          lesson_column("vaccination", Role::input, "%", 0.0),
          lesson_column("rainfall", Role::input, "mm", 0.0),
          lesson_column("life expectancy", Role::truth, "years")};
}

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

constexpr Index loud_groups = 5;
constexpr Index alike = 10;  ///< columns of a group
constexpr Index quiet = 10;  ///< columns that stand alone
constexpr Index mattering = 5;

std::vector<Column> loud_and_quiet_columns() {
  std::vector<Column> columns;
  for (Index group = 0; group < loud_groups; ++group) {
    for (Index k = 1; k <= alike; ++k) {
      const std::string letter(1, static_cast<char>('a' + group));
      columns.push_back(lesson_column(letter + std::to_string(k), Role::input, "", 0.0));
    }
  }
  for (Index k = 1; k <= quiet; ++k) {
    columns.push_back(
        lesson_column("q" + std::to_string(k), Role::input, "", k <= mattering ? 1.0 : 0.0));
  }
  columns.push_back(lesson_column("y", Role::truth));
  return columns;
}

constexpr Index copies = 3;
constexpr Index bystanders = 8;

std::vector<Column> lines_and_pairs_columns() {
  std::vector<Column> columns;
  const auto add = [&columns](const std::string& name, double known) {
    columns.push_back(lesson_column(name, Role::input, "", known));
  };
  add("line", 1.0);
  for (Index k = 1; k <= copies; ++k) {
    add("copy" + std::to_string(k), 0.0);
  }
  for (const char* name : {"slope", "curve", "left", "right"}) {
    add(name, 1.0);
  }
  for (Index k = 1; k <= bystanders; ++k) {
    add("n" + std::to_string(k), 0.0);
  }
  columns.push_back(lesson_column("y", Role::truth));
  return columns;
}

/// Uniform, of mean 0 and variance 1.
double drawn_evenly(Random& random) { return std::sqrt(3.0) * (2.0 * random.uniform() - 1.0); }

}  // namespace

Dataset countries(Index samples, std::uint64_t seed) {
  Dataset dataset = lesson_table("countries", "Countries and years", samples, seed);
  dataset.columns = country_columns();
  dataset.values.resize(samples, std::ssize(dataset.columns));
  Random random(seed);
  Country country;
  for (Index row = 0; row < samples; ++row) {
    const Index number = row / years_of_a_country;
    const Index year = row % years_of_a_country;
    if (year == 0) {
      country = drawn_country(random);
      dataset.columns.front().categories.push_back("country " + std::to_string(number + 1));
    }
    dataset.values(row, 0) = static_cast<double>(number);
    dataset.values(row, 1) = static_cast<double>(first_year + year);
    Index column = 2;
    for (const double value : drawn_row(country, static_cast<double>(year), random)) {
      dataset.values(row, column++) = value;
    }
  }
  return dataset;
}

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

Dataset loud_and_quiet(Index samples, std::uint64_t seed) {
  Dataset dataset = lesson_table("loud-and-quiet", "Loud and quiet columns", samples, seed);
  dataset.columns = loud_and_quiet_columns();
  dataset.values.resize(samples, std::ssize(dataset.columns));
  Random random(seed);
  for (Index row = 0; row < samples; ++row) {
    for (Index group = 0; group < loud_groups; ++group) {
      const double shared = random.normal();
      for (Index k = 0; k < alike; ++k) {
        dataset.values(row, group * alike + k) = shared + 0.3 * random.normal();
      }
    }
    double target = 0.3 * random.normal();
    for (Index k = 0; k < quiet; ++k) {
      const double value = random.normal();
      dataset.values(row, loud_groups * alike + k) = value;
      target += k < mattering ? value : 0.0;
    }
    dataset.values(row, dataset.values.cols() - 1) = target;
  }
  return dataset;
}

Dataset lines_and_pairs(Index samples, std::uint64_t seed) {
  Dataset dataset = lesson_table("lines-and-pairs", "Lines and pairs", samples, seed);
  dataset.columns = lines_and_pairs_columns();
  dataset.values.resize(samples, std::ssize(dataset.columns));
  Random random(seed);
  for (Index row = 0; row < samples; ++row) {
    auto values = dataset.values.row(row);
    values[0] = drawn_evenly(random);
    for (Index column = 1 + copies; column < values.size() - 1; ++column) {
      values[column] = drawn_evenly(random);
    }
    for (Index copy = 1; copy <= copies; ++copy) {
      values[copy] = values[0] + 0.3 * random.normal();
    }
    const auto drawn = values.segment(1 + copies, 4);  // slope, curve, left, right
    const double target =
        values[0] + 0.9 * drawn[0] + (drawn[1] * drawn[1] - 1.0) + drawn[2] * drawn[3];
    values[values.size() - 1] = target + 0.3 * random.normal();
  }
  return dataset;
}

}  // namespace steelyard
