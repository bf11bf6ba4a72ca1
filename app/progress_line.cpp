// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/progress_line.h"

#include "app/printed_text.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <utility>

#include "core/duration_text.h"

namespace steelyard::app {

ProgressLine::ProgressLine(std::string objective, bool quiet)
    : objective_(std::move(objective)), quiet_(quiet), terminal_(isatty(STDERR_FILENO) == 1) {}

std::string ProgressLine::text(const Snapshot& snapshot) const {
  const double elapsed =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  std::array<char, 160> line{};
  std::snprintf(line.data(), line.size(), "%3.0f %%  iteration %llu  %s %.6g  ",
                100.0 * snapshot.fraction, static_cast<unsigned long long>(snapshot.iteration),
                objective_.c_str(), newest_);
  const std::string left =
      snapshot.fraction > 0.0
          ? rough_duration(elapsed * (1.0 - snapshot.fraction) / snapshot.fraction) + " left  "
          : "";
  return line.data() + left + inItsLine(snapshot.stage);
}

void ProgressLine::show(const Snapshot& snapshot) {
  if (!snapshot.appended.iterates.empty()) {
    newest_ = snapshot.appended.iterates.back().scalars.front();
  }
  if (quiet_) {
    return;
  }
  constexpr double tenths = 10.0;
  const int tenth = static_cast<int>(snapshot.fraction * tenths);
  if (terminal_) {
    std::fprintf(stderr, "\r\033[K%s", text(snapshot).c_str());
  } else if (tenth > tenths_) {
    complain(text(snapshot));
  }
  tenths_ = tenth;
  std::fflush(stderr);
}

void ProgressLine::finish() const {
  if (terminal_ && !quiet_) {
    std::fputc('\n', stderr);
  }
}

}  // namespace steelyard::app
