// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/problem/sample_order.h"

namespace steelyard {

/// What predicts the target from some of the inputs.
enum class Judge { ridge, neighbours, trees };
inline constexpr std::array<Judge, 3> all_judges{Judge::ridge, Judge::neighbours, Judge::trees};

/// The ridge regression that judges. Its penalty is chosen by two folds.
/// \param train    N x D, at equal spread
/// \param targets  N x T, of mean 0
/// \param order    of the N samples
/// \return D x T; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> slopes_of_judge(const Matrix& train, const Matrix& targets,
                                                    const SampleOrder& order,
                                                    const std::stop_token& stop);

/// The mean target of the 10 nearest samples, or of a fifth of the samples if that is fewer.
/// \param train    N x D, at equal spread
/// \param targets  N x T
/// \param asked    M x D; 32 x N numbers are held at once
/// \return M x T
[[nodiscard]] Matrix means_of_neighbours(const Matrix& train, const Matrix& targets,
                                         const Matrix& asked);

}  // namespace steelyard
