// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/result.h"

#include <map>

#include "core/message.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {

LearnedSpace display_space(const Result& result, const Problem& problem) {
  return display_space(result.space, result.selection.features, problem);
}

FeatureSelection positive_features(const std::vector<FeatureColumn>& columns) {
  FeatureSelection selection{{}, message("selection.positive_weights", "weight above 0")};
  for (const Index feature : ranking(columns)) {
    if (columns.front().values[static_cast<std::size_t>(feature)] > 0.0) {
      selection.features.push_back(feature);
    }
  }
  return selection;
}

std::vector<std::size_t> best_of_each_count(const std::vector<PathPoint>& path) {
  std::map<Index, std::size_t> best;
  for (std::size_t k = 0; k < path.size(); ++k) {
    if (path[k].feature_count < 1 || !std::isfinite(path[k].objective)) {
      continue;
    }
    const auto [known, is_new] = best.try_emplace(path[k].feature_count, k);
    if (!is_new && path[k].objective < path[known->second].objective) {
      known->second = k;
    }
  }
  std::vector<std::size_t> points;
  points.reserve(best.size());
  for (const auto& [count, point] : best) {
    points.push_back(point);
  }
  return points;
}

std::vector<std::string> messages_of(const Result& result) {
  std::vector<std::string> messages;
  for (const Finding& finding : result.findings) {
    messages.push_back(in_words(finding));
  }
  for (const Message& warning : result.warnings) {
    messages.push_back(in_words(warning));
  }
  return messages;
}

}  // namespace steelyard
