// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/result_difference.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

/// Collects what differs; says each thing once.
class Differences {
 public:
  void number(double one, double other, const char* words) {
    const double difference = std::abs(one - other);
    if (std::isfinite(difference)) {
      found_.largest = std::max(found_.largest, difference);
    } else if (std::isnan(one) != std::isnan(other) || (!std::isnan(one) && one != other)) {
      say(words);
    }
  }
  void number(const std::optional<double>& one, const std::optional<double>& other,
              const char* words) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    number(one.value_or(none), other.value_or(none), words);
  }
  template <typename Numbers>
  void numbers(const Numbers& one, const Numbers& other, const char* words) {
    if (one.size() != other.size()) {
      say(words);
      return;
    }
    auto at = other.begin();
    for (const double value : one) {
      number(value, *at++, words);
    }
  }
  void same(bool same, const char* words) {
    if (!same) {
      say(words);
    }
  }
  [[nodiscard]] ResultDifference found() const { return found_; }

 private:
  void say(const char* words) {
    auto& all = found_.others;
    if (std::find(all.begin(), all.end(), words) == all.end()) {
      all.emplace_back(words);
    }
  }

  ResultDifference found_;
};

void compare_features(const Result& one, const Result& other, Differences& differences) {
  if (one.features.size() != other.features.size()) {
    differences.same(false, "other features");
    return;
  }
  for (std::size_t k = 0; k < one.features.size(); ++k) {
    const FeatureResult& a = one.features[k];
    const FeatureResult& b = other.features[k];
    differences.number(a.weight, b.weight, "weights that are no numbers");
    differences.number(a.score, b.score, "scores that are no numbers");
    differences.number(a.error, b.error, "other errors of scores");
    differences.number(a.p_value, b.p_value, "other p values");
    differences.number(a.q_value, b.q_value, "other q values");
    differences.number(a.selected_share, b.selected_share, "other shares of repeats");
  }
}

void compare_paths(const Result& one, const Result& other, Differences& differences) {
  if (one.path.size() != other.path.size()) {
    differences.same(false, "a path of another length");
    return;
  }
  for (std::size_t k = 0; k < one.path.size(); ++k) {
    const PathPoint& a = one.path[k];
    const PathPoint& b = other.path[k];
    differences.same(a.selection == b.selection, "other selections on the path");
    differences.number(a.objective, b.objective, "a path without some of the values");
    differences.number(a.penalty, b.penalty, "other penalties on the path");
    differences.numbers(a.weights, b.weights, "weights on the path that are no numbers");
  }
}

void compare_samples(const Result& one, const Result& other, Differences& differences) {
  const SampleSelection none;
  const SampleSelection& a = one.samples ? *one.samples : none;
  const SampleSelection& b = other.samples ? *other.samples : none;
  differences.same(a.positions == b.positions, "other samples");
  differences.numbers(a.weights, b.weights, "other weights of samples");
}

void compare_maps(const Result& one, const Result& other, Differences& differences) {
  const Matrix none;
  const Matrix& a = one.transformation ? *one.transformation : none;
  const Matrix& b = other.transformation ? *other.transformation : none;
  differences.same(a.rows() == b.rows() && a.cols() == b.cols(), "a map of another size");
  differences.numbers(Vector(a.reshaped()), Vector(b.reshaped()), "another map");
}

}  // namespace

ResultDifference difference_of(const Result& one, const Result& other) {
  Differences differences;
  differences.number(one.objective, other.objective, "an objective that only one of them has");
  compare_features(one, other, differences);
  differences.same(one.selection == other.selection, "another selection");
  differences.same(one.suggested_path_point == other.suggested_path_point,
                   "another suggested point of the path");
  compare_paths(one, other, differences);
  compare_samples(one, other, differences);
  compare_maps(one, other, differences);
  return differences.found();
}

}  // namespace steelyard
