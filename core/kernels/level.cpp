// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/level.h"

#include <cstdlib>

#include "core/error.h"

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

/// "portable, v2, v3"
std::string short_names(const std::vector<Level>& levels) {
  std::string names;
  for (const Level level : levels) {
    names += (names.empty() ? "" : ", ") + short_name(level);
  }
  return names;
}

Level chosen_level() {
  const std::vector<Level> usable = usable_levels();
  // Nobody changes the environment of this program after its start.
  const char* const given = std::getenv("STEELYARD_LEVEL");  // NOLINT(concurrency-mt-unsafe)
  const std::string asked = given == nullptr ? "" : given;
  if (asked.empty()) {
    return usable.back();
  }
  for (const Level level : usable) {
    if (short_name(level) == asked) {
      return level;
    }
  }
  throw bad_input(
      {message("level.unusable", "this processor has no instructions called '{1}'", asked),
       message("level.variable", "the environment variable STEELYARD_LEVEL"),
       message("level.accepted", "{1}, or nothing, for the richest of these",
               short_names(usable))});
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

double relative_cost_of_level() {
  // Measured: the DII, MLKR and DUFS on tables of 100 x 5 to 2,000 x 50.
  switch (level_in_use()) {
    case Level::v4:
      return 1.0;
    case Level::v3:
      return 1.7;
    case Level::v2:
    case Level::portable:
      break;
  }
  return 4.0;
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
