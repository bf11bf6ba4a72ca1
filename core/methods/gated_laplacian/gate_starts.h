// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/gated_laplacian/gate_history.h"
#include "core/methods/gated_laplacian/gate_options.h"

namespace steelyard::gated {

/// All starts of a run, trained side by side, and which of them leads.
class GateStarts {
 public:
  /// \param table  must live longer than this
  GateStarts(const GatedTable& table, const GateRun& run);

  /// Trains each start for some more epochs, several starts at a time; those that are decided rest.
  /// \return false when stopped: then all stands as it did before
  [[nodiscard]] bool train(std::uint64_t epochs, const std::stop_token& stop);
  /// The leading start after each epoch of the last call.
  [[nodiscard]] const std::vector<GateState>& leaders() const { return leaders_; }

  /// Finished by every start.
  [[nodiscard]] std::uint64_t epochs() const { return epochs_; }
  /// No start has anything left to do.
  [[nodiscard]] bool is_done() const;
  /// Compares the starts on common noise instead of each on its own.
  /// \return false when stopped
  [[nodiscard]] bool compare(const std::stop_token& stop);

  [[nodiscard]] std::size_t leader() const { return best_start(states_); }
  [[nodiscard]] bool is_decided(std::size_t start) const { return decided_[start] != 0; }
  [[nodiscard]] const std::vector<GateState>& states() const { return states_; }
  [[nodiscard]] const Vector& mu(std::size_t start) const { return mus_[start]; }
  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] const GateHistory& history(std::size_t start) const { return histories_[start]; }
  /// Of the starts, those that open each gate: 0 .. 1, one a gate.
  [[nodiscard]] Vector share_open() const;

 private:
  void keep();

  const GatedTable& table_;
  GateRun run_;
  std::vector<GateRestart> starts_;
  std::vector<GateHistory> histories_;
  std::uint64_t epochs_ = 0;
  std::vector<GateState> leaders_;
  // As after the last call, whatever a stopped one has done to the starts.
  std::vector<Vector> mus_;
  std::vector<GateState> states_;
  std::vector<char> decided_;
};

}  // namespace steelyard::gated
