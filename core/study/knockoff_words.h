// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/message.h"
#include "core/run/result.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

/// What knockoffs of a kind take as given, in a sentence.
[[nodiscard]] Message assumption_of(KnockoffKind kind);

/// That the knockoffs are not enough like their features.
/// \param least  the share of the clear correlations that is kept
[[nodiscard]] Message lost_correlations(KnockoffKind kind, double least);

/// That found columns follow curves, so that the bound may not hold.
/// \param curved  at least one of the inputs, see curved_inputs.h
[[nodiscard]] Message wrong_for_curves(const Problem& problem, const std::vector<Index>& curved);

/// Says that knockoffs by their values are as good as the fits that they are drawn from, and which
/// features have no fit.
/// \param source  has made a draw
void warn_of_fits(const Problem& problem, const KnockoffSource& source, Result& result);

}  // namespace steelyard
