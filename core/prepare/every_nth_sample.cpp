// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/builtin.h"
#include "core/text.h"

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

std::string keep_every_nth(Dataset& table, const ParameterValues& values,
                           const ReadControl& /*control*/) {
  const auto options = options_of(every_nth_parameters(), values);
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index at = options.first - 1; at < before; at += options.stride) {
    kept.push_back(at);
  }
  table.keep_samples(kept);
  return std::to_string(kept.size()) + " of " + counted(before, "sample") + " kept: every " +
         std::to_string(options.stride);
}

}  // namespace

Preparation every_nth_sample() {
  return {"stride", "Every n-th sample", "Thins a trajectory evenly",
          schema_of<every_nth_parameters>, keep_every_nth};
}

}  // namespace steelyard
