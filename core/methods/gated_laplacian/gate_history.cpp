// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_history.h"

#include <utility>

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

}  // namespace steelyard::gated
