// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// L1 path: finds the best weights without a penalty, then with penalties in geometric progression,
/// each starting from the previous solution, until one feature is left. A penalty selects features
/// but also shrinks their weights, so each new set of features is optimised again without the
/// penalty, and that solution is on the path. Then gaps are filled: if the number of features falls
/// by more than one between neighbouring penalties, a penalty between them is tried from the
/// solution with more features.
[[nodiscard]] std::unique_ptr<const Study> penalty_path_study();

/// Backward greedy search: optimises all features, drops the one with the smallest weight and
/// continues from the remaining weights, down to one feature. Dropped features never return. With a
/// beam of n, each of the n best sets of a stage tries to do without each of its n smallest
/// weights. A solution without a finite objective ends its branch.
[[nodiscard]] std::unique_ptr<const Study> backward_study();

/// Forward greedy search: starts with the best single feature and repeatedly adds the feature that
/// lowers the optimised objective most. All candidates of a step run in parallel. With a beam, each
/// step goes on from several best sets instead of one, so that the search also finds features
/// that help little without each other. If the weight of a chosen feature vanishes once others have
/// come, the feature is left out again where that costs nothing (a floating search; P. Pudil, J.
/// Novovicova, J. Kittler, Pattern Recogn. Lett. 15, 1119, 1994).
[[nodiscard]] std::unique_ptr<const Study> forward_study();

/// Exhaustive search: optimises every subset of the features up to a given size, in ascending order
/// of size: 2^D - 1 tasks for all sizes. The best few of each size are kept.
[[nodiscard]] std::unique_ptr<const Study> exhaustive_study();

}  // namespace steelyard
