// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard {

/// What a model is to predict, as columns of mean 0 and variance 1 (over N): the columns of the
/// ground truth or, if there is none, one column per class.
struct Targets {
  Matrix values;                   ///< N x T
  Vector means, deviations;        ///< T; a prediction p means p * deviation + mean
  std::vector<int> classes;        ///< one per column if columns are classes; otherwise empty
  std::vector<std::string> names;  ///< T

  /// The predictions in the target's units; for classes, one column of class numbers.
  /// \param predicted  M x T
  [[nodiscard]] Matrix in_units(const Matrix& predicted) const;
};

/// Whether the target is classes: there are labels and no ground truth.
[[nodiscard]] inline bool classes_are_target(const Problem& problem) {
  return problem.truth.cols() == 0 && problem.labels.has_value();
}

/// Whether nothing is to be explained but the inputs by themselves: the ground truth is the inputs.
[[nodiscard]] bool compares_inputs_with_themselves(const Problem& problem);

/// The samples whose class is known.
[[nodiscard]] std::vector<Index> labelled_samples(const Labels& labels);

/// Why the target of a problem cannot be predicted; nothing if it can.
[[nodiscard]] std::optional<Complaint> trouble_with_target(const Problem& problem);

/// The samples that have a target: all, or those whose class is known. Requires a target.
[[nodiscard]] std::vector<Index> samples_with_target(const Problem& problem);

/// Whether these samples, of a problem with any target or none, leave anything to explain: a column
/// of the ground truth that is not the same in all of them, or two classes. Without a target, yes.
[[nodiscard]] bool target_varies(const Problem& problem, const std::vector<Index>& samples);

/// A random part of the samples, as some_of() draws it, in which the target varies: half of the
/// samples may have none of a rare class. The last of twenty draws is taken as it is.
/// \param wanted  0 .. samples
[[nodiscard]] std::vector<Index> some_with_target(const Problem& problem, Index wanted,
                                                  Random& random);

/// What more than half of the samples have in common.
struct UsualTarget {
  std::string column;  ///< of the ground truth, or the label
  std::string value;   ///< in words
  Index others = 0;    ///< samples with another value, or of another class
};

/// Of a ground truth of one column, or else of the label; nothing where no value is that frequent.
[[nodiscard]] std::optional<UsualTarget> usual_target(const Problem& problem);

/// How many columns targets_of_samples() has for these samples: cheap, for checks. Requires a
/// target that trouble_with_target() finds nothing about.
[[nodiscard]] Index number_of_targets(const Problem& problem);

/// The targets of some samples. Requires that these samples have targets and that
/// trouble_with_target() finds nothing.
[[nodiscard]] Targets targets_of_samples(const Problem& problem, const std::vector<Index>& samples);

/// The targets of all samples of a problem with the same target columns, standardised like `like`;
/// samples without a class get NaN. Has no rows if the problem has no such target.
[[nodiscard]] Matrix targets_of(const Problem& problem, const Targets& like);

/// One column per class: 1 for the samples of the class, 0 for all others and for samples without a
/// class. N x number of classes.
[[nodiscard]] Matrix class_columns(const Labels& labels);

/// The class that most samples have, the first one of several. Ask all samples, tested ones
/// included: where a fold has few of a class, the others have many of it, so that the most frequent
/// class of these would be wrong more often than a guess.
/// \param class_of  per sample; below 0 if it has no class. At least one sample has a class
[[nodiscard]] int most_frequent_class(const std::vector<int>& class_of);

/// Whether at least two thirds of the samples with a class are of the same one. Hardly any sample
/// is then likelier than not to be of another, whatever is known of it.
[[nodiscard]] bool one_class_holds_most(const std::vector<int>& class_of);

/// The share of samples for which the wrong class was predicted, among those whose class is known;
/// NaN if none is known.
/// \param predicted  N x 1 class numbers
[[nodiscard]] double share_of_wrong_classes(const Matrix& predicted, const Labels& labels);

}  // namespace steelyard
