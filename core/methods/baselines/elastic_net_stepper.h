// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/baselines/elastic_net_options.h"
#include "core/problem/targets.h"
#include "core/run/stepper.h"

namespace steelyard::baselines {

/// A run of the elastic net. An iteration solves for one penalty, for all folds and all targets.
class ElasticNetStepper final : public Stepper {
 public:
  ElasticNetStepper(ProblemPtr problem, const ElasticNetOptions& options);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  enum class Stage { start, covariances, path, done };

  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// Also finds the centres, deviations and factors.
  /// \return `std::nullopt` when stopped
  [[nodiscard]] std::optional<Matrix> scaled_inputs(const std::vector<Index>& samples,
                                                    const std::stop_token& stop);
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  [[nodiscard]] bool advance_path(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool has_solution() const { return path_ && path_->done() > 0; }
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] FeatureSelection selection() const;
  [[nodiscard]] std::vector<PathPoint> path_points(Index first) const;
  [[nodiscard]] std::vector<Figure> figures() const;
  [[nodiscard]] std::vector<Message> warnings() const;

  ProblemPtr problem_;
  ElasticNetOptions options_;
  Stage stage_ = Stage::start;
  Targets targets_;
  Vector centre_, factor_, deviations_;  ///< D, of the inputs; the factor of a constant one is 0
  std::unique_ptr<ElasticNetPath> path_;
  std::vector<Iterate> iterates_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::baselines
