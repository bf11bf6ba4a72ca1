// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/generators.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/lesson_generators.h"
#include "core/data/planted_table.h"
#include "core/error.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr std::string_view generator_prefix = "generator:";

// Tables of planted_table.h with their default options, as data sets. Their columns are inputs,
// "y" is the ground truth, and the known weights are 1 for columns that the target depends on and
// 0 for others.

constexpr Index fewest_made = 20;
constexpr Index most_made = 100000;

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

/// A nonlinear function of six of fifty columns.
Dataset sinexp(Index samples, std::uint64_t seed) {
  refuse_sample_count(samples, "sinexp", fewest_made, most_made);
  SinExpOptions options;
  options.samples = samples;
  Dataset dataset = as_dataset(sinexp_table(options, {seed, 0}), "A nonlinear needle", "y");
  dataset.source = source_of("sinexp", samples, seed);
  return dataset;
}

/// A linear function of twenty of sixty columns, with much noise.
Dataset linear_answer(Index samples, std::uint64_t seed) {
  refuse_sample_count(samples, "linear", fewest_made, most_made);
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

/// The mutations of a virus and its resistance to a drug.
Dataset mutations(Index samples, std::uint64_t seed) {
  refuse_sample_count(samples, "mutations", fewest_made, most_made);
  MutationOptions options;
  options.samples = samples;
  Dataset dataset =
      as_dataset(mutation_table(options, {seed, 0}), "Mutations and a drug", "resistance");
  dataset.source = source_of("mutations", samples, seed);
  return dataset;
}

constexpr std::array<double, 10> gaussian_weights{5.0,  2.0,  1.0,  1.0,  0.5,
                                                  1e-4, 1e-4, 1e-4, 1e-4, 1e-4};

std::string numbered(const char* stem, std::size_t number) {
  std::string name = stem;
  return name += std::to_string(number);
}

/// 0, 1, 2 by thirds of the ranked values.
Vector terciles(const Vector& values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  const double low = sorted[sorted.size() / 3];
  const double high = sorted[2 * sorted.size() / 3];
  Vector classes(values.size());
  for (Index sample = 0; sample < values.size(); ++sample) {
    classes[sample] = (values[sample] >= low ? 1.0 : 0.0) + (values[sample] >= high ? 1.0 : 0.0);
  }
  return classes;
}

std::vector<Column> ten_gaussians_columns() {
  std::vector<Column> columns;
  for (std::size_t k = 0; k < gaussian_weights.size(); ++k) {
    Column column;
    column.name = numbered("x", k + 1);
    column.roles = RoleSet{}.with(Role::input);
    column.known_weight = gaussian_weights[k];
    columns.push_back(std::move(column));
  }
  for (std::size_t k = 0; k < gaussian_weights.size(); ++k) {
    Column column;
    column.name = numbered("truth", k + 1);
    column.roles = RoleSet{}.with(Role::truth);
    columns.push_back(std::move(column));
  }
  Column label;
  label.name = "class";
  label.kind = ColumnKind::category;
  label.categories = {"low", "middle", "high"};
  label.roles = RoleSet{}.with(Role::label);
  columns.push_back(std::move(label));
  return columns;
}

struct Request {
  std::string_view id;
  std::optional<std::int64_t> samples;
  std::uint64_t seed = 1;
};

template <typename T>
T whole_number(std::string_view text, std::string_view option) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw bad_input({message("generator.not_whole", "'{1}' is not a whole number", text),
                     "generator option " + std::string(option),
                     message("generator.not_whole.accepted", "a whole number")});
  }
  return value;
}

void read_option(std::string_view option, Request& request) {
  const std::size_t equals = std::min(option.find('='), option.size());
  const std::string_view name = option.substr(0, equals);
  const std::string_view value = option.substr(std::min(equals + 1, option.size()));
  if (name == "samples") {
    request.samples = whole_number<std::int64_t>(value, name);
  } else if (name == "seed") {
    request.seed = whole_number<std::uint64_t>(value, name);
  } else {
    throw bad_input(
        {message("generator.unknown_option", "'{1}' is not an option of a generator", name), "",
         message("generator.unknown_option.accepted", "samples=NUMBER, seed=NUMBER")});
  }
}

