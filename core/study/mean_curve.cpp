// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/mean_curve.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/message.h"

namespace steelyard {

MeanAndDeviation mean_and_deviation(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  double squares = 0.0;
  for (const double value : values) {
    squares += (value - mean) * (value - mean);
  }
  return {mean, std::sqrt(squares / count)};
}

std::optional<double> standard_error(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  return values.size() < 2
             ? std::nullopt
             : std::optional(mean_and_deviation(values).deviation / std::sqrt(count - 1.0));
}

FigurePoint mean_point(std::string figure, std::string line, double x,
                       const std::vector<double>& values, Band band) {
  const auto [mean, deviation] = mean_and_deviation(values);
  const auto [lowest, highest] = std::minmax_element(values.begin(), values.end());
  const bool extremes = band == Band::extremes;
  return {std::move(figure),
          std::move(line),
          x,
          mean,
          extremes ? *lowest : mean - deviation,
          extremes ? *highest : mean + deviation};
}

FigureLine mean_curve(std::string name, const ValuesAt& values, Band band) {
  FigureLine curve{std::move(name)};
  for (const auto& [x, at_x] : values) {
    if (at_x.empty()) {
      continue;
    }
    const FigurePoint point = mean_point("", "", x, at_x, band);
    curve.x.push_back(x);
    curve.y.push_back(point.y);
    curve.low.push_back(*point.low);
    curve.high.push_back(*point.high);
  }
  return curve;
}

Finding finding_at_kept(Finding finding, const ValuesAt& values, const Result& result) {
  const auto kept = static_cast<double>(
      result.suggested_path_point ? result.path[*result.suggested_path_point].feature_count
                                  : std::ssize(result.selection.features));
  const auto nearest =
      std::min_element(values.begin(), values.end(), [kept](const auto& one, const auto& other) {
        return std::abs(one.first - kept) < std::abs(other.first - kept);
      });
  finding.value = mean_and_deviation(nearest->second).mean;
  finding.error = standard_error(nearest->second);
  finding.measured_on = message("mean_curve.features", "{1} {1:feature|features}",
                                static_cast<Index>(nearest->first));
  return finding;
}

std::optional<double> first_below(const FigureLine& curve, double value) {
  for (std::size_t k = 0; k < curve.x.size(); ++k) {
    if (curve.y[k] > value) {
      continue;
    }
    if (k == 0) {
      return curve.x[0];
    }
    const double fall = std::log(curve.y[k - 1] / curve.y[k]);
    const double share = fall > 0.0 ? std::log(curve.y[k - 1] / value) / fall : 1.0;
    return curve.x[k - 1] * std::pow(curve.x[k] / curve.x[k - 1], share);
  }
  return {};
}

}  // namespace steelyard
