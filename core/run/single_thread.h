// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

namespace steelyard {

/// While it lives, the OpenMP regions begun by this thread have a team of one: for work that runs
/// beside something more important.
class SingleThread {
 public:
  SingleThread();
  SingleThread(const SingleThread&) = delete;
  SingleThread& operator=(const SingleThread&) = delete;
  ~SingleThread();

 private:
  std::size_t before_;
};

}  // namespace steelyard
