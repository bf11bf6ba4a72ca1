// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// Sets of instructions for which the kernels are compiled, from the least to the richest. The
/// program itself is compiled for the least only, so that it starts on every processor.
enum class Level {
  portable,  ///< what the program is compiled for
  v2,        ///< x86-64-v2: SSE 4.2
  v3,        ///< x86-64-v3: AVX2 and FMA
  v4,        ///< x86-64-v4: AVX-512
};

/// The levels that the kernels are compiled for and that this processor has, from the least to the
/// richest.
[[nodiscard]] std::vector<Level> usable_levels();
/// The level of all kernels in this process, chosen when it is first asked for: the richest usable
/// one, or the one that the environment variable STEELYARD_LEVEL names (portable, v2, v3, v4). The
/// program asks at its start, because kernels are called where nobody can say what is wrong.
/// \throws Error if the variable names none that is usable
[[nodiscard]] Level level_in_use();
/// How long loops of numbers take with the instructions of level_in_use(), for estimates.
/// \return about 1 for the richest level, more for the others
[[nodiscard]] double relative_cost_of_level();
/// Such as "x86-64-v3".
[[nodiscard]] std::string name_of(Level level);

}  // namespace steelyard
