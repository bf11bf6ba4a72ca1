// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/planted_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <string_view>

#include "core/error.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::string_view letters = "ACDEFGHIKLMNPQRSTVWY";  // the amino acids
constexpr int treatments = 3;
constexpr Index fewest_carriers = 3;  // of a mutation, as tables of mutations leave out rarer ones

/// A place in the protein that mutates.
struct Position {
  Index number = 0;  ///< in the protein, from 1
  Index mutations = 0;
  int treatment = -1;  ///< under which its mutations become frequent; -1 if there is none
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

/// Who carries a mutation.
/// \param exposure  N; it is empty if no treatment selects the mutation
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

/// Like mutation_table(), but requires options within their ranges.
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

constexpr Index liang_groups = 10;

struct Shape {
  Index samples = 0;
  Index columns = 0;
};

void check(const char* kind, Shape shape, Index least_columns, double correlation, double noise) {
  const std::string where = std::string("made-up data, ") + kind;
  if (shape.samples < 4) {
    throw bad_input({message("planted.samples", "{1} {1:sample|samples}", shape.samples), where,
                     message("planted.samples.accepted", "at least 4")});
  }
  if (shape.columns < least_columns) {
    throw bad_input({message("planted.columns", "{1} {1:column|columns}", shape.columns), where,
                     message("planted.columns.accepted", "at least {1}", least_columns)});
  }
  if (!(correlation >= 0.0 && correlation < 1.0)) {
    throw bad_input(
        {message("planted.correlation", "a correlation of {1}", short_text(correlation, 4)), where,
         message("planted.correlation.accepted", "0 or more, less than 1")});
  }
  if (!(noise >= 0.0 && std::isfinite(noise))) {
    throw bad_input({message("planted.noise", "a noise of {1}", short_text(noise, 4)), where,
                     message("planted.noise.accepted", "0 or more")});
  }
}

Random stream(PlantedDraw draw) { return {draw.seed, Purpose::made_up_data, draw.number}; }

template <typename Draw>
Vector drawn(Index count, const Draw& draw) {
  Vector values(count);
  std::generate(values.begin(), values.end(), draw);
  return values;
}

/// Columns with a share of one variable in common: any two have that correlation.
template <typename Draw>
Matrix equally_correlated(Shape shape, double correlation, const Draw& draw) {
  const Vector common = drawn(shape.samples, draw);
  Matrix columns(shape.samples, shape.columns);
  for (auto column : columns.colwise()) {
    column =
        std::sqrt(1.0 - correlation) * drawn(shape.samples, draw) + std::sqrt(correlation) * common;
  }
  return columns;
}

std::vector<std::string> numbered_names(Index count) {
  std::vector<std::string> names;
  for (Index column = 1; column <= count; ++column) {
    names.push_back("x" + std::to_string(column));
  }
  return names;
}

PlantedTable table_of(Matrix inputs, Vector target, std::vector<Index> true_columns) {
  PlantedTable table{std::move(inputs), std::move(target), std::move(true_columns), {}, {}};
  table.names = numbered_names(table.inputs.cols());
  return table;
}

Matrix drawn_weights(Random& random) {
  constexpr std::array<double, 5> means{1.0, 2.0, 2.0, 1.0, 2.0};
  Matrix weights(liang_groups, std::ssize(means));
  for (Index group = 0; group < liang_groups; ++group) {
    for (Index weight = 0; weight < weights.cols(); ++weight) {
      weights(group, weight) = means.at(static_cast<std::size_t>(weight)) + random.normal();
    }
  }
  return weights;
}

/// What each group adds to the target: N x groups.
Matrix liang_terms(const Matrix& inputs, const Matrix& weights) {
  Matrix terms(inputs.rows(), liang_groups);
  for (Index group = 0; group < liang_groups; ++group) {
    const auto x = inputs.middleCols<4>(4 * group);
    const auto w = weights.row(group);
    terms.col(group) = w[0] * x.col(0) + w[1] * x.col(1) +
                       w[2] * (w[3] * x.col(2) + w[4] * x.col(3)).array().tanh().matrix();
  }
  return terms;
}

/// Of each sample, one group: 1 in its column.
Matrix drawn_groups(Index samples, Random& random) {
  Matrix groups = Matrix::Zero(samples, liang_groups);
  for (Index sample = 0; sample < samples; ++sample) {
    groups(sample, static_cast<Index>(random.below(liang_groups))) = 1.0;
  }
  return groups;
}

}  // namespace

