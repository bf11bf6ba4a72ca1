// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/discovery_rate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/error.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// Positions of the p-values that are numbers, the smallest first; equal ones
/// by position.
std::vector<Index> ascending(const Vector& p_values) {
  std::vector<Index> order;
  for (Index k = 0; k < p_values.size(); ++k) {
    const double p = p_values[k];
    if (p < 0.0 || p > 1.0) {
      throw bad_input({message("discovery_rate.bad_p_value", "a p-value is not valid"),
                       "feature " + std::to_string(k + 1),
                       message("discovery_rate.bad_p_value.accepted", "a number from 0 to 1")});
    }
    if (!std::isnan(p)) {
      order.push_back(k);
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](Index a, Index b) { return p_values[a] < p_values[b]; });
  return order;
}

}  // namespace

void refuse_bad_rate(double q) {
  if (!is_discovery_rate(q)) {
    throw bad_input({message("discovery_rate.bad_rate", "the false discovery rate is not valid"),
                     "q", message("discovery_rate.bad_rate.accepted", "a number between 0 and 1")});
  }
}

double permutation_p(Index as_good, Index repeats) {
  return static_cast<double>(1 + as_good) / static_cast<double>(1 + repeats);
}

Vector adjusted_p_values(const Vector& p_values) {
  const std::vector<Index> order = ascending(p_values);
  Vector adjusted = Vector::Constant(p_values.size(), std::numeric_limits<double>::quiet_NaN());
  double least = 1.0;
  for (std::size_t rank = order.size(); rank > 0; --rank) {
    const Index feature = order[rank - 1];
    least = std::min(
        least, p_values[feature] * static_cast<double>(order.size()) / static_cast<double>(rank));
    adjusted[feature] = least;
  }
  return adjusted;
}

std::vector<Index> discoveries(const Vector& p_values, double q, StepRule rule) {
  refuse_bad_rate(q);
  const std::vector<Index> order = ascending(p_values);
  std::size_t found = 0;
  for (std::size_t rank = 1; rank <= order.size(); ++rank) {
    const double limit = q * static_cast<double>(rank) / static_cast<double>(order.size());
    if (p_values[order[rank - 1]] <= limit) {
      found = rank;
    } else if (rule == StepRule::down) {
      break;
    }
  }
  std::vector<Index> features(order.begin(), order.begin() + static_cast<Index>(found));
  std::sort(features.begin(), features.end());
  return features;
}

KnockoffFilter knockoff_filter(const Vector& statistics, double q, int offset) {
  refuse_bad_rate(q);
  if (offset != 0 && offset != 1) {
    throw bad_input(
        {message("discovery_rate.bad_offset", "the offset of the knockoff filter is not valid"),
         "offset", message("discovery_rate.bad_offset.accepted", "0 or 1")});
  }
  std::vector<double> sizes;
  std::vector<double> above;
  std::vector<double> below;
  for (const double statistic : statistics) {
    if (std::isfinite(statistic) && statistic != 0.0) {
      sizes.push_back(std::abs(statistic));
      (statistic > 0.0 ? above : below).push_back(std::abs(statistic));
    }
  }
  for (std::vector<double>* some : {&sizes, &above, &below}) {
    std::sort(some->begin(), some->end());
  }
  const auto at_least = [](const std::vector<double>& some, double size) {
    return static_cast<double>(some.end() - std::lower_bound(some.begin(), some.end(), size));
  };
  KnockoffFilter filter{std::numeric_limits<double>::infinity(), {}};
  for (const double size : sizes) {
    const double share = (offset + at_least(below, size)) / std::max(1.0, at_least(above, size));
    if (share <= q) {
      filter.threshold = size;
      break;
    }
  }
  for (Index feature = 0; feature < statistics.size(); ++feature) {
    if (std::isfinite(statistics[feature]) && statistics[feature] >= filter.threshold) {
      filter.selected.push_back(feature);
    }
  }
  return filter;
}

Vector knockoff_e_values(const Vector& statistics, double q) {
  const KnockoffFilter filter = knockoff_filter(statistics, q, 1);
  const auto below = (statistics.array() <= -filter.threshold).count();
  Vector values = Vector::Zero(statistics.size());
  for (const Index feature : filter.selected) {
    values[feature] = static_cast<double>(statistics.size()) / (1.0 + static_cast<double>(below));
  }
  return values;
}

std::vector<Index> e_discoveries(const Vector& e_values, double q) {
  // A mean over draws may fall short of the limit by rounding alone.
  constexpr double rounding = 1e-12;
  std::vector<Index> order = falling(positions_above_zero(e_values), e_values);
  std::size_t found = 0;
  for (std::size_t rank = 1; rank <= order.size(); ++rank) {
    const double limit = static_cast<double>(e_values.size()) / (q * static_cast<double>(rank));
    if (e_values[order[rank - 1]] >= (1.0 - rounding) * limit) {
      found = rank;
    }
  }
  order.resize(found);
  std::sort(order.begin(), order.end());
  return order;
}

DiscoveryQuality discovery_quality(const std::vector<Index>& found,
                                   const std::vector<Index>& truth) {
  const auto right =
      static_cast<double>(std::count_if(found.begin(), found.end(), [&truth](Index feature) {
        return std::binary_search(truth.begin(), truth.end(), feature);
      }));
  const auto finds = static_cast<double>(found.size());
  return {right / static_cast<double>(truth.size()), (finds - right) / std::max(1.0, finds)};
}

}  // namespace steelyard
