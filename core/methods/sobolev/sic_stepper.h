// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"
#include "core/methods/sobolev/sic_critics.h"
#include "core/run/figure.h"
#include "core/run/stepper.h"

namespace steelyard::sobolev {

/// The training, as it was judged from time to time.
struct SicHistory {
  std::vector<double> updates;
  std::vector<double> difference;     ///< mean f of real pairs minus that of mixed ones
  std::vector<double> held_out;       ///< the same for held-out samples; empty without them
  std::vector<Eigen::VectorXf> etas;  ///< of the features that vary

  /// Adds one moment: all of its numbers, or none of them where memory is lacking.
  void add(double update, double of_training, const std::optional<double>& of_held_out,
           Eigen::VectorXf eta);
};

/// Shows whether the critic learns, and whether it learns more than chance.
[[nodiscard]] Figure difference_figure(const SicHistory& history);
/// Shows how eta of the most important features developed.
/// \param names  of the features that vary
[[nodiscard]] Figure eta_figure(const SicHistory& history, const std::vector<std::string>& names);

/// A run of the neural Sobolev independence criterion. An iteration is an update of a critic. The
/// critics are judged from time to time; the objective is their loss, which is minus the criterion.
class SicStepper final : public Stepper {
 public:
  /// \param options  without complaints
  SicStepper(ProblemPtr problem, SicOptions options);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] bool begin(const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool train(std::uint64_t updates, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool note(const std::stop_token& stop, Snapshot& snapshot);
  void show(Snapshot& snapshot) const;
  [[nodiscard]] std::uint64_t distance_between_notes() const;
  /// Values of all inputs, from those of the inputs that vary; constant ones get `others`.
  [[nodiscard]] std::vector<double> of_inputs(const Vector& values, double others) const;
  [[nodiscard]] FeatureColumn eta_column() const;
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] FeatureSelection selection(const FeatureColumn& eta) const;
  [[nodiscard]] std::vector<Figure> figures() const;
  [[nodiscard]] std::vector<Message> warnings() const;
  [[nodiscard]] std::shared_ptr<const Predictor> predictor() const;

  ProblemPtr problem_;
  SicOptions options_;
  SicTable table_;
  std::vector<std::string> names_;  ///< of the inputs that vary
  std::optional<SicCritics> critics_;
  SicHistory history_;
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::sobolev
