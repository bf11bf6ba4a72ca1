// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/bytes.h"
#include "core/problem/problem_bytes.h"
#include "core/trials/hand_out.h"
#include "core/trials/held_out_errors.h"
#include "core/trials/trial.h"
#include "core/trials/trial_log.h"

namespace steelyard {

// Trials, and what is kept of them, as bytes: see core/bytes.h.

/// \return `std::nullopt` if another process could not make the same plan of these bytes, because
///         its methods and studies are not those that a registry offers
[[nodiscard]] std::optional<std::string> bytes_of(const RunPlan& run, const MethodById& methods);
/// \throws Error(fault) if the bytes are not those of a plan, or its method is unknown
[[nodiscard]] RunPlan run_plan_from(std::string_view bytes, const MethodById& methods);

/// Without the problem.
/// \return as above
[[nodiscard]] std::optional<std::string> bytes_of(const TrialPlan& plan, const MethodById& methods);
/// \throws as above
[[nodiscard]] TrialPlan trial_plan_from(std::string_view bytes, ProblemPtr problem,
                                        const MethodById& methods);

template <typename Bytes, EitherOf<Trial> T>
void each_part(Bytes& bytes, T& trial) {
  bytes(trial.change, trial.number);
}

template <typename Bytes, EitherOf<TrialOutcome> T>
void each_part(Bytes& bytes, T& outcome) {
  auto& [objective, ranking, selected, solutions] = outcome;
  bytes(objective, ranking, selected, solutions);
}

template <typename Bytes, EitherOf<ChoiceInTrial> T>
void each_part(Bytes& bytes, T& choice) {
  auto& [by, count] = choice;
  bytes(by, count);
}

template <typename Bytes, EitherOf<JudgedError> T>
void each_part(Bytes& bytes, T& judged) {
  auto& [error, by] = judged;
  bytes(error, by);
}

}  // namespace steelyard
