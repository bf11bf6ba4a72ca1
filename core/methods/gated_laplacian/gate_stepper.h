// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/gated_laplacian/gate_starts.h"
#include "core/methods/gated_laplacian/open_columns.h"
#include "core/run/stepper.h"

namespace steelyard::gated {

/// Trains the gates from several starts, takes the start of lowest loss, and finds how much better
/// it is than random columns. An iteration is one epoch of every start.
class GateStepper : public Stepper {
 public:
  /// \param values  without complaints
  GateStepper(ProblemPtr problem, ParameterValues values);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  enum class Stage { start, training, comparing, random_columns, graph, done };
  struct Shown {
    std::size_t start = 0;
    std::uint64_t epoch = 0;
    [[nodiscard]] bool operator==(const Shown& other) const = default;
  };

  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] bool begin(const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool train(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool compare_with_random(const std::stop_token& stop);
  [[nodiscard]] bool draw_graph(const std::stop_token& stop, Snapshot& snapshot);
  void note(std::uint64_t epoch, const GateState& state, Appended& appended);
  void show(Snapshot& snapshot);

  [[nodiscard]] std::vector<std::string> gate_names() const;
  /// The open gates of the leading start, ascending.
  [[nodiscard]] std::vector<Index> open() const {
    return open_gates(starts_->mu(starts_->leader()));
  }
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] FeatureColumn open_column() const;
  [[nodiscard]] std::vector<Index> selected_inputs() const;
  [[nodiscard]] bool is_half_open() const;
  [[nodiscard]] std::vector<Message> warnings() const;
  [[nodiscard]] std::size_t agreeing_starts() const;
  /// Whether the run has come to its end and selects.
  [[nodiscard]] bool is_settled() const;
  [[nodiscard]] Message agreement() const;
  [[nodiscard]] std::vector<Finding> findings() const;

  ProblemPtr problem_;
  ParameterValues values_;
  Stage stage_ = Stage::start;
  GatedTable table_;
  GateOptions options_;
  std::optional<GateStarts> starts_;
  std::optional<OpenColumnsLoss> beside_random_;
  std::vector<double> spectrum_of_all_, spectrum_of_open_;
  std::vector<Index> hardly_varying_;  ///< selected inputs that hardly vary
  std::vector<Iterate> iterates_;
  Figure counts_;               ///< open gates against epochs
  std::optional<Shown> shown_;  ///< what the figure of the gates last showed
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::gated
