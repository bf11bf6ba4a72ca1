// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/unfair_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/data/identifier.h"
#include "core/measures/correlation.h"
#include "core/measures/sample_groups.h"
#include "core/measures/spread.h"
#include "core/positions.h"

namespace steelyard {
namespace {

constexpr double same = 0.999;
constexpr Index most_looked_at = 5000;

/// In the same order or in the opposite one. Few samples may be so by chance.
constexpr Index fewest_in_order = 20;
bool same_order(const Vector& one, const Vector& other) {
  return one.size() >= fewest_in_order && std::abs(spearman_correlation(one, other)) > same;
}

/// Whether what has few values falls into one piece for each of them along other values, as what is
/// rounded or cut off from these does. Some gap of these between two pieces is no wider than the
/// widest within one: groups that nature keeps apart have wide gaps.
/// \param pieces  numbers, or numbers of classes
bool falls_into_pieces(const Vector& values, const Vector& pieces) {
  const std::vector<Index> order = falling(all_positions(values.size()), values);
  std::set<double> met{pieces[order.front()]};
  double narrowest_between = std::numeric_limits<double>::infinity();
  double widest_within = 0.0;
  for (std::size_t at = 1; at < order.size(); ++at) {
    const double gap = values[order[at - 1]] - values[order[at]];
    const double here = pieces[order[at]];
    if (here == pieces[order[at - 1]]) {
      widest_within = std::max(widest_within, gap);
      continue;
    }
    if (!(gap > 0.0) || !met.insert(here).second) {
      return false;
    }
    narrowest_between = std::min(narrowest_between, gap);
  }
  return narrowest_between <= widest_within;
}

/// Whether the most frequent value leaves as many samples as chance hardly puts in order.
bool varies_enough(const Vector& pieces) {
  constexpr Index fewest_others = 10;
  constexpr Index fewest_of_each = 2;  // on average
  std::map<double, Index> counts;
  Index most = 0;
  for (const double value : pieces) {
    most = std::max(most, ++counts[value]);
  }
  const Index samples = pieces.size();
  return samples - most >= fewest_others && fewest_of_each * std::ssize(counts) <= samples;
}

/// The samples in the order of their distance from the middle of the target, the nearest first.
std::vector<Index> outwards(const Vector& target) {
  Vector sorted = target;
  double* const middle = sorted.data() + sorted.size() / 2;
  std::nth_element(sorted.data(), middle, sorted.data() + sorted.size());
  return falling(all_positions(target.size()), Vector(-(target.array() - *middle).abs()));
}

/// The correlation without the samples farthest from the middle of the target; NaN where one of
/// both is constant among the others.
double correlation_without(const Vector& values, const Vector& target,
                           const std::vector<Index>& outwards, Index farthest) {
  const std::vector<Index> others(outwards.begin(), outwards.end() - farthest);
  return pearson_correlation(values(others), target(others));
}

std::vector<int> at(const std::vector<int>& values, const std::vector<Index>& positions) {
  std::vector<int> picked;
  picked.reserve(positions.size());
  for (const Index position : positions) {
    picked.push_back(values[static_cast<std::size_t>(position)]);
  }
  return picked;
}

/// The samples that are looked at.
class Looked {
 public:
  Looked(const Problem& problem, const std::optional<std::vector<int>>& group_of,
         const std::string& group_name)
      : problem_(problem),
        name_(group_name),
        samples_(every_nth(problem.samples(), most_looked_at)) {
    if (problem.truth_kind == TruthKind::columns) {
      truth_ = problem.truth(samples_, Eigen::all);
    }
    if (group_of) {
      groups_ = at(*group_of, samples_);
      target_differs_ = target_varies_between(*groups_);
    }
    if (problem.labels) {
      classes_ = at(problem.labels->class_of, samples_);
    }
    find_different();
    find_targets_of_few_values();
  }

