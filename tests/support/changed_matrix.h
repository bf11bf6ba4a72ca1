// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/problem/shared_matrix.h"

namespace steelyard::tests {

/// Applies `work` to a copy of a shared matrix, which is immutable, and replaces it by the copy.
template <typename Change>
void change(SharedMatrix& matrix, const Change& work) {
  Matrix values = matrix;
  work(values);
  matrix = std::move(values);
}

}  // namespace steelyard::tests
