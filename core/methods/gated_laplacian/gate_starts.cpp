// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_starts.h"

#include <algorithm>
#include <utility>

#include "core/parallel.h"

namespace steelyard::gated {

void GateHistory::note(std::uint64_t epoch, const Vector& mu) {
  if (epoch != mus_.size() * stride_) {
    return;
  }
  if (mus_.size() == most) {
    for (std::size_t place = 1; 2 * place < most; ++place) {
      mus_[place] = std::move(mus_[2 * place]);
    }
    mus_.resize(most / 2);
    stride_ *= 2;  // `most` is even: this epoch is the next one of the longer stride
  }
  mus_.emplace_back(mu.cast<float>());
}

GateStarts::GateStarts(const GatedTable& table, const GateOptions& options)
    : table_(table), options_(options), histories_(static_cast<std::size_t>(options.starts)) {
  starts_.reserve(histories_.size());
  for (std::size_t number = 0; number < histories_.size(); ++number) {
    starts_.emplace_back(table, options.training, number);
    histories_[number].note(0, starts_[number].mu());
  }
  keep();
}

void GateStarts::keep() {
  mus_.clear();
  states_.clear();
  decided_.clear();
  for (const GateRestart& start : starts_) {
    mus_.push_back(start.mu());
    states_.push_back(start.state());
    decided_.push_back(start.is_decided() ? 1 : 0);
  }
}

bool GateStarts::train(std::uint64_t epochs, const std::stop_token& stop) {
  const std::uint64_t count = std::min(epochs, options_.epochs - epochs_);
  std::vector<std::vector<GateState>> states(starts_.size());
  std::vector<std::uint64_t> trained(starts_.size());
  const bool whole = parallel_for(std::ssize(starts_), stop, [&](Index number) {
    const auto at = static_cast<std::size_t>(number);
    GateRestart& start = starts_[at];
    while (trained[at] < count && !start.is_decided() && !stop.stop_requested()) {
      if (!start.epoch(stop)) {
        return;
      }
      ++trained[at];
      states[at].push_back(start.state());
      histories_[at].note(epochs_ + trained[at], start.mu());
    }
  });
  if (!whole || stop.stop_requested()) {
    return false;
  }
  // Once all starts are decided, there is no further epoch, however many were asked for: the number
  // of epochs must not depend on the size of a piece of work.
  const std::uint64_t longest = *std::max_element(trained.begin(), trained.end());
  for (std::size_t at = 0; at < starts_.size(); ++at) {
    states[at].resize(longest, starts_[at].state());
    for (std::uint64_t epoch = trained[at] + 1; epoch <= longest; ++epoch) {
      histories_[at].note(epochs_ + epoch, starts_[at].mu());
    }
  }
  leaders_.clear();
  for (std::uint64_t epoch = 0; epoch < longest; ++epoch) {
    std::vector<GateState> now;
    now.reserve(states.size());
    for (const auto& of_start : states) {
      now.push_back(of_start[epoch]);
    }
    leaders_.push_back(now[best_start(now)]);
  }
  epochs_ += longest;
  keep();
  return true;
}

bool GateStarts::is_done() const {
  return epochs_ >= options_.epochs ||
         std::find(decided_.begin(), decided_.end(), 0) == decided_.end();
}

bool GateStarts::compare(const std::stop_token& stop) {
  constexpr int draws = 50;
  std::vector<std::optional<double>> losses(starts_.size());
  const bool whole = parallel_for(std::ssize(starts_), stop, [&](Index number) {
    const auto at = static_cast<std::size_t>(number);
    losses[at] = loss_on_common_noise(table_, options_.training, mus_[at], draws, stop);
  });
  if (!whole || stop.stop_requested()) {
    return false;
  }
  for (std::size_t number = 0; number < losses.size(); ++number) {
    states_[number].loss = losses[number].value_or(0.0);
  }
  return true;
}

Vector GateStarts::share_open() const {
  Vector share = Vector::Zero(table_.gates());
  for (const Vector& mu : mus_) {
    share.array() += (mu.array() > 0.0).cast<double>();
  }
  return share / static_cast<double>(mus_.size());
}

}  // namespace steelyard::gated
