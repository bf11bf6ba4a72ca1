// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>

#include "core/parameter/bound_parameter.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

/// The false discovery rates of studies that are left to choose theirs.
inline constexpr double usual_knockoff_rate = 0.2;
inline constexpr double usual_p_value_rate = 0.1;

/// The id of the parameter of their false discovery rate.
inline constexpr const char* discovery_rate_id = "fdr";

/// The parameter of the false discovery rate, for every study that makes discoveries.
/// \param field  `nullopt` for the study's usual rate
template <typename Options>
[[nodiscard]] BoundParameter<Options> discovery_rate_parameter(
    Field<Options, std::optional<double>> field) {
  return parameter({discovery_rate_id, "False discovery rate q",
                    "Share of the discoveries that may be false, on average; auto: 0.2 for "
                    "knockoffs, 0.1 for p-values."},
                   std::move(field), {1e-3, 0.999});
}
/// The false discovery rate: the one in `settings`, or `usual` if it is automatic.
[[nodiscard]] double discovery_rate(const ParameterValues& settings, double usual);

/// How a feature is compared with its knockoff.
enum class KnockoffStatistic {
  difference,     ///< W = Z - Z~
  signed_maximum  ///< the larger of both, with the sign of Z - Z~; 0 if neither is above 0
};

/// The options of the knockoff study.
struct KnockoffPlanOptions {
  std::optional<double> rate;       ///< `nullopt` for the usual rate
  int offset = 1;                   ///< offset of the filter, 0 or 1
  Index draws = 1;                  ///< number of draws of knockoffs
  std::optional<double> draw_rate;  ///< `nullopt` for half of q()
  KnockoffStatistic statistic = KnockoffStatistic::difference;
  KnockoffOptions knockoffs;

  /// The false discovery rate.
  [[nodiscard]] double q() const { return rate.value_or(usual_knockoff_rate); }
  /// The rate of the filter inside each draw, if there are several draws or layers of groups.
  [[nodiscard]] double draw_q() const { return draw_rate.value_or(0.5 * q()); }
};

[[nodiscard]] const ParameterList<KnockoffPlanOptions>& knockoff_parameters();
/// \param settings  settings without complaints
[[nodiscard]] KnockoffPlanOptions knockoff_plan_options(const ParameterValues& settings);

/// The statistic W of a feature. A feature or knockoff without a finite score counts against the
/// feature, never for it: W is then not above 0.
/// \param own, of_knockoff  scores of the feature and of its knockoff
[[nodiscard]] double knockoff_statistic(KnockoffStatistic how, double own, double of_knockoff);

}  // namespace steelyard
