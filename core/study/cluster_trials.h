// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

struct ClusterTrialOptions {
  int starts = 10;  ///< starts of k-means, >= 1
  bool standardised = false;
  std::uint64_t seed = 1;
};

/// How well k-means finds the classes of the label from some of the inputs. Inputs are clustered as
/// they are unless standardised; periodic inputs are clustered as points on a circle. There are as
/// many clusters as classes. Samples without a class are left out. Thread-safe.
class ClusterTrials {
 public:
  /// \param problem  its label has at least 2 classes, and no more classes than samples
  ClusterTrials(ProblemPtr problem, const ClusterTrialOptions& options);

  /// The share of samples whose cluster is the one matched to their class, in the one-to-one
  /// matching of clusters with classes that makes this share largest. Depends on which inputs are
  /// kept, not on their order. Cost O(N k C) for each iteration of each start.
  /// \param kept    positions of inputs
  /// \param repeat  each repeat has its own seed
  /// \return a meaningless number when stopped
  [[nodiscard]] double accuracy(const std::vector<Index>& kept, Index repeat,
                                const std::stop_token& stop) const;

 private:
  [[nodiscard]] Matrix points(const std::vector<Index>& kept) const;

  ProblemPtr problem_;
  ClusterTrialOptions options_;
  Vector scale_;                 ///< D, factor of each input
  std::vector<Index> labelled_;  ///< samples with a class
  std::vector<int> class_of_;    ///< class of each labelled sample
  int classes_;                  ///< number of classes that occur
};

/// The number of classes that some sample has. A part of a table may have fewer classes than names.
[[nodiscard]] Index classes_that_occur(const Labels& labels);

}  // namespace steelyard
