// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <cmath>
#include <string>

#include "core/data/lesson_column.h"
#include "core/data/lesson_generators.h"
#include "core/random.h"

namespace steelyard {
namespace {

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

}  // namespace steelyard
