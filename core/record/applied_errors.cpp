// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/applied_errors.h"

#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr Index fewest_tested = 3;

/// Of the column with that name; nothing if the rows have none, or one of another kind.
std::optional<Index> column_of_kind(const Dataset& rows, const std::string& name, ColumnKind kind) {
  const auto column = rows.column_named(name);
  return column && rows.columns[static_cast<std::size_t>(*column)].kind == kind ? column
                                                                                : std::nullopt;
}

/// What a step of preparation filled is not known.
Vector known_values(const Dataset& rows, Index column) {
  Vector values = rows.values.col(column);
  const std::vector<bool>& filled = rows.columns[static_cast<std::size_t>(column)].filled;
  for (std::size_t row = 0; row < filled.size(); ++row) {
    if (filled[row]) {
      values[static_cast<Index>(row)] = std::numeric_limits<double>::quiet_NaN();
    }
  }
  return values;
}

std::optional<Message> error_of_numbers(const ColumnInfo& target, const Vector& known,
                                        const Vector& predicted, double mean) {
  Index tested = 0;
  double missed = 0.0;
  double missed_by_mean = 0.0;
  for (Index row = 0; row < known.size(); ++row) {
    if (std::isfinite(known[row]) && std::isfinite(predicted[row])) {
      ++tested;
      missed += std::pow(predicted[row] - known[row], 2);
      missed_by_mean += std::pow(mean - known[row], 2);
    }
  }
  if (tested < fewest_tested || !(missed_by_mean > 0.0)) {
    return std::nullopt;
  }
  const std::string unit = target.unit.empty() ? std::string() : " " + target.unit;
  return message("applied.error",
                 "{1} is known in {2} rows: the predictions miss it by {3} (root mean square), {4} "
                 "times what the mean of the run's samples misses (less than for other rows, if "
                 "the run learned from these)",
                 target.name, tested,
                 short_text(std::sqrt(missed / static_cast<double>(tested)), 3) + unit,
                 short_text(std::sqrt(missed / missed_by_mean), 2));
}

/// The class that most of the run's samples have.
std::string usual_class(const Labels& labels) {
  std::map<int, Index> counts;
  int usual = 0;
  for (const int one : labels.class_of) {
    if (one >= 0 && ++counts[one] > counts[usual]) {
      usual = one;
    }
  }
  return labels.names.at(static_cast<std::size_t>(usual));
}

std::optional<Message> error_of_classes(const Labels& labels, const Dataset& prepared,
                                        const Vector& predicted) {
  const auto column = column_of_kind(prepared, labels.name, ColumnKind::category);
  if (!column) {
    return std::nullopt;
  }
  const auto& words = prepared.columns[static_cast<std::size_t>(*column)].categories;
  const Vector values = known_values(prepared, *column);
  const std::string usual = usual_class(labels);
  Index tested = 0;
  Index right = 0;
  Index usually_right = 0;
  for (Index row = 0; row < predicted.size(); ++row) {
    if (!std::isfinite(values[row]) || !std::isfinite(predicted[row])) {
      continue;
    }
    const std::string& known = words.at(static_cast<std::size_t>(values[row]));
    ++tested;
    right +=
        labels.names.at(static_cast<std::size_t>(std::llround(predicted[row]))) == known ? 1 : 0;
    usually_right += usual == known ? 1 : 0;
  }
  if (tested < fewest_tested) {
    return std::nullopt;
  }
  return message("applied.right",
                 "{1} is known in {2} rows: {3} of them are predicted rightly, and {4} would be if "
                 "{5} were always said (more than for other rows, if the run learned from these)",
                 labels.name, tested, right, usually_right, in_quotes(usual));
}

}  // namespace

std::vector<Message> errors_of_predictions(const Application& application, const Dataset& prepared,
                                           const Matrix& predicted) {
  const Problem& problem = *application.problem;
  std::vector<Message> errors;
  const auto add = [&errors](std::optional<Message> error) {
    if (error) {
      errors.push_back(*std::move(error));
    }
  };
  if (predicted.cols() == 0 || application.record.truth_data) {
    return errors;
  }
  if (problem.truth_features.empty()) {
    if (problem.labels) {
      add(error_of_classes(*problem.labels, prepared, predicted.col(0)));
    }
    return errors;
  }
  for (std::size_t at = 0; at < problem.truth_features.size(); ++at) {
    const ColumnInfo& target = problem.truth_features[at];
    const auto column = column_of_kind(prepared, target.name, ColumnKind::number);
    if (column && target.period == 0.0) {
      const auto place = static_cast<Index>(at);
      add(error_of_numbers(target, known_values(prepared, *column), predicted.col(place),
                           problem.truth.col(place).mean()));
    }
  }
  return errors;
}

}  // namespace steelyard
