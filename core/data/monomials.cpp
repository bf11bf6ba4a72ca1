// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <string>

#include "core/data/generators.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr Index variables = 10;
constexpr std::array<double, 10> monomial_weights{10, 7, 6, 5, 5, 4, 3, 2, 1, 1};

/// A product of up to three of the variables, in ascending order.
struct Monomial {
  std::vector<Index> factors;

  [[nodiscard]] std::string name() const {
    std::string text;
    for (const Index factor : factors) {
      text += (text.empty() ? "x" : "*x") + std::to_string(factor + 1);
    }
    return text;
  }
  [[nodiscard]] double value(const std::array<double, variables>& x) const {
    double product = 1.0;
    for (const Index factor : factors) {
      product *= x[static_cast<std::size_t>(factor)];
    }
    return product;
  }
};

/// 10 + 55 + 220 = 285, by order.
std::vector<Monomial> all_monomials() {
  std::vector<Monomial> first;
  std::vector<Monomial> second;
  std::vector<Monomial> third;
  for (Index a = 0; a < variables; ++a) {
    first.push_back({{a}});
    for (Index b = a; b < variables; ++b) {
      second.push_back({{a, b}});
      for (Index c = b; c < variables; ++c) {
        third.push_back({{a, b, c}});
      }
    }
  }
  first.insert(first.end(), second.begin(), second.end());
  first.insert(first.end(), third.begin(), third.end());
  return first;
}

std::vector<Column> columns_of(const std::vector<Monomial>& monomials,
                               const std::vector<Index>& planted) {
  std::vector<Column> columns;
  for (const Monomial& monomial : monomials) {
    Column input;
    input.name = monomial.name();
    input.roles = RoleSet{}.with(Role::input);
    input.known_weight = 0.0;
    columns.push_back(std::move(input));
  }
  for (std::size_t k = 0; k < planted.size(); ++k) {
    columns[static_cast<std::size_t>(planted[k])].known_weight = monomial_weights[k];
  }
  for (const Index feature : planted) {
    Column truth;
    truth.name = "truth of " + columns[static_cast<std::size_t>(feature)].name;
    truth.roles = RoleSet{}.with(Role::truth);
    columns.push_back(std::move(truth));
  }
  return columns;
}

}  // namespace

Dataset monomials(Index samples, std::uint64_t seed) {
  constexpr Index fewest = 4;
  constexpr Index most = 1000000;
  refuse_sample_count(samples, "monomials", fewest, most);
  const std::vector<Monomial> all = all_monomials();
  const auto dimension = static_cast<Index>(all.size());
  Random random(seed);
  std::vector<Index> planted = random.subset(dimension, std::ssize(monomial_weights));
  for (std::size_t k = planted.size() - 1; k > 0; --k) {  // the heaviest need not come first
    std::swap(planted[k], planted[random.below(k + 1)]);
  }
  Dataset dataset;
  dataset.name = "285 monomials";
  dataset.source =
      "generator:monomials?samples=" + std::to_string(samples) + "&seed=" + std::to_string(seed);
  dataset.columns = columns_of(all, planted);
  dataset.values.resize(samples, dimension + std::ssize(planted));
  for (Index sample = 0; sample < samples; ++sample) {
    std::array<double, variables> x{};
    for (double& value : x) {
      value = random.normal();
    }
    for (Index k = 0; k < dimension; ++k) {
      dataset.values(sample, k) = all[static_cast<std::size_t>(k)].value(x);
    }
    for (std::size_t k = 0; k < planted.size(); ++k) {
      dataset.values(sample, dimension + static_cast<Index>(k)) =
          monomial_weights[k] * dataset.values(sample, planted[k]);
    }
  }
  return dataset;
}

}  // namespace steelyard
