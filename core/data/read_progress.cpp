// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/read_progress.h"

#include "core/error.h"

namespace steelyard {

void refuse_if_stopped(const std::stop_token& stop) {
  if (stop.stop_requested()) {
    throw bad_input(message("reading.cancelled", "cancelled"));
  }
}

void ReadProgress::at(double done) {
  refuse_if_stopped();
  if (control_.progress && (done >= reported_ + 0.01 || (done >= 1.0 && reported_ < 1.0))) {
    reported_ = done;
    control_.progress(done);
  }
}

ReadControl part_of(const ReadControl& whole, double begin, double end) {
  ReadControl part{{}, whole.stop, whole.may_grow};
  if (whole.progress) {
    part.progress = [&whole, begin, end](double done) {
      whole.progress(begin + (end - begin) * done);
    };
  }
  return part;
}

}  // namespace steelyard
