// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <string>

#include "core/record/record.h"

namespace steelyard {

std::string program_version() { return STEELYARD_VERSION; }

std::string compiler_name() {
#if defined(__clang__)
  return "clang " __clang_version__;
#else
  return "gcc " __VERSION__;
#endif
}

std::string instruction_set() {
  std::string sets;
  [[maybe_unused]] const auto add = [&sets](const char* name) {
    sets += (sets.empty() ? "" : " ") + std::string(name);
  };
#ifdef __AVX512F__
  add("avx512f");
#endif
#ifdef __AVX2__
  add("avx2");
#endif
#ifdef __FMA__
  add("fma");
#endif
#ifdef __SSE4_2__
  add("sse4.2");
#endif
#ifdef __aarch64__
  add("aarch64");
#endif
  return sets.empty() ? "baseline" : sets;
}

}  // namespace steelyard
