// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knee.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace steelyard {
namespace {

double log_count(const PathPoint& point) {
  return std::log(static_cast<double>(point.feature_count));
}

/// Heights on the axis on which the knee is looked for: logarithmic, or linear where an objective
/// is negative, which has no logarithm.
class Heights {
 public:
  explicit Heights(const std::vector<PathPoint>& path)
      : logarithmic_(std::none_of(path.begin(), path.end(),
                                  [](const PathPoint& point) { return point.objective < 0.0; })) {}

  [[nodiscard]] bool logarithmic() const { return logarithmic_; }
  [[nodiscard]] double of(const PathPoint& point) const {
    return logarithmic_ ? std::log(std::max(point.objective, std::numeric_limits<double>::min()))
                        : point.objective;
  }

 private:
  bool logarithmic_;
};

Message rule_for(const PathPoint& knee, const PathPoint& lowest, bool logarithmic) {
  if (&knee == &lowest) {
    return message("knee.lowest", "the lowest value of the path");
  }
  return logarithmic
             ? message("knee.of_logarithms",
                       "the knee of the curve, farthest below the line from its first point to its "
                       "lowest ({1} {1:feature|features}) when both axes are logarithmic; more "
                       "features gain little",
                       lowest.feature_count)
             : message("knee.of_values",
                       "the knee of the curve, farthest below the line from its first point to its "
                       "lowest ({1} {1:feature|features}) over the logarithm of their number; more "
                       "features gain little",
                       lowest.feature_count);
}

}  // namespace

std::optional<Knee> knee_of(const std::vector<PathPoint>& path) {
  const std::vector<std::size_t> best = best_of_each_count(path);
  if (best.empty()) {
    return std::nullopt;
  }
  const std::size_t lowest = *std::min_element(best.begin(), best.end(), [&](auto a, auto b) {
    return path[a].objective < path[b].objective;
  });
  const PathPoint& first = path[best.front()];
  const PathPoint& last = path[lowest];
  std::size_t knee = lowest;
  double farthest = 0.0;
  const Heights heights(path);
  const double run = log_count(last) - log_count(first);
  for (const std::size_t k : best) {
    if (run <= 0.0 || path[k].feature_count >= last.feature_count) {
      break;
    }
    const double share = (log_count(path[k]) - log_count(first)) / run;
    const double line = heights.of(first) + share * (heights.of(last) - heights.of(first));
    const double below = line - heights.of(path[k]);
    if (below > farthest) {
      farthest = below;
      knee = k;
    }
  }
  Message rule = rule_for(path[knee], path[lowest], heights.logarithmic());
  Message sentence =
      message("knee.features", "{1} {1:feature|features}: {2}.", path[knee].feature_count, rule);
  return Knee{knee, std::move(sentence), std::move(rule)};
}

}  // namespace steelyard
