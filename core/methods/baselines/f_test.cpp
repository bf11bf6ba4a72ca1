// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/f_test.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include "core/measures/discovery_rate.h"
#include "core/measures/incomplete_beta.h"
#include "core/methods/baselines/explained_share.h"
#include "core/methods/baselines/joint_f_test.h"
#include "core/parameter/bound_parameter.h"
#include "core/positions.h"
#include "core/problem/inputs_of_samples.h"
#include "core/problem/row_copies.h"
#include "core/problem/targets.h"
#include "core/problem/whole_groups.h"
#include "core/text.h"

namespace steelyard::baselines {
namespace {

constexpr double no_score = std::numeric_limits<double>::quiet_NaN();

struct FTestOptions {
  double level = 0.05;  ///< the false discovery rate
};

const ParameterList<FTestOptions>& f_test_parameters() {
  static const ParameterList<FTestOptions> list{parameter(
      {"q", "False discovery rate", "The expected share of false ones among the selected columns."},
      field(&FTestOptions::level), {1e-6, 0.999})};
  return list;
}

std::vector<Complaint> complaints_of_f_test(const Problem& problem,
                                            const ParameterValues& /*values*/) {
  // Copies of a row say nothing new: they give no degrees of freedom.
  const auto samples =
      static_cast<Index>(std::floor(effective_samples(problem, samples_with_target(problem))));
  const Index targets = number_of_targets(problem);
  const bool classes = classes_are_target(problem);
  const Index degrees = targets - (classes ? 1 : 0);
  if (samples < degrees + 2) {
    return {
        {"", "Samples",
         classes
             ? message("f_test.too_few_for_classes",
                       "{1} {1:sample|samples} with a target cannot test {2} classes", samples,
                       targets)
             : message(
                   "f_test.too_few_for_columns",
                   "{1} {1:sample|samples} with a target cannot test {2} target {2:column|columns}",
                   samples, targets),
         message("f_test.too_few.accepted", "at least {1} samples", degrees + 2)}};
  }
  return {};
}

/// In place of the p-values of a group's columns, that of all of them together: the rate is then
/// promised of what is selected as one.
/// \param units  groups, and columns alone
/// \param p      D, of each column alone; NaN of one that does not vary
void test_groups_as_one(const Problem& problem, const std::vector<std::vector<Index>>& units,
                        std::vector<double>& p) {
  std::vector<std::vector<Index>> groups;
  std::copy_if(
      units.begin(), units.end(), std::back_inserter(groups), [&p](const std::vector<Index>& unit) {
        return unit.size() > 1 && std::any_of(unit.begin(), unit.end(), [&p](Index column) {
                 return !std::isnan(p[static_cast<std::size_t>(column)]);
               });
      });
  if (groups.empty()) {
    return;
  }
  const Vector evidence = joint_f_evidence(problem, groups);
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const Index column : groups[group]) {
      p[static_cast<std::size_t>(column)] = std::exp(-evidence[static_cast<Index>(group)]);
    }
  }
}

/// A group counts once, however many columns it has.
/// \param p  D, the same for all columns of a unit
std::vector<double> q_values_of(const std::vector<std::vector<Index>>& units,
                                const std::vector<double>& p) {
  Vector of_units(std::ssize(units));
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    of_units[static_cast<Index>(unit)] = p[static_cast<std::size_t>(units[unit].front())];
  }
  const Vector adjusted = adjusted_p_values(of_units);
  std::vector<double> q(p.size());
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    for (const Index column : units[unit]) {
      q[static_cast<std::size_t>(column)] = adjusted[static_cast<Index>(unit)];
    }
  }
  return q;
}

Message rule_of_f_test(const Problem& problem, double level) {
  const std::string rate = short_text(level, 3);
  const Message doubt = doubt_in_brackets(problem.order);
  return WholeGroups(problem).none()
             ? message("f_test.rule",
                       "false discovery rate at most {1} (Benjamini and Hochberg){2}", rate, doubt)
             : message(
                   "f_test.rule_of_groups",
                   "false discovery rate at most {1} (Benjamini and Hochberg), where a group of "
                   "columns is tested as a whole and counts once{2}",
                   rate, doubt);
}

