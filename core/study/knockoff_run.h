// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/run/stepper.h"
#include "core/run/study.h"
#include "core/study/knockoff_source.h"

namespace steelyard {

/// A method's run on the features and one draw of their knockoffs. First makes the knockoffs, which
/// takes long for many features and can be stopped.
class KnockoffRun final : public Stepper {
 public:
  /// The data that the run needs, and the data that it leaves behind.
  struct Terms {
    std::shared_ptr<KnockoffSource> source;
    std::uint64_t draw = 0;
    std::shared_ptr<PairedProblem> paired;  ///< filled in before the method begins
    std::vector<ScalarInfo> scalars;        ///< scalars of the method's runs
  };
  KnockoffRun(StudyQuestion question, Terms terms);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return terms_.scalars; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// \return why there is no run; says nothing if the run has begun or was stopped
  [[nodiscard]] Message begin(const std::stop_token& stop);

  StudyQuestion question_;
  Terms terms_;
  std::unique_ptr<Stepper> run_;
};

}  // namespace steelyard
