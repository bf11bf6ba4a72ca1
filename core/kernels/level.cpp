// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/level.h"

#include <cstdlib>

namespace steelyard {
namespace {

/// As in STEELYARD_LEVEL.
std::string short_name(Level level) {
  switch (level) {
    case Level::v2:
      return "v2";
    case Level::v3:
      return "v3";
    case Level::v4:
      return "v4";
    case Level::portable:
      break;
  }
  return "portable";
}

Level chosen_level() {
  const std::vector<Level> usable = usable_levels();
  // Nobody changes the environment of this program after its start.
  const char* const asked = std::getenv("STEELYARD_LEVEL");  // NOLINT(concurrency-mt-unsafe)
  for (const Level level : usable) {
    if (asked != nullptr && short_name(level) == asked) {
      return level;
    }
  }
  return usable.back();
}

}  // namespace

std::vector<Level> usable_levels() {
  std::vector<Level> usable{Level::portable};
#ifdef STEELYARD_LEVELS_OF_X86
  // The richer ones contain the lesser ones. These are the instructions of each level that the
  // compilers make use of; processors have all or none of a level.
  if (__builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt")) {
    usable.push_back(Level::v2);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) {
      usable.push_back(Level::v3);
      if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
          __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
          __builtin_cpu_supports("avx512vl")) {
        usable.push_back(Level::v4);
      }
    }
  }
#endif
  return usable;
}

Level level_in_use() {
  static const Level level = chosen_level();
  return level;
}

std::string name_of(Level level) {
#if defined(STEELYARD_LEVELS_OF_X86)
  const std::string family = "x86-64";
#elif defined(__aarch64__)
  const std::string family = "aarch64";
#else
  const std::string family = "any processor";
#endif
  std::string name = level == Level::portable ? family : family + "-" + short_name(level);
#ifdef STEELYARD_NATIVE
  name += ", the rest as where it was built";
#endif
  return name;
}

}  // namespace steelyard
