// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/builtin.h"
#include "core/prepare/count_parameter.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

ParameterSchema random_samples_schema() {
  ParameterSpec seed;
  seed.id = "seed";
  seed.label = "Seed";
  seed.help = "A different seed gives a different choice";
  seed.type = ParameterType::integer;
  seed.initial = std::int64_t{1};
  seed.minimum = 0;
  seed.maximum = 1e15;
  return ParameterSchema({count_parameter(), seed});
}

std::string keep_random(Dataset& table, const ParameterValues& values,
                        const ReadControl& /*control*/) {
  const Index before = table.samples();
  Random random(static_cast<std::uint64_t>(values.integer("seed")), Purpose::chosen_samples);
  table.keep_samples(random.subset(before, wanted_count(table, values)));
  return std::to_string(table.samples()) + " of " + counted(before, "sample") +
         " kept, chosen at random";
}

}  // namespace

Preparation random_samples() {
  return {"random", "Random samples", "A representative subset, in the original order",
          random_samples_schema, keep_random};
}

}  // namespace steelyard