  [[nodiscard]] Vector values(Index feature) const {
    return problem_.inputs.col(feature)(samples_);
  }
  /// \return the target's column; empty if there is none
  [[nodiscard]] std::string leaked(const Vector& values) const {
    for (Index column = 0; column < std::min(truth_.cols(), most_targets); ++column) {
      const Vector target = truth_.col(column);
      if (are_correlated(values, target, same) || same_order(values, target)) {
        return name_of_target(column);
      }
    }
    const bool names_class = truth_.cols() == 0 && may_leak_class() &&
                             share_between_groups(values, *classes_) > same &&
                             tells_groups_apart(values, *classes_);
    return names_class ? problem_.labels->name : "";
  }
  /// \return the target's column that follows from the values; empty if there is none
  [[nodiscard]] std::string decided(const Vector& values) const {
    const Vector different = values(different_);
    for (const auto& [name, target] : of_few_values_) {
      if (falls_into_pieces(different, target)) {
        return name;
      }
    }
    return {};
  }
  /// \return the target's column from which the values follow; empty if there is none
  [[nodiscard]] std::string followed(const Vector& values) const {
    const Vector different = values(different_);
    if (!varies_enough(different)) {
      return {};
    }
    for (Index column = 0; column < std::min(truth_.cols(), most_targets); ++column) {
      if (falls_into_pieces(truth_.col(column)(different_), different)) {
        return name_of_target(column);
      }
    }
    return {};
  }
  /// What was measured hardly agrees so well with something else: it may be known only after the
  /// target is, or be a second reading of it. A generator may plant as much.
  [[nodiscard]] std::optional<UnfairColumn> nearly_all(Index feature, const Vector& values) const {
    if (!problem_.measured || values.size() < fewest_in_order) {
      return std::nullopt;
    }
    for (Index column = 0; column < std::min(truth_.cols(), most_targets); ++column) {
      const Vector target = truth_.col(column);
      const double correlation = of_all_rows(values, target);
      if (correlation > nearly) {
        return UnfairColumn{feature, Unfair::says_most, name_of_target(column), 0,
                            correlation * correlation};
      }
    }
    return std::nullopt;
  }
  /// A correlation that is gone without a tenth of the rows, or without ten, rests on these alone:
  /// on a failed sensor, or a wrong unit.
  [[nodiscard]] std::optional<UnfairColumn> rests_on_few(Index feature,
                                                         const Vector& values) const {
    constexpr Index fewest = 30;
    constexpr Index most_rows = 10;
    constexpr double worth_mentioning = 0.25;  // of the variance of the target
    constexpr double left = 0.1;               // of what was there before
    if (values.size() < fewest || values.size() < problem_.samples()) {
      return std::nullopt;
    }
    for (Index column = 0; column < std::min(truth_.cols(), most_targets); ++column) {
      const Vector target = truth_.col(column);
      const double whole = std::pow(pearson_correlation(values, target), 2);
      if (!(whole > worth_mentioning)) {
        continue;
      }
      const std::vector<Index> order = outwards(target);
      for (Index rows = 1; rows <= std::min(most_rows, values.size() / 10); ++rows) {
        if (std::pow(correlation_without(values, target, order, rows), 2) < left * whole) {
          return UnfairColumn{feature, Unfair::few_rows, name_of_target(column), rows};
        }
      }
    }
    return std::nullopt;
  }
  [[nodiscard]] bool names_group(const Vector& values) const {
    constexpr double nearly_constant = 0.98;
    return groups_ && target_differs_ && share_between_groups(values, *groups_) > nearly_constant;
  }
  [[nodiscard]] const std::string& group() const { return name_; }

 private:
  static constexpr Index most_targets = 20;
  static constexpr double nearly = 0.985;  // 97 % of the variance

  void find_different() {
    std::set<int> met;
    for (std::size_t k = 0; k < samples_.size(); ++k) {
      const auto& copies = problem_.order.copy_of;
      if (!copies || met.insert((*copies)[static_cast<std::size_t>(samples_[k])]).second) {
        different_.push_back(static_cast<Index>(k));
      }
    }
  }
  /// They are the same for all features.
  void find_targets_of_few_values() {
    const auto keep = [&](const std::string& name, const Vector& target) {
      if (varies_enough(target)) {
        of_few_values_.emplace_back(name, target);
      }
    };
    for (Index column = 0; column < std::min(truth_.cols(), most_targets); ++column) {
      keep(name_of_target(column), truth_.col(column)(different_));
    }
    if (truth_.cols() == 0 && may_leak_class()) {
      keep(problem_.labels->name,
           Eigen::Map<const Eigen::VectorXi>(classes_->data(), std::ssize(*classes_))(different_)
               .cast<double>());
    }
  }
  [[nodiscard]] const std::string& name_of_target(Index column) const {
    return problem_.truth_features[static_cast<std::size_t>(column)].name;
  }
  /// Not only at a few samples that are far from all others.
  [[nodiscard]] static bool are_correlated(const Vector& values, const Vector& target,
                                           double least) {
    constexpr double still = 0.7;
    if (!(std::abs(pearson_correlation(values, target)) > least)) {
      return false;
    }
    const Index few = (values.size() + 9) / 10;
    return !(std::abs(correlation_without(values, target, outwards(target), few)) < still);
  }
  /// The greater one of Pearson's and Spearman's correlation, without its sign; 0 if it is not that
  /// of nearly everything, or rests on few rows.
  [[nodiscard]] static double of_all_rows(const Vector& values, const Vector& target) {
    const double of_order = std::abs(spearman_correlation(values, target));
    const double of_numbers = are_correlated(values, target, nearly)
                                  ? std::abs(pearson_correlation(values, target))
                                  : 0.0;
    return std::max(of_numbers, of_order > nearly ? of_order : 0.0);
  }
  /// Unknown classes and few samples say nothing.
  [[nodiscard]] bool may_leak_class() const {
    constexpr Index fewest = 20;
    return classes_ && std::ssize(samples_) >= fewest &&
           *std::min_element(classes_->begin(), classes_->end()) >= 0;
  }
  [[nodiscard]] bool target_varies_between(const std::vector<int>& groups) const {
    constexpr double little = 0.1;
    for (Index column = 0; column < truth_.cols(); ++column) {
      if (share_between_groups(truth_.col(column), groups) > little) {
        return true;
      }
    }
    return truth_.cols() == 0;
  }

