// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/reference_cost.h"

#include "core/parallel.h"

namespace steelyard {
namespace {

/// Estimates ask how many threads there may be: for a while, always as many.
class ReferenceThreads {
 public:
  ReferenceThreads() { set_most_threads(2); }
  ReferenceThreads(const ReferenceThreads&) = delete;
  ReferenceThreads& operator=(const ReferenceThreads&) = delete;
  ~ReferenceThreads() { set_most_threads(before_); }

 private:
  std::size_t before_ = most_threads();
};

}  // namespace

double reference_seconds(const RunPlan& plan, const Problem& problem) {
  const ReferenceThreads always;
  return estimate(plan, problem).seconds;
}

}  // namespace steelyard
