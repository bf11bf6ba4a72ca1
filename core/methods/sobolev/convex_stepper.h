// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/methods/sobolev/convex_figures.h"
#include "core/methods/sobolev/convex_options.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/run/stepper.h"

namespace steelyard::sobolev {

/// A run of the convex criterion: computes the moments of the features first, then takes one step
/// of the alternating minimisation per iteration.
class ConvexStepper final : public Stepper {
 public:
  /// \param run  without complaints
  ConvexStepper(ProblemPtr problem, ConvexRun run);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] bool begin(const std::stop_token& stop);
  [[nodiscard]] bool train(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  void note(Snapshot& snapshot);
  [[nodiscard]] Vector of_all_inputs(const Vector& of_varying, double otherwise) const;
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] FeatureSelection selection() const;
  [[nodiscard]] std::vector<Figure> figures() const;
  [[nodiscard]] std::vector<std::string> warnings() const;

  ProblemPtr problem_;
  ConvexRun run_;
  ConvexTable table_;
  std::vector<std::string> names_;  ///< of the inputs that vary
  std::optional<ConvexTraining> training_;
  ImportancePaths paths_;
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, ""};
};

}  // namespace steelyard::sobolev
