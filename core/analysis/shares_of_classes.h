// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"
#include "core/analysis/held_out_verdict.h"
#include "core/analysis/nested_choice.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// Whether the classes are such that the shares of classes may have to be looked at: one class
/// holds most samples.
[[nodiscard]] bool may_ask_for_shares(const AnswerQuestion& question, bool of_classes);

/// Each sample is put into its likeliest class, which is nearly always the same one where that
/// holds most samples: columns may make a sample ten times as likely to be ill, and it is still
/// called well. The shares of the classes that are predicted tell what such votes cannot.
///
/// \param task      of compared_errors()
/// \param by_votes  what the samples that were put into a wrong class say
///
/// \return the errors of the shares, in the unit of numbers, where they say more than the votes do;
///         otherwise, and when stopped, `std::nullopt`
[[nodiscard]] std::optional<ComparedErrors> shares_where_votes_fail(
    const AnswerContext& context, const HeldOutColumns& task,
    const std::optional<NestedChoice>& nested, HeldOutVerdict by_votes,
    const std::stop_token& stop);

}  // namespace steelyard
