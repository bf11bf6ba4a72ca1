// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <span>
#include <stop_token>

#include "core/run/stepper.h"

namespace steelyard::tests {

/// A run that is over with its first piece. What it comes to is left to each.
class EndedStepper : public Stepper {
 public:
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    static const std::array<ScalarInfo, 1> infos{{{"loss", "Loss", false}}};
    return infos;
  }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) final {
    Snapshot snapshot;
    snapshot.outcome = Outcome{Ending::converged, {}};
    return snapshot;
  }
};

}  // namespace steelyard::tests
