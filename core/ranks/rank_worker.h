// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <string>

#include "core/ranks/meeting.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// How a rank ended.
struct RankEnd {
  bool was_taken = false;  ///< whether rank 0 took it
  std::string why_not;     ///< why it did not
};

/// What every rank but the first does: joins rank 0 and does tasks for it, each thread one, until
/// rank 0 has gone. It keeps nothing and writes nothing, so that it may die at any time.
/// \param stop  requested when it is to leave
/// \throws Error(bad_input) if rank 0 cannot be reached
[[nodiscard]] RankEnd serve_rank_zero(const Meeting& meeting, const TaskKinds& kinds,
                                      const MethodById& methods, const std::stop_token& stop);

}  // namespace steelyard
