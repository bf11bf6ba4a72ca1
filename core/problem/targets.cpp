// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/targets.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "core/data/quantile.h"
#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/text.h"

namespace steelyard {
namespace {

bool has_numbers(const Problem& problem) {
  return problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix;
}

std::vector<std::string> names_of_numbers(const Problem& problem, Index columns) {
  std::vector<std::string> names;
  if (problem.truth_kind == TruthKind::columns) {
    for (const ColumnInfo& feature : problem.truth_features) {
      names.insert(names.end(), feature.period > 0.0 ? 2 : 1, feature.name);
    }
  }
  names.resize(static_cast<std::size_t>(columns), "distance");
  return names;
}

/// 1 in the column of the sample's class.
Matrix one_hot(const Labels& labels, const std::vector<Index>& samples,
               const std::vector<int>& classes) {
  Matrix values = Matrix::Zero(std::ssize(samples), std::ssize(classes));
  for (Index row = 0; row < values.rows(); ++row) {
    const int of =
        labels.class_of[static_cast<std::size_t>(samples[static_cast<std::size_t>(row)])];
    const auto found = std::find(classes.begin(), classes.end(), of);
    if (found == classes.end()) {
      values.row(row).setConstant(of < 0 ? std::numeric_limits<double>::quiet_NaN() : 0.0);
    } else {
      values(row, found - classes.begin()) = 1.0;
    }
  }
  return values;
}

/// Ascending. The window asks for them each time a setting changes, so no sorting of all samples.
std::vector<int> classes_that_occur(const Labels& labels, const std::vector<Index>& samples) {
  std::vector<bool> occurs;
  for (const Index sample : samples) {
    const int of = labels.class_of[static_cast<std::size_t>(sample)];
    const std::size_t place = of < 0 ? 0 : static_cast<std::size_t>(of);
    if (place >= occurs.size()) {
      occurs.resize(place + 1, false);
    }
    occurs[place] = occurs[place] || of >= 0;
  }
  std::vector<int> classes;
  for (std::size_t of = 0; of < occurs.size(); ++of) {
    if (occurs[of]) {
      classes.push_back(static_cast<int>(of));
    }
  }
  return classes;
}

Matrix standardised(const Matrix& values, const Targets& like) {
  return (values.rowwise() - like.means.transpose()) * like.deviations.cwiseInverse().asDiagonal();
}

/// A constant column is divided by 1: all of it is its mean.
void standardise(Targets& targets) {
  const auto [means, deviations] = column_spread(targets.values);
  targets.means = means;
  targets.deviations = (deviations.array() > 0.0).select(deviations, 1.0);
  targets.values = standardised(targets.values, targets);
}

}  // namespace

bool compares_inputs_with_themselves(const Problem& problem) {
  // Another table may have columns of the same names.
  return problem.truth_kind == TruthKind::columns && problem.truth.cols() == problem.dimension() &&
         std::equal(problem.truth_features.begin(), problem.truth_features.end(),
                    problem.features.begin(), problem.features.end(),
                    [](const ColumnInfo& one, const ColumnInfo& other) {
                      return one.name == other.name;
                    }) &&
         problem.truth == problem.inputs;
}

std::vector<Index> labelled_samples(const Labels& labels) {
  std::vector<Index> known;
  for (std::size_t sample = 0; sample < labels.class_of.size(); ++sample) {
    if (labels.class_of[sample] >= 0) {
      known.push_back(static_cast<Index>(sample));
    }
  }
  return known;
}

Matrix Targets::in_units(const Matrix& predicted) const {
  Matrix restored = predicted * deviations.asDiagonal();
  restored.rowwise() += means.transpose();
  if (classes.empty()) {
    return restored;
  }
  Matrix chosen(restored.rows(), 1);
  for (Index row = 0; row < restored.rows(); ++row) {
    Index largest = 0;
    restored.row(row).maxCoeff(&largest);
    chosen(row, 0) = static_cast<double>(classes[static_cast<std::size_t>(largest)]);
  }
  return chosen;
}

std::vector<Index> samples_with_target(const Problem& problem) {
  return has_numbers(problem) ? all_positions(problem.samples())
                              : labelled_samples(*problem.labels);
}

Targets targets_of_samples(const Problem& problem, const std::vector<Index>& samples) {
  Targets targets;
  if (has_numbers(problem)) {
    targets.values = truth_space(problem)(samples, Eigen::all);
    targets.names = names_of_numbers(problem, targets.values.cols());
  } else {
    targets.classes = classes_that_occur(*problem.labels, samples);
    targets.values = one_hot(*problem.labels, samples, targets.classes);
    for (const int of : targets.classes) {
      targets.names.push_back(problem.labels->names[static_cast<std::size_t>(of)]);
    }
  }
  standardise(targets);
  return targets;
}

Matrix targets_of(const Problem& problem, const Targets& like) {
  if (like.classes.empty()) {
    if (!has_numbers(problem)) {
      return {};
    }
    const Matrix values = truth_space(problem);
    return values.cols() == like.means.size() ? standardised(values, like) : Matrix();
  }
  if (!problem.labels) {
    return {};
  }
  return standardised(one_hot(*problem.labels, all_positions(problem.samples()), like.classes),
                      like);
}

Index number_of_targets(const Problem& problem) {
  if (has_numbers(problem)) {
    constexpr std::array<Index, 1> first{0};
    return truth_space(problem.with_samples(first)).cols();
  }
  return std::ssize(classes_that_occur(*problem.labels, labelled_samples(*problem.labels)));
}

std::optional<Complaint> trouble_with_target(const Problem& problem) {
  if (problem.truth.cols() > 0 && problem.truth_kind == TruthKind::distance_matrix) {
    return Complaint{
        "", "Target", message("target.distances", "distances cannot be predicted"),
        message("target.distances.accepted", "columns of numbers, points, or a label")};
  }
  if (has_numbers(problem)) {
    if (any_varies(truth_space(problem))) {
      return std::nullopt;
    }
    return Complaint{"", "Target", message("target.constant", "it is constant"),
                     message("target.constant.accepted", "a target that varies")};
  }
  if (problem.labels) {
    const std::vector<Index> known = labelled_samples(*problem.labels);
    if (classes_that_occur(*problem.labels, known).size() < 2U) {
      return Complaint{"", "Label", message("target.one_class", "all samples are of one class"),
                       message("target.one_class.accepted", "at least 2 classes")};
    }
  }
  return std::nullopt;
}

bool target_varies(const Problem& problem, const std::vector<Index>& samples) {
  if (problem.truth.cols() > 0) {
    return problem.truth_kind == TruthKind::distance_matrix ||
           any_varies(Matrix(problem.truth(samples, Eigen::all)));
  }
  return !problem.labels || classes_that_occur(*problem.labels, samples).size() >= 2U;
}

std::vector<Index> some_with_target(const Problem& problem, Index wanted, Random& random) {
  constexpr int most_draws = 20;
  std::vector<Index> some;
  for (int draw = 0; draw < most_draws; ++draw) {
    some = some_of(problem.samples(), problem.order, wanted, random);
    if (target_varies(problem, some)) {
      break;
    }
  }
  return some;
}

std::optional<UsualTarget> usual_target(const Problem& problem) {
  UsualTarget usual;
  Index like_it = 0;
  if (problem.truth.cols() == 1 && problem.truth_kind == TruthKind::columns) {
    const Vector values = problem.truth.col(0);
    const double middle = median({values.begin(), values.end()});  // has what half of them have
    like_it = (values.array() == middle).count();
    usual = {problem.truth_features.front().name, short_text(middle, 6), values.size() - like_it};
  } else if (classes_are_target(problem)) {
    const Labels& labels = *problem.labels;
    const auto known = std::ssize(labelled_samples(labels));
    if (known == 0) {
      return std::nullopt;
    }
    const int most = most_frequent_class(labels.class_of);
    like_it = std::count(labels.class_of.begin(), labels.class_of.end(), most);
    usual = {labels.name, labels.names[static_cast<std::size_t>(most)], known - like_it};
  }
  return like_it > usual.others ? std::optional(usual) : std::nullopt;
}

Matrix class_columns(const Labels& labels) {
  Matrix columns = Matrix::Zero(std::ssize(labels.class_of), std::ssize(labels.names));
  for (Index sample = 0; sample < columns.rows(); ++sample) {
    if (const int of = labels.class_of[static_cast<std::size_t>(sample)]; of >= 0) {
      columns(sample, of) = 1.0;
    }
  }
  return columns;
}

int most_frequent_class(const std::vector<int>& class_of) {
  std::vector<Index> counts;
  for (const int known : class_of) {
    if (known >= 0) {
      const auto place = static_cast<std::size_t>(known);
      counts.resize(std::max(counts.size(), place + 1), 0);
      ++counts[place];
    }
  }
  return static_cast<int>(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

bool one_class_holds_most(const std::vector<int>& class_of) {
  const auto known =
      std::count_if(class_of.begin(), class_of.end(), [](int one) { return one >= 0; });
  return known > 0 &&
         3 * std::count(class_of.begin(), class_of.end(), most_frequent_class(class_of)) >=
             2 * known;
}

double share_of_wrong_classes(const Matrix& predicted, const Labels& labels) {
  Index known = 0;
  Index wrong = 0;
  for (Index sample = 0; sample < predicted.rows(); ++sample) {
    const int truth = labels.class_of[static_cast<std::size_t>(sample)];
    known += truth >= 0 ? 1 : 0;
    wrong += truth >= 0 && static_cast<int>(predicted(sample, 0)) != truth ? 1 : 0;
  }
  return known > 0 ? static_cast<double>(wrong) / static_cast<double>(known)
                   : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace steelyard
