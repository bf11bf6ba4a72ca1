// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/bytes.h"
#include "core/problem/changed_problem.h"
#include "core/problem/problem.h"

namespace steelyard {

/// All that a problem is, for another process of this program (see core/bytes.h).
[[nodiscard]] std::string bytes_of(const Problem& problem);
/// The same problem; it computes the same bits as the one that was written.
/// \throws Error(fault) if the bytes are not those of a problem
[[nodiscard]] ProblemPtr problem_from(std::string_view bytes);

template <typename Bytes, EitherOf<RandomDraw> T>
void each_part(Bytes& bytes, T& draw) {
  auto& [seed, index] = draw;
  bytes(seed, index);
}

template <typename Bytes, EitherOf<ProblemChange> T>
void each_part(Bytes& bytes, T& change) {
  auto& [samples, permuted_inputs, inputs, permuted_copies, permuted_target] = change;
  bytes(samples, permuted_inputs, inputs, permuted_copies, permuted_target);
}

}  // namespace steelyard
