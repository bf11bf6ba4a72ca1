// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::pcov {

/// The number of columns that fewer_targets() returns for `targets` columns.
[[nodiscard]] Index fewest_targets(Index targets, Index samples);

/// Selections depend on the targets Y only through their products Y Y': lengths, distances and what
/// a regression leaves. So if there are far more targets than samples, N columns F with F F' = Y Y'
/// take their place. A table compared with itself would otherwise need products of all columns with
/// all columns.
/// \param targets  N x p
/// \return N x N if p > 2 N, else the targets themselves; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> fewer_targets(Matrix targets, const std::stop_token& stop);

}  // namespace steelyard::pcov
