// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/methods/gated_laplacian/gate_options.h"

namespace steelyard::gated {

/// How the gates of one start moved, at a few evenly spaced epochs: whenever there are too many,
/// every other one is dropped, so that memory stays small however long the training is.
class GateHistory {
 public:
  static constexpr std::size_t most = 64;

  /// To be called after every epoch, beginning with 0.
  void note(std::uint64_t epoch, const Vector& mu);

  [[nodiscard]] std::size_t size() const { return mus_.size(); }
  [[nodiscard]] std::uint64_t epoch(std::size_t place) const { return place * stride_; }
  /// mu of all gates, in single precision, which is enough for a picture.
  [[nodiscard]] const Eigen::VectorXf& mu(std::size_t place) const { return mus_[place]; }

 private:
  std::uint64_t stride_ = 1;
  std::vector<Eigen::VectorXf> mus_;
};

/// All starts of a run, which are trained side by side, and which of them leads.
class GateStarts {
 public:
  /// \param table  must outlive this object
  GateStarts(const GatedTable& table, const GateOptions& options);

  /// Trains each start for some more epochs, several starts at a time. Decided starts are left as
  /// they are.
  /// \return false when stopped; epochs(), states() and mu() are then those before the call
  [[nodiscard]] bool train(std::uint64_t epochs, const std::stop_token& stop);
  /// The leading start after each epoch of the last call.
  [[nodiscard]] const std::vector<GateState>& leaders() const { return leaders_; }

  /// The number of epochs that every start has finished.
  [[nodiscard]] std::uint64_t epochs() const { return epochs_; }
  /// Whether every start is decided or the last epoch has been reached.
  [[nodiscard]] bool is_done() const;
  /// Replaces each start's loss, which is of its own noise, by the loss on noise that all starts
  /// share.
  /// \return false when stopped
  [[nodiscard]] bool compare(const std::stop_token& stop);

  [[nodiscard]] std::size_t leader() const { return best_start(states_); }
  [[nodiscard]] bool is_decided(std::size_t start) const { return decided_[start] != 0; }
  [[nodiscard]] const std::vector<GateState>& states() const { return states_; }
  [[nodiscard]] const Vector& mu(std::size_t start) const { return mus_[start]; }
  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] const GateHistory& history(std::size_t start) const { return histories_[start]; }
  /// For each gate, the share of starts that open it, 0 .. 1.
  [[nodiscard]] Vector share_open() const;

 private:
  void keep();

  const GatedTable& table_;
  GateOptions options_;
  std::vector<GateRestart> starts_;
  std::vector<GateHistory> histories_;
  std::uint64_t epochs_ = 0;
  std::vector<GateState> leaders_;
  // State after the last completed call: a stopped call may have trained some of the starts
  // further.
  std::vector<Vector> mus_;
  std::vector<GateState> states_;
  std::vector<char> decided_;
};

}  // namespace steelyard::gated
