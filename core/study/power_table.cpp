// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/power_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/problem/whole_groups.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// So that the next table is made in a moment, which nothing can stop.
constexpr Index most_numbers = 2'000'000;

/// Streams of their own beside those of the tables, which are numbered from 0.
constexpr std::uint64_t first_order = std::uint64_t{1} << 32U;

using Options = PowerTableOptions;

PlantedTable sinexp(const Options& options, bool gaussian, PlantedDraw draw) {
  SinExpOptions of;
  of.samples = options.samples;
  of.columns = columns_of(options);
  of.correlation = options.correlation.value_or(of.correlation);
  of.noise = options.noise;
  of.gaussian = gaussian;
  return sinexp_table(of, draw);
}

PlantedTable liang(const Options& options, bool switching, PlantedDraw draw) {
  LiangOptions of;
  of.samples = options.samples;
  of.columns = columns_of(options);
  of.noise = options.noise.value_or(of.noise);
  of.switching = switching;
  return liang_table(of, draw);
}

PlantedTable toy_sine(const Options& options, PlantedDraw draw) {
  ToySineOptions of;
  of.samples = options.samples;
  of.columns = columns_of(options);
  of.noise = options.noise.value_or(of.noise);
  return toy_sine_table(of, draw);
}

PlantedTable linear(const Options& options, PlantedDraw draw) {
  LinearOptions of;
  of.samples = options.samples;
  of.columns = columns_of(options);
  of.correlation = options.correlation.value_or(of.correlation);
  of.noise = options.noise.value_or(of.noise);
  return linear_table(of, draw);
}

PlantedTable mutations(const Options& options, PlantedDraw draw) {
  MutationOptions of;
  of.samples = options.samples;
  of.columns = columns_of(options);
  of.noise = options.noise.value_or(of.noise);
  return mutation_table(of, draw);
}

struct Kind {
  const char* id;
  const char* title;
  const char* help;
  Index columns;  ///< usually
  Index least_columns;
  Index least_samples;
  bool takes_correlation;
  PlantedTable (*make)(const Options&, PlantedDraw);
};

const std::array<Kind, 7>& kinds() {
  static const std::array<Kind, 7> all{{
      {"sinexp", "SinExp", "6 true columns in a product of sines and exponentials", 50, 6, 4, true,
       [](const Options& o, PlantedDraw d) { return sinexp(o, false, d); }},
      {"sinexp-normal", "SinExp, normal columns", "the same with normally distributed columns", 50,
       6, 4, true, [](const Options& o, PlantedDraw d) { return sinexp(o, true, d); }},
      {"liang", "Liang", "40 true columns, half of them inside tanh; all columns correlate", 500,
       40, 4, false, [](const Options& o, PlantedDraw d) { return liang(o, false, d); }},
      {"liang-switching", "Liang, switching",
       "in each sample, 4 of 40 columns count; 10 more columns say which", 500, 50, 4, false,
       [](const Options& o, PlantedDraw d) { return liang(o, true, d); }},
      {"toy-sine", "Toy sine", "2 true columns in a fast sine of their radius", 50, 2, 4, false,
       toy_sine},
      {"linear", "Linear", "10 true columns, coefficients 1 and -1", 50, 10, 4, true, linear},
      {"mutations", "Mutations",
       "rare 0/1 columns in groups, as of mutations against a drug's resistance", 120, 30, 20,
       false, mutations},
  }};
  return all;
}

const Kind& kind_of(const Options& options) {
  const auto* const found = std::find_if(kinds().begin(), kinds().end(),
                                         [&](const Kind& kind) { return options.kind == kind.id; });
  return found == kinds().end() ? kinds().front() : *found;
}

template <typename Values>
void reorder(Values& values, const std::vector<Index>& order) {
  const Values before = values;
  for (std::size_t place = 0; place < values.size(); ++place) {
    values[place] = before[static_cast<std::size_t>(order[place])];
  }
}

/// \param order  of each new column, its place before
void reorder_columns(PlantedTable& table, const std::vector<Index>& order) {
  table.inputs = Matrix(table.inputs(Eigen::all, order));
  reorder(table.names, order);
  reorder(table.groups, order);
  std::vector<Index> truth;
  for (std::size_t place = 0; place < order.size(); ++place) {
    if (std::binary_search(table.true_columns.begin(), table.true_columns.end(), order[place])) {
      truth.push_back(static_cast<Index>(place));
    }
  }
  table.true_columns = std::move(truth);
}

}  // namespace

std::vector<ParameterChoice> power_table_kinds() {
  std::vector<ParameterChoice> choices;
  for (const Kind& kind : kinds()) {
    choices.push_back({kind.id, kind.title, kind.help});
  }
  return choices;
}

Index columns_of(const PowerTableOptions& options) {
  return options.columns.value_or(kind_of(options).columns);
}

std::vector<Complaint> trouble_with(const PowerTableOptions& options) {
  const Kind& kind = kind_of(options);
  const Index columns = columns_of(options);
  std::vector<Complaint> complaints;
  if (columns < kind.least_columns) {
    complaints.push_back(
        {"planted_columns", "Made-up columns",
         message("power.too_few_columns", "{1} {1:column is|columns are} too few for {2}", columns,
                 term_words(kind.title)),
         message("power.too_few_columns.accepted", "at least {1}", kind.least_columns)});
  }
  if (options.samples < kind.least_samples) {
    complaints.push_back(
        {"planted_samples", "Made-up samples",
         message("power.too_few_samples", "{1} {1:sample is|samples are} too few for {2}",
                 options.samples, term_words(kind.title)),
         message("power.too_few_samples.accepted", "at least {1}", kind.least_samples)});
  }
  if (options.samples * columns > most_numbers) {
    complaints.push_back(
        {"planted_samples", "Made-up samples",
         message("power.too_many_numbers",
                 "{1} {1:sample|samples} of {2} {2:column|columns} are too many for {3}",
                 options.samples, columns, term_words(kind.title)),
         message("power.too_many_numbers.accepted", "up to {1} samples",
                 std::max<Index>(1, most_numbers / columns))});
  }
  if (options.correlation && !kind.takes_correlation) {
    complaints.push_back(
        {"planted_correlation", "Made-up correlation",
         message("power.no_correlation", "it cannot be chosen for {1}", term_words(kind.title)),
         message("power.no_correlation.accepted", "auto")});
  }
  return complaints;
}

PlantedTable power_table(const PowerTableOptions& options, PlantedDraw draw) {
  PlantedTable table = kind_of(options).make(options, draw);
  Random random(draw.seed, Purpose::made_up_data, first_order + draw.number);
  reorder_columns(table, random.permutation(table.inputs.cols()));
  return table;
}

Problem problem_of(const PlantedTable& table) {
  Problem problem;
  problem.inputs = table.inputs;
  for (std::size_t column = 0; column < table.names.size(); ++column) {
    ColumnInfo feature;
    feature.name = table.names[column];
    feature.group = table.groups.empty() ? "" : table.groups[column];
    problem.features.push_back(std::move(feature));
  }
  problem.truth = table.target;
  ColumnInfo target;
  target.name = "y";
  problem.truth_features.push_back(std::move(target));
  Vector known = Vector::Zero(table.inputs.cols());
  known(table.true_columns).setOnes();
  problem.known_weights = std::move(known);
  forget_groups(problem);  // single columns are planted, and single ones are looked for
  return problem;
}

}  // namespace steelyard
