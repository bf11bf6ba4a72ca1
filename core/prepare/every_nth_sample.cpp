// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message.h"
#include "core/prepare/builtin.h"

namespace steelyard {
namespace {

struct EveryNthOptions {
  Index stride = 10;
  Index first = 1;  ///< from 1
};

ParameterList<EveryNthOptions> every_nth_parameters() {
  return {
      parameter({"stride", "Every", "Keep one sample in this many"},
                field(&EveryNthOptions::stride), {1.0, 1e9})
          .in_unit("samples"),
      parameter({"first", "Starting with", "Number of the first sample to keep, counted from 1"},
                field(&EveryNthOptions::first), {1.0, 1e9})};
}

Message keep_every_nth(Dataset& table, const ParameterValues& values,
                       const ReadControl& /*control*/) {
  const auto options = options_of(every_nth_parameters(), values);
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index at = options.first - 1; at < before; at += options.stride) {
    kept.push_back(at);
  }
  table.keep_samples(kept);
  return message("step.every_nth", "{1} of {2} {2:sample|samples} kept: every {3}", kept.size(),
                 before, options.stride);
}

}  // namespace

Preparation every_nth_sample() {
  return {"stride", "Every n-th sample", "Thins a trajectory evenly",
          schema_of<every_nth_parameters>, keep_every_nth};
}

}  // namespace steelyard
