// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/result_difference.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/record/figure_json.h"
#include "core/study/studies.h"

namespace steelyard {
namespace {

/// Collects differences; lists each kind once.
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

void compare_columns(const Result& one, const Result& other, Differences& differences) {
  if (one.columns.size() != other.columns.size()) {
    differences.same(false, "other columns of features");
    return;
  }
  for (std::size_t k = 0; k < one.columns.size(); ++k) {
    const FeatureColumn& a = one.columns[k];
    const FeatureColumn& b = other.columns[k];
    differences.same(a.id == b.id && a.kind == b.kind, "other columns of features");
    differences.numbers(a.values, b.values, "features of which something is not known");
  }
}

void compare_spaces(const LearnedSpace& one, const LearnedSpace& other, Differences& differences) {
  differences.numbers(one.weights(), other.weights(), "other weights");
  const Matrix& a = one.map();
  const Matrix& b = other.map();
  differences.same(a.rows() == b.rows() && a.cols() == b.cols(), "a map of another size");
  differences.numbers(Vector(a.reshaped()), Vector(b.reshaped()), "another map");
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

/// Figures are compared as what a record keeps of them, number by number.
void compare_kept(const json::Json& one, const json::Json& other, Differences& differences) {
  if (one.is_number() && other.is_number()) {
    differences.number(one.get<double>(), other.get<double>(), "other figures");
  } else if (one.is_structured() && one.type() == other.type() && one.size() == other.size()) {
    auto at = other.begin();
    for (const json::Json& value : one) {
      compare_kept(value, *at++, differences);
    }
  } else {
    differences.same(one == other, "other figures");
  }
}

/// The figure of that id or, if there is none, that of the study that had the id in an earlier
/// version; nullptr if there is neither.
const Figure* same_figure(const std::string& id, const std::vector<Figure>& figures) {
  const auto with_id = [&](std::string_view wanted) {
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const Figure& figure) { return figure.id == wanted; });
    return found == figures.end() ? nullptr : &*found;
  };
  static const StudyRegistry studies = builtin_studies();
  const Figure* found = with_id(id);
  for (const auto& study : studies.all()) {
    found = found == nullptr && id == study->info().former_id ? with_id(study->info().id) : found;
  }
  return found;
}

/// Those of an earlier version are missing from its records.
void compare_findings(const Result& one, const Result& other, Differences& differences) {
  for (const Finding& finding : one.findings) {
    if (const Finding* same = find_finding(other.findings, finding.id)) {
      differences.number(finding.value, same->value, "other findings");
      differences.number(finding.error, same->error, "other findings");
    } else {
      differences.same(false, "other findings");
    }
  }
}

/// A version may draw more than an earlier one did.
void compare_figures(const Result& one, const Result& other, Differences& differences) {
  for (const Figure& figure : one.figures) {
    const Figure* same = same_figure(figure.id, other.figures);
    if (same == nullptr) {
      differences.same(false, "other figures");
      continue;
    }
    Figure now = *same;
    now.id = figure.id;
    now.places = figure.places;  // says where it is shown, not what was found
    compare_kept(json::from_figure(figure), json::from_figure(now), differences);
  }
}

void compare_samples(const Result& one, const Result& other, Differences& differences) {
  const SampleSelection none;
  const SampleSelection& a = one.samples ? *one.samples : none;
  const SampleSelection& b = other.samples ? *other.samples : none;
  differences.same(a.positions == b.positions, "other samples");
  differences.numbers(a.weights, b.weights, "other weights of samples");
}

}  // namespace

ResultDifference difference_of(const Result& one, const Result& other) {
  Differences differences;
  differences.number(one.objective, other.objective, "an objective that only one of them has");
  compare_columns(one, other, differences);
  compare_spaces(one.space, other.space, differences);
  differences.same(one.selection.features == other.selection.features, "another selection");
  differences.same(one.suggested_path_point == other.suggested_path_point,
                   "another suggested point of the path");
  compare_paths(one, other, differences);
  compare_samples(one, other, differences);
  compare_figures(one, other, differences);
  compare_findings(one, other, differences);
  return differences.found();
}

}  // namespace steelyard
