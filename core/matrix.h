// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Eigen/Core>

namespace steelyard {

using Index = Eigen::Index;
/// Column-major; samples are rows and features are columns everywhere in core.
using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
/// For reading a matrix without a copy: all of a matrix, or some of its columns.
using MatrixView = Eigen::Ref<const Matrix>;

}  // namespace steelyard
