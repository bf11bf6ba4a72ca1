// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reading_line.h"

#include <chrono>
#include <cmath>
#include <cstdio>

#include "core/platform/standard_streams.h"

namespace steelyard::app {

std::function<void(double)> readingLine() {
  if (!error_stream_is_terminal()) {
    return {};
  }
  return [begin = std::chrono::steady_clock::now()](double done) {
    constexpr std::chrono::seconds patience{1};
    if (std::chrono::steady_clock::now() - begin > patience) {
      std::fputs("\r\033[K", stderr);  // also makes way for what follows
      if (done < 1.0) {
        std::fprintf(stderr, "reading %.0f %%", std::floor(100.0 * done));
      }
      std::fflush(stderr);
    }
  };
}

}  // namespace steelyard::app
