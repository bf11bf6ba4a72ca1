// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/both_decays.h"

#include <utility>
#include <vector>

#include "core/study/best_of.h"

namespace steelyard::dii {

std::unique_ptr<Stepper> with_decays(
    const Options& options, std::function<std::unique_ptr<Stepper>(const Options&)> begin) {
  if (!options.best_decay) {
    return begin(options);
  }
  const auto with = [&](Decay decay) {
    Options with_decay = options;
    with_decay.decay = decay;
    return [begin, with_decay] { return begin(with_decay); };
  };
  return std::make_unique<BestOf>(std::vector<BestOf::Member>{
      {"cosine decay", with(Decay::cosine)}, {"exponential decay", with(Decay::exponential)}});
}

}  // namespace steelyard::dii
