// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/eigen_products.h"

/// The functions of BLAS that core/eigen_products.h makes Eigen call, in double precision and,
/// where core needs them, in single precision. Only what Eigen asks for is provided: sums are
/// always added (beta is 1), steps are positive, and the factor of a triangular solution is 1. For
/// anything else, they throw Error of the kind fault.
///
/// Single precision has no products with symmetric or triangular matrices: who needs one finds it
/// missing when linking.
