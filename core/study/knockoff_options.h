// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

/// How a feature is compared with its knockoff.
enum class KnockoffStatistic {
  difference,     ///< W = Z - Z~
  signed_maximum  ///< the larger of both, with the sign of Z - Z~; 0 if neither is above 0
};

/// The options of the knockoff study.
struct KnockoffPlanOptions {
  double q = 0.2;       ///< the false discovery rate
  int offset = 1;       ///< offset of the filter, 0 or 1
  Index draws = 1;      ///< number of draws of knockoffs
  double draw_q = 0.1;  ///< rate of the filter inside each draw, if there are several
  KnockoffStatistic statistic = KnockoffStatistic::difference;
  KnockoffOptions knockoffs;
};

[[nodiscard]] std::vector<ParameterSpec> knockoff_parameters();
/// \param settings  settings without complaints
[[nodiscard]] KnockoffPlanOptions knockoff_plan_options(const ParameterValues& settings);

/// The parameter of the false discovery rate, for every study that makes discoveries.
[[nodiscard]] ParameterSpec discovery_rate_parameter();
/// The rates of studies that are left to choose theirs.
inline constexpr double usual_knockoff_rate = 0.2;
inline constexpr double usual_p_value_rate = 0.1;
/// The values of the rates that `settings` leaves to the study, by id.
/// \param usual  rate that the study chooses if its parameter is automatic
[[nodiscard]] ParameterValues known_rates(const ParameterValues& settings, double usual);
/// The false discovery rate: the one in `settings`, or `usual` if it is automatic.
[[nodiscard]] double discovery_rate(const ParameterValues& settings, double usual);

/// The statistic W of a feature. A feature or knockoff without a finite score counts against the
/// feature, never for it: W is then not above 0.
/// \param own, of_knockoff  scores of the feature and of its knockoff
[[nodiscard]] double knockoff_statistic(KnockoffStatistic how, double own, double of_knockoff);

}  // namespace steelyard
