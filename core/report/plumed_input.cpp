// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/plumed_input.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/data/text_table.h"
#include "core/error.h"
#include "core/message.h"
#include "core/prepare/preparation.h"
#include "core/record/run_tables.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// PLUMED computes the collective variables themselves; what a step made of them is not in it.
void refuse_changed_values(const TableOrigin& origin) {
  for (const PreparationStep& step : origin.steps) {
    if (preparation(step.id).changes_values) {
      throw bad_input(
          {message("plumed.prepared", "the values were changed by a step: {1}", described(step)),
           "PLUMED",
           message("plumed.prepared.accepted", "a run of the collective variables as they are")});
    }
  }
}

bool is_label(std::string_view name) {
  constexpr std::string_view extra = "_-.:[]";
  return !name.empty() && name.front() != '@' && std::all_of(name.begin(), name.end(), [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           extra.find(c) != std::string_view::npos;
  });
}

const std::string& label_of(const ColumnInfo& input) {
  if (!is_label(input.name)) {
    throw bad_input(
        {message("plumed.name", "{1} is not a name that PLUMED can have", in_quotes(input.name)),
         "PLUMED",
         message("plumed.name.accepted", "names of letters, digits and any of _ - . : [ ]")});
  }
  return input.name;
}

/// A combination of one periodic variable is periodic itself: between 0 and P where no value is
/// negative, otherwise between -P/2 and P/2, each times the factor.
std::string periodicity(const Problem& problem, Index input, double factor) {
  const double period = problem.features[static_cast<std::size_t>(input)].period * factor;
  if (!(period > 0.0)) {
    return "NO";
  }
  const bool negative = problem.inputs.col(input).minCoeff() < 0.0;
  const double least = negative ? -0.5 * period : 0.0;
  return number_text(least) + "," + number_text(least + period);
}

/// One coordinate: a sum of inputs, each times its coefficient.
struct Combination {
  std::string name;
  std::vector<Index> inputs;
  std::vector<double> coefficients;
};

std::string line_of(const Combination& sum, const Problem& problem) {
  std::string arguments;
  std::string coefficients;
  for (std::size_t k = 0; k < sum.inputs.size(); ++k) {
    const std::string comma = k == 0 ? "" : ",";
    arguments += comma + label_of(problem.features[static_cast<std::size_t>(sum.inputs[k])]);
    coefficients += comma + number_text(sum.coefficients[k]);
  }
  const std::string periodic =
      sum.inputs.size() == 1 ? periodicity(problem, sum.inputs[0], sum.coefficients[0]) : "NO";
  return sum.name + ": COMBINE ARG=" + arguments + " COEFFICIENTS=" + coefficients +
         " PERIODIC=" + periodic + "\n";
}

std::vector<Combination> mapped(const LearnedSpace& space, const std::vector<Index>& kept) {
  const Matrix map = space.restricted_to(kept).map();
  std::vector<Combination> sums;
  for (Index row = 0; row < map.rows(); ++row) {
    Combination sum{"steelyard_" + std::to_string(row + 1), kept, {}};
    for (const Index input : kept) {
      sum.coefficients.push_back(map(row, input));
    }
    sums.push_back(std::move(sum));
  }
  return sums;
}

std::vector<Combination> weighted(const LearnedSpace& space, const std::vector<Index>& kept,
                                  const Problem& problem) {
  const Vector factors = coordinate_factors(space, kept);
  std::vector<Combination> sums;
  for (std::size_t k = 0; k < kept.size(); ++k) {
    const std::string& name = label_of(problem.features[static_cast<std::size_t>(kept[k])]);
    sums.push_back({"steelyard_" + name, {kept[k]}, {factors[static_cast<Index>(k)]}});
  }
  return sums;
}

}  // namespace

std::string plumed_input(const Record& record, const Problem& problem, const TableOrigin& origin) {
  refuse_changed_values(origin);
  const LearnedSpace& space = record.result.space;
  const std::vector<Index> kept =
      reduced_to(space, shown_selection(record).features, record.chosen.has_value());
  refuse_no_columns(kept);
  std::string text = "# Coordinates of a run of " + record.method +
                     ". The collective variables must be defined above.\n";
  std::string printed;
  for (const Combination& sum :
       space.is_map() ? mapped(space, kept) : weighted(space, kept, problem)) {
    text += line_of(sum, problem);
    printed += (printed.empty() ? "" : ",") + sum.name;
  }
  return text + "PRINT ARG=" + printed + " FILE=STEELYARD STRIDE=1\n";
}

}  // namespace steelyard
