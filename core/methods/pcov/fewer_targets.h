// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::pcov {

/// How many columns stand for so many targets: see fewer_targets().
[[nodiscard]] Index fewest_targets(Index targets, Index samples);

/// Selections depend on the targets Y by their products Y Y' only: lengths, distances and what a
/// regression leaves. So where there are far more targets than samples, N columns F with F F' = Y
/// Y' stand for them. A table compared with itself would otherwise need products of all columns
/// with all columns. \param targets  N x p \return N x N where p > 2 N, else the targets
/// themselves; nothing when stopped
[[nodiscard]] std::optional<Matrix> fewer_targets(Matrix targets, const std::stop_token& stop);

}  // namespace steelyard::pcov
