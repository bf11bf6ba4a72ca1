// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "tests/support/counted_method.h"

namespace steelyard::tests {

/// What waits at it goes on once it is open.
class Gate {
 public:
  void open() { let_pass(std::numeric_limits<int>::max()); }
  void close() { let_pass(0); }
  /// It is closed again once so many have passed.
  void let_pass(int many) {
    const std::lock_guard lock(mutex_);
    may_pass_ = many;
    opened_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    opened_.wait(lock, [this] { return may_pass_ > 0; });
    --may_pass_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable opened_;
  int may_pass_ = 0;
};

/// A method whose runs begin when a gate is open. Method and gate must live longer.
class GatedMethod final : public CountedMethod {
 public:
  GatedMethod(const Method& method, Gate& gate) : CountedMethod(method), gate_(gate) {}

  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    gate_.wait();
    return CountedMethod::begin(std::move(problem), values);
  }

 private:
  Gate& gate_;
};

/// A method that can take no question. The method must live longer.
class RefusingMethod final : public CountedMethod {
 public:
  explicit RefusingMethod(const Method& method) : CountedMethod(method) {}

  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& /*values*/) const override {
    return {{"", "", message("test.refused", "it wants other columns")}};
  }
};

}  // namespace steelyard::tests
