// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdint>

#include "core/message.h"
#include "core/prepare/builtin.h"
#include "core/prepare/count_parameter.h"
#include "core/random.h"

namespace steelyard {
namespace {

struct RandomSamplesOptions {
  Index count = 1000;
  std::uint64_t seed = 1;
};

ParameterList<RandomSamplesOptions> random_samples_parameters() {
  return {count_parameter(field(&RandomSamplesOptions::count)),
          seed_parameter(field(&RandomSamplesOptions::seed),
                         "A different seed gives a different choice")};
}

Message keep_random(Dataset& table, const ParameterValues& values, const ReadControl& /*control*/) {
  const auto options = options_of(random_samples_parameters(), values);
  const Index before = table.samples();
  Random random(options.seed, Purpose::chosen_samples);
  table.keep_samples(random.subset(before, std::min(options.count, before)));
  return message("step.random", "{1} of {2} {2:sample|samples} kept, chosen at random",
                 table.samples(), before);
}

}  // namespace

Preparation random_samples() {
  return {"random", "Random samples", "A representative subset, in the original order",
          schema_of<random_samples_parameters>, keep_random};
}

}  // namespace steelyard