PlantedTable sinexp_table(const SinExpOptions& options, PlantedDraw draw) {
  const double noise = options.noise.value_or(options.gaussian ? 0.2043 : 0.184);
  const Shape shape{options.samples, options.columns};
  check("SinExp", shape, 6, options.correlation, noise);
  Random random = stream(draw);
  const auto normal = [&random] { return random.normal(); };
  Matrix x = options.gaussian ? equally_correlated(shape, options.correlation, normal)
                              : equally_correlated(shape, options.correlation,
                                                   [&random] { return random.uniform(); });
  const auto of = [&x](Index column) { return x.col(column).array(); };
  Vector y = (of(0) * (of(0) + of(1))).sin() * (of(2) + of(3) * of(4)).cos() *
             (of(4).exp() + of(5).exp() - of(1)).sin();
  y += noise * drawn(options.samples, normal);
  if (options.gaussian) {
    y.array() = (y.array() - 0.03441) / 0.3547;
  } else {
    const double mean =
        0.5 * (std::sqrt(options.correlation) + std::sqrt(1.0 - options.correlation));
    x.array() = (x.array() - mean) * std::sqrt(12.0);
    y.array() = (y.array() - 0.08565) / 0.3187;
  }
  return table_of(std::move(x), std::move(y), all_positions(6));
}

PlantedTable liang_table(const LiangOptions& options, PlantedDraw draw) {
  const Index marks = options.switching ? liang_groups : 0;
  check("Liang", {options.samples, options.columns}, 4 * liang_groups + marks, 0.0, options.noise);
  if (options.weights &&
      (options.weights->rows() != liang_groups || options.weights->cols() != 5)) {
    throw bad_input({message("planted.weights", "weights of another shape"), "made-up data, Liang",
                     message("planted.weights.accepted", "10 rows of 5 weights")});
  }
  Random random = stream(draw);
  const auto normal = [&random] { return random.normal(); };
  const Matrix weights = options.weights ? *options.weights : drawn_weights(random);
  Matrix x(options.samples, options.columns);
  const Index gaussian = options.columns - marks;
  x.leftCols(gaussian) =
      std::sqrt(0.5) * equally_correlated({options.samples, gaussian}, 0.5, normal);
  const Matrix terms = liang_terms(x, weights);
  std::vector<Index> true_columns = all_positions(4 * liang_groups);
  Vector y;
  if (options.switching) {
    x.rightCols(marks) = drawn_groups(options.samples, random);
    y = terms.cwiseProduct(x.rightCols(marks)).rowwise().sum();
    for (Index mark = gaussian; mark < options.columns; ++mark) {
      true_columns.push_back(mark);
    }
  } else {
    y = terms.rowwise().sum();
  }
  y += options.noise * drawn(options.samples, normal);
  y.array() -= 1.0;
  return table_of(std::move(x), std::move(y), std::move(true_columns));
}

PlantedTable toy_sine_table(const ToySineOptions& options, PlantedDraw draw) {
  const Shape shape{options.samples, options.columns};
  check("toy sine", shape, 2, 0.0, options.noise);
  Random random = stream(draw);
  const auto normal = [&random] { return random.normal(); };
  Matrix x = equally_correlated(shape, 0.0, normal);
  Vector y = 5.0 * (4.0 * std::numbers::pi * x.leftCols<2>().rowwise().squaredNorm()).array().sin();
  y += options.noise * drawn(options.samples, normal);
  return table_of(std::move(x), std::move(y), all_positions(2));
}

PlantedTable linear_table(const LinearOptions& options, PlantedDraw draw) {
  const Shape shape{options.samples, options.columns};
  check("linear", shape, 1, options.correlation, options.noise);
  if (options.true_columns < 0 || options.true_columns > options.columns) {
    throw bad_input(
        {message("planted.true_columns", "{1} true {1:column|columns}", options.true_columns),
         "made-up data, linear",
         message("planted.true_columns.accepted", "from 0 to {1}", options.columns)});
  }
  Random random = stream(draw);
  const auto normal = [&random] { return random.normal(); };
  std::vector<Index> true_columns = random.subset(options.columns, options.true_columns);
  Matrix x = equally_correlated(shape, options.correlation, normal);
  Vector y = options.noise * drawn(options.samples, normal);
  for (const Index column : true_columns) {
    y += (random.uniform() < 0.5 ? -options.coefficient : options.coefficient) * x.col(column);
  }
  return table_of(std::move(x), std::move(y), std::move(true_columns));
}

PlantedTable mutation_table(const MutationOptions& options, PlantedDraw draw) {
  check("mutations", {options.samples, options.columns},
        2 * std::max<Index>(options.true_positions, 1), 0.0, options.noise);
  if (options.samples < 20 || options.true_positions < 0 || options.columns > 1500) {
    throw bad_input(
        {message("planted.mutations",
                 "too few samples, too many columns or a negative number of positions"),
         "made-up data, mutations",
         message("planted.mutations.accepted",
                 "at least 20 samples, at most 1500 columns, 0 true positions or more")});
  }
  Random random = stream(draw);
  return planted_mutations(options, random);
}

}  // namespace steelyard
