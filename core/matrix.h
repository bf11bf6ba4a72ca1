// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Eigen/Core>

namespace steelyard {

using Index = Eigen::Index;
/// Column-major; samples are rows and features are columns everywhere in core.
using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
/// What reads a matrix wherever it lies: a whole one, or columns of another, without a copy.
using MatrixView = Eigen::Ref<const Matrix>;

}  // namespace steelyard