  const Problem& problem_;
  const std::string& name_;
  std::vector<Index> samples_;
  std::vector<Index> different_;  // places among these, one for each different row
  Matrix truth_;
  std::optional<std::vector<int>> groups_, classes_;
  std::vector<std::pair<std::string, Vector>> of_few_values_;  // targets of the different rows
  bool target_differs_ = false;
};

/// The features that were looked at so far. Of u and v with mean 0 and length 1, |u - v|^2 is
/// 2 (1 - r), and no part of the sum is larger: at most pairs, a few samples show that |r| is
/// small.
class Earlier {
 public:
  explicit Earlier(const Looked& looked) : looked_(looked) {}

  [[nodiscard]] std::optional<Index> copied_by(const Vector& values) const {
    const Vector glance = glance_at(values);
    for (std::size_t at = 0; at < features_.size(); ++at) {
      if (may_be_copies(glance, glances_[at]) &&
          std::abs(pearson_correlation(values, looked_.values(features_[at]))) > same) {
        return features_[at];
      }
    }
    return std::nullopt;
  }
  void add(Index feature, const Vector& values) {
    features_.push_back(feature);
    glances_.push_back(glance_at(values));
  }

 private:
  /// Some samples of the column at mean 0 and length 1; of a constant one, not finite.
  [[nodiscard]] static Vector glance_at(const Vector& values) {
    constexpr Index samples = 64;
    const double mean = values.mean();
    const double length = (values.array() - mean).matrix().norm();
    const auto some = evenly_spaced(values.size(), std::min(samples, values.size()));
    return (values(some).array() - mean) / length;
  }
  /// What is not finite may be.
  [[nodiscard]] static bool may_be_copies(const Vector& one, const Vector& other) {
    constexpr double most = 2.0 * (1.0 - same) + 1e-6;  // and rounding
    return !((one - other).squaredNorm() > most) || !((one + other).squaredNorm() > most);
  }

  const Looked& looked_;
  std::vector<Index> features_;
  std::vector<Vector> glances_;
};

}  // namespace

std::optional<std::vector<UnfairColumn>> unfair_columns(
    const Problem& problem, const std::vector<Index>& features,
    const std::optional<std::vector<int>>& group_of, const std::string& group_name,
    const std::stop_token& stop) {
  const Looked looked(problem, group_of, group_name);
  std::vector<UnfairColumn> found;
  Earlier earlier(looked);
  for (const Index feature : features) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    const Vector values = looked.values(feature);
    if (const std::string target = looked.leaked(values); !target.empty()) {
      found.push_back({feature, Unfair::leak, target});
    } else if (const std::string decided = looked.decided(values); !decided.empty()) {
      found.push_back({feature, Unfair::decides, decided});
    } else if (const std::string followed = looked.followed(values); !followed.empty()) {
      found.push_back({feature, Unfair::follows, followed});
    } else if (names_samples(problem.features[static_cast<std::size_t>(feature)].name, values)) {
      found.push_back({feature, Unfair::row_number, ""});
    } else if (looked.names_group(values)) {
      found.push_back({feature, Unfair::group, looked.group()});
    } else if (const auto few = looked.rests_on_few(feature, values)) {
      found.push_back(*few);
    } else if (const auto most = looked.nearly_all(feature, values)) {
      found.push_back(*most);
    } else if (const auto other = earlier.copied_by(values)) {
      found.push_back(
          {feature, Unfair::copy, problem.features[static_cast<std::size_t>(*other)].name});
    }
    earlier.add(feature, values);
  }
  return found;
}

}  // namespace steelyard
