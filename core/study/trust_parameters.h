// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/parameter/parameter.h"
#include "core/study/block_validation.h"
#include "core/study/random_subsets.h"
#include "core/study/selection_stability.h"

namespace steelyard {

enum class Trust { none, cross_validation, random_subsets, stability };

/// The parameters that trusted() adds to a method's, as the code uses them.
struct TrustOptions {
  Trust trust = Trust::none;
  BlockOptions blocks;
  SubsetOptions subsets;
  StabilityOptions stability;
};

/// \param inner  the method's own
[[nodiscard]] ParameterSchema with_trust(const ParameterSchema& inner);
[[nodiscard]] TrustOptions trust_from(const ParameterValues& values);

}  // namespace steelyard