/// "ten-gaussians?samples=1500&seed=1"
Request read_request(std::string_view text) {
  Request request;
  const std::size_t question = std::min(text.find('?'), text.size());
  request.id = text.substr(0, question);
  text.remove_prefix(std::min(question + 1, text.size()));
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('&'), text.size());
    read_option(text.substr(0, end), request);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return request;
}

/// A data set with a known answer, generated from a seed; used by tests and lessons.
struct Generator {
  std::string id;  ///< "ten-gaussians"
  std::string title;
  std::string purpose;  ///< one line, with the source
  Index default_samples = 0;
  std::function<Dataset(Index samples, std::uint64_t seed)> make;
};

std::vector<Generator> builtin_generators() {
  constexpr Index samples = 1500;
  return {
      {"ten-gaussians", "Ten Gaussians",
       "Ten normal inputs, five of which matter (Wild et al. 2024, Table 1)", samples,
       ten_gaussians},
      {"monomials", "285 monomials",
       "All products of up to three of ten normal variables, ten of which matter (Wild et al. "
       "2024, Table 2)",
       samples, monomials},
      {"sinexp", "A nonlinear needle",
       "A nonlinear function of six of fifty columns (Mroueh et al. 2019)", 500, sinexp},
      {"linear", "Twenty of sixty", "A linear function of twenty of sixty columns, in much noise",
       500, linear_answer},
      {"mutations", "Mutations and a drug",
       "0/1 columns in the manner of HIV-1: which mutations resist a drug?", 500, mutations},
      {"countries", "Countries and years",
       "Life expectancy, and a column that only tells which country a row is of", 960, countries},
      {"torsions", "Three torsions", "A chain of six atoms: which variables keep its distances?",
       500, torsions},
      {"loud-and-quiet", "Loud and quiet columns",
       "What carries the variance and what explains the target are different columns", 300,
       loud_and_quiet},
      {"lines-and-pairs", "Lines and pairs",
       "Five of sixteen columns matter: along lines, by a square and by a product", 400,
       lines_and_pairs}};
}

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

void refuse_sample_count(Index samples, const std::string& generator, Index fewest, Index most) {
  if (samples < fewest || samples > most) {
    throw bad_input(
        {message("generator.bad_samples", "{1} {1:sample|samples}", samples),
         "generator " + generator,
         message("generator.bad_samples.accepted", "from {1} to {2} samples", fewest, most)});
  }
}

Dataset ten_gaussians(Index samples, std::uint64_t seed) {
  constexpr Index fewest = 4;
  constexpr Index most = 10000000;
  refuse_sample_count(samples, "ten-gaussians", fewest, most);
  constexpr auto dimension = static_cast<Index>(gaussian_weights.size());
  Random random(seed);
  Dataset dataset;
  dataset.name = "Ten Gaussians";
  dataset.source = "generator:ten-gaussians?samples=" + std::to_string(samples) +
                   "&seed=" + std::to_string(seed);
  dataset.columns = ten_gaussians_columns();
  dataset.values.resize(samples, 2 * dimension + 1);
  for (Index sample = 0; sample < samples; ++sample) {
    for (Index k = 0; k < dimension; ++k) {
      dataset.values(sample, k) = random.normal();
    }
  }
  const Eigen::Map<const Vector> weights(gaussian_weights.data(), dimension);
  dataset.values.middleCols(dimension, dimension) =
      dataset.values.leftCols(dimension) * weights.asDiagonal();
  dataset.values.rightCols<1>() =
      terciles(dataset.values.middleCols(dimension, dimension).rowwise().sum());
  return dataset;
}

bool is_generated(std::string_view source) { return source.starts_with(generator_prefix); }

Dataset open_generator(std::string_view source) {
  if (is_generated(source)) {
    source.remove_prefix(generator_prefix.size());
  }
  const Request request = read_request(source);
  std::string ids;
  for (const Generator& generator : builtin_generators()) {
    if (generator.id == request.id) {
      return generator.make(request.samples.value_or(generator.default_samples), request.seed);
    }
    ids += (ids.empty() ? "" : ", ") + generator.id;
  }
  throw bad_input(
      {message("generator.unknown", "no generator '{1}'", request.id), "", other_words(ids)});
}

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
