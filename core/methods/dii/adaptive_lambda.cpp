// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/adaptive_lambda.h"

namespace steelyard::dii {

double adaptive_lambda(const Eigen::ArrayXd& gaps) { return 0.5 * (gaps.minCoeff() + gaps.mean()); }

}  // namespace steelyard::dii
