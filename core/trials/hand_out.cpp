// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/hand_out.h"

#include <atomic>

#include "core/parallel.h"

namespace steelyard {
namespace {

std::atomic<HandOut*>& chosen_hand_out() {
  static std::atomic<HandOut*> chosen = nullptr;
  return chosen;
}

}  // namespace

void set_hand_out(HandOut* hand_out) { chosen_hand_out() = hand_out; }

HandOut* hand_out() {
  HandOut* const chosen = chosen_hand_out();
  return chosen == nullptr || chosen->is_busy() || is_in_parallel_loop() ? nullptr : chosen;
}

}  // namespace steelyard
