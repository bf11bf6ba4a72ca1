// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/subnormals.h"

#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace steelyard {

#ifdef __SSE2__
namespace {

constexpr unsigned results_and_operands = 0x8040;

}  // namespace

SubnormalsAsZero::SubnormalsAsZero(bool wanted) : before_(_mm_getcsr()) {
  _mm_setcsr(wanted ? before_ | results_and_operands : before_ & ~results_and_operands);
}

SubnormalsAsZero::~SubnormalsAsZero() { _mm_setcsr(before_); }

bool SubnormalsAsZero::in_this_thread() {
  return (_mm_getcsr() & results_and_operands) == results_and_operands;
}
#else
SubnormalsAsZero::SubnormalsAsZero(bool /*wanted*/) {}
SubnormalsAsZero::~SubnormalsAsZero() = default;
bool SubnormalsAsZero::in_this_thread() { return false; }
#endif

}  // namespace steelyard
