// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Forward greedy search: starts with the best single feature and repeatedly adds the feature that
/// lowers the optimised objective most. All candidates of a step run in parallel. With a beam, each
/// step goes on from several best sets instead of one, so that the search also finds features
/// that help little without each other. If the weight of a chosen feature vanishes once others have
/// come, the feature is left out again where that costs nothing (a floating search; P. Pudil, J.
/// Novovicova, J. Kittler, Pattern Recogn. Lett. 15, 1119, 1994).
[[nodiscard]] std::unique_ptr<const Study> forward_study();

}  // namespace steelyard
