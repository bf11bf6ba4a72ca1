// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/progress_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "app/printed_text.h"
#include "core/duration_text.h"
#include "core/message.h"
#include "core/platform/standard_streams.h"

namespace steelyard::app {
namespace {

/// "12 s left  "; nothing as long as nothing is done.
std::string timeLeft(double share, std::chrono::steady_clock::time_point start) {
  const double elapsed =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return share > 0.0 ? rough_duration(elapsed * (1.0 - share) / share) + " left  " : "";
}

}  // namespace

ProgressLine::ProgressLine(std::string objective, bool quiet)
    : objective_(std::move(objective)), quiet_(quiet), terminal_(error_stream_is_terminal()) {}

std::string ProgressLine::text(const Snapshot& snapshot) const {
  std::array<char, 160> line{};
  std::snprintf(line.data(), line.size(), "%3.0f %%  iteration %llu  ", 100.0 * snapshot.fraction,
                static_cast<unsigned long long>(snapshot.iteration));
  std::string text = line.data();
  if (newest_) {
    std::snprintf(line.data(), line.size(), "%s %.6g  ", objective_.c_str(), *newest_);
    text += line.data();
  }
  return text + timeLeft(snapshot.fraction, start_) + inItsLine(in_words(snapshot.stage));
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

CheckingLine::CheckingLine(bool quiet, std::string doing)
    : doing_(std::move(doing)), shown_(!quiet && error_stream_is_terminal()) {}

CheckingLine::~CheckingLine() {
  if (shown_ && largest_ >= 0.0) {
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
  }
}

void CheckingLine::show(double share) {
  const std::scoped_lock lock(one_at_a_time_);
  if (!shown_ || !(share > largest_)) {
    return;
  }
  largest_ = std::min(share, 1.0);
  draw();
}

void CheckingLine::say(std::string doing) {
  const std::scoped_lock lock(one_at_a_time_);
  doing_ = std::move(doing);
  if (shown_ && largest_ >= 0.0) {
    draw();
  }
}

void CheckingLine::draw() const {
  std::fprintf(stderr, "\r\033[K%s %.0f %%  %s", doing_.c_str(), std::floor(100.0 * largest_),
               timeLeft(largest_, start_).c_str());
  std::fflush(stderr);
}

}  // namespace steelyard::app
