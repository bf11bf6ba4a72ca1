// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_options.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/run/figure.h"
#include "core/run/stepper.h"

namespace steelyard::sobolev {

/// How the importances moved, at a few equally spaced iterations: whenever there are too many,
/// every other one is dropped.
class ImportancePaths {
 public:
  /// Must be called at every iteration, from 0 on, with the importances of the inputs that vary.
  void note(std::uint64_t iteration, const Vector& importance);
  /// The paths of the inputs that are most important now.
  /// \param names  of the inputs that vary
  [[nodiscard]] Figure figure(const Vector& importance,
                              const std::vector<std::string>& names) const;

 private:
  std::uint64_t stride_ = 1;
  std::vector<double> iterations_;
  std::vector<Eigen::VectorXf> importances_;  ///< single precision is enough for a picture
};

/// A run of the convex criterion: computes the moments of the features first, then takes one step
/// of the alternating minimisation per iteration.
class ConvexStepper final : public Stepper {
 public:
  /// \param options  without complaints
  ConvexStepper(ProblemPtr problem, ConvexOptions options);

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
  [[nodiscard]] std::vector<Message> warnings() const;

  ProblemPtr problem_;
  ConvexOptions options_;
  ConvexTable table_;
  std::vector<std::string> names_;  ///< of the inputs that vary
  std::optional<ConvexTraining> training_;
  ImportancePaths paths_;
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::sobolev
