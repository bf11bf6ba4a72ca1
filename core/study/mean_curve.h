// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/run/result.h"

namespace steelyard {

/// Values of the replicates at each x.
using ValuesAt = std::map<double, std::vector<double>>;

enum class Band {
  deviation,  ///< mean -+ standard deviation
  extremes,   ///< lowest to highest
};

/// Mean and standard deviation (over n, not n - 1) of at least one number.
struct MeanAndDeviation {
  double mean = 0.0;
  double deviation = 0.0;
};
[[nodiscard]] MeanAndDeviation mean_and_deviation(const std::vector<double>& values);

/// Of the mean of independent numbers; `nullopt` for fewer than two.
[[nodiscard]] std::optional<double> standard_error(const std::vector<double>& values);

/// One point for each x with a value: the mean and its band.
[[nodiscard]] FigureLine mean_curve(std::string name, const ValuesAt& values, Band band);
/// The same mean and band at one x, as a point of a growing curve.
[[nodiscard]] FigurePoint mean_point(std::string figure, std::string line, double x,
                                     const std::vector<double>& values, Band band);

/// Where a falling curve first comes down to a value, by interpolation between logarithms.
[[nodiscard]] std::optional<double> first_below(const FigureLine& curve, double value);

/// The finding with the mean of the values, and its standard error, at the number of features that
/// the run itself suggests (held-out samples may choose another one later), or at the nearest
/// number that has values. The finding names the number.
/// \param values  by number of features, at least one
[[nodiscard]] Finding finding_at_kept(Finding finding, const ValuesAt& values,
                                      const Result& result);

}  // namespace steelyard
