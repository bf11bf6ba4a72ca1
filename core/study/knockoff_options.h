// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/parameter.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

/// How a feature is compared with its knockoff.
enum class KnockoffStatistic {
  difference,     ///< W = Z - Z~
  signed_maximum  ///< the larger of both, its sign that of Z - Z~; 0 where neither is above 0
};

/// What the knockoff study is asked to do.
struct KnockoffPlanOptions {
  double q = 0.2;       ///< the false discovery rate
  int offset = 1;       ///< of the filter
  Index draws = 1;      ///< of knockoffs
  double draw_q = 0.1;  ///< of the filter inside each of several draws
  KnockoffStatistic statistic = KnockoffStatistic::difference;
  KnockoffOptions knockoffs;
};

[[nodiscard]] std::vector<ParameterSpec> knockoff_parameters();
/// \param settings  without complaints
[[nodiscard]] KnockoffPlanOptions knockoff_plan_options(const ParameterValues& settings);

/// The rate that discoveries are made at, for every study that makes some.
[[nodiscard]] ParameterSpec discovery_rate_parameter();
/// What it is where it is left to the study.
inline constexpr double usual_knockoff_rate = 0.2;
inline constexpr double usual_p_value_rate = 0.1;
/// \param usual  of the study, where it is left to it
/// What the rates that `settings` leave to the study stand for. \param usual  the usual rate
[[nodiscard]] ParameterValues known_rates(const ParameterValues& settings, double usual);
[[nodiscard]] double discovery_rate(const ParameterValues& settings, double usual);

/// W of a feature. What has no finite score speaks against the feature, never for it: W is then not
/// above 0. \param own, of_knockoff  what the method says of either
[[nodiscard]] double knockoff_statistic(KnockoffStatistic how, double own, double of_knockoff);

}  // namespace steelyard