std::optional<FilterAnswer> answer_of_f_test(const Problem& problem, const ParameterValues& values,
                                             const std::stop_token& stop) {
  const std::vector<Index> samples = samples_with_target(problem);
  const Targets targets = targets_of_samples(problem, samples);
  const InputsOfSamples inputs(problem, samples);
  const auto share = explained_share(inputs.all(), targets.values, stop);
  if (!share) {
    return std::nullopt;
  }
  const auto above = static_cast<double>(share->degrees);
  const double below = effective_samples(problem, samples) - 1.0 - above;
  const IncompleteBeta beta(0.5 * below, 0.5 * above);
  FeatureColumn statistic{"f", "F",
                          "Explained by the target over what is left, each by its degrees "
                          "of freedom",
                          ValueKind::score};
  FeatureColumn p_value{
      "p_value", "p-value",
      "How likely such an F is, if the column has nothing to do with the target; of a "
      "group of columns, that of all of them together",
      ValueKind::p_value};
  FeatureColumn q_value{"q_value", "q-value",
                        "The lowest false discovery rate at which the column is a discovery "
                        "(Benjamini and Hochberg)",
                        ValueKind::q_value};
  for (Index input = 0; input < problem.dimension(); ++input) {
    const double explained = share->explained[input];
    // A column that is the target itself has a large F, not an infinite one, and the same as
    // another such column: what rounding leaves of them has no rank.
    constexpr double most = 1e14;
    const double left = std::max(share->left[input], explained / most);
    const bool varies = explained + left > 0.0;
    const double ratio = share->left[input] < left ? most : explained / left;
    statistic.values.push_back(varies ? ratio * below / above : no_score);
    p_value.values.push_back(varies ? f_test_p_value(beta, explained, left) : no_score);
  }
  const auto units = WholeGroups(problem).steps(all_positions(problem.dimension()));
  test_groups_as_one(problem, units, p_value.values);
  q_value.values = q_values_of(units, p_value.values);
  const double level = options_of(f_test_parameters(), values).level;
  FilterAnswer answer;
  answer.selection.rule = rule_of_f_test(problem, level);
  answer.columns = {statistic, p_value, q_value};
  for (const Index input : ranking(answer.columns)) {
    if (answer.columns.back().values[static_cast<std::size_t>(input)] <= level) {
      answer.selection.features.push_back(input);
    }
  }
  return answer;
}

Estimate estimate_of_f_test(const Problem& problem, const ParameterValues& /*values*/) {
  const auto cells = static_cast<double>(problem.samples() * problem.dimension());
  const auto targets = static_cast<double>(std::max<Index>(problem.truth.cols(), 1));
  Estimate estimate;
  estimate.bytes = sizeof(double) * cells;
  estimate.seconds = cells * (4.0 + 4.0 * targets) / 2e9;
  return estimate;
}

}  // namespace

Filter f_test() {
  Filter filter;
  filter.info = filter_info(
      "f-test", "F test",
      "Tests each column by itself for a linear relation with the target, or for means that differ "
      "between classes.",
      "R. A. Fisher: Statistical methods for research workers, Oliver and Boyd (1925); Y. "
      "Benjamini, Y. Hochberg: "
      "Controlling the false discovery rate, Journal of the Royal Statistical Society B 57, "
      "289-300 (1995) doi:10.1111/j.2517-6161.1995.tb02031.x");
  filter.info.equations =
      "numbers:  F = (N − 2) r^{2} / (1 − r^{2})\n"
      "classes:  F = [Σ_{c} n_{c} (m_{c} − m)^{2} / (C − 1)] / [Σ_{c} Σ_{i∈c} (x_{i} "
      "− m_{c})^{2} / (N − C)]";
  filter.info.symbols =
      "r: the correlation of a column with the target; n_{c}, m_{c}: number and mean "
      "of the samples of class c, of C; m: the mean of all. From F comes a p-value; "
      "those below the level of Benjamini and Hochberg are selected.";
  filter.info.suits =
      "For a ranking of thousands of columns in no time, with p-values, where a "
      "linear relation or a shift between classes is expected.";
  filter.info.unsuited =
      "Not for curves, for columns that matter only together, or against redundancy. "
      "Its p-values need independent samples.";
  filter.schema = ParameterSchema(specs_of(f_test_parameters()));
  filter.of_products = true;
  filter.rate_parameter = "q";
  filter.complaints = complaints_of_f_test;
  filter.estimate = estimate_of_f_test;
  filter.answer = answer_of_f_test;
  return filter;
}

}  // namespace steelyard::baselines
