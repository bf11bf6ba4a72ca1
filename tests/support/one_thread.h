// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

#include "core/parallel.h"

namespace steelyard::tests {

/// While it exists, loops run on one thread, and so in order.
class OneThread {
 public:
  OneThread() { set_most_threads(1); }
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;
  ~OneThread() { set_most_threads(before_); }

 private:
  std::size_t before_ = most_threads();
};

}  // namespace steelyard::tests
