// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/builtin.h"
#include "core/text.h"

namespace steelyard {
namespace {

ParameterSchema every_nth_sample_schema() {
  ParameterSpec stride;
  stride.id = "stride";
  stride.label = "Every";
  stride.unit = "samples";
  stride.help = "Keep one sample in this many";
  stride.type = ParameterType::integer;
  stride.initial = std::int64_t{10};
  stride.minimum = 1;
  stride.maximum = 1e9;
  ParameterSpec first = stride;
  first.id = "first";
  first.label = "Starting with";
  first.unit = "";
  first.help = "Number of the first sample to keep, counted from 1";
  first.initial = std::int64_t{1};
  return ParameterSchema({stride, first});
}

std::string keep_every_nth(Dataset& table, const ParameterValues& values,
                           const ReadControl& /*control*/) {
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index at = values.integer("first") - 1; at < before; at += values.integer("stride")) {
    kept.push_back(at);
  }
  table.keep_samples(kept);
  return std::to_string(kept.size()) + " of " + counted(before, "sample") + " kept: every " +
         std::to_string(values.integer("stride"));
}

}  // namespace

Preparation every_nth_sample() {
  return {"stride", "Every n-th sample", "Thins a trajectory evenly", every_nth_sample_schema,
          keep_every_nth};
}

}  // namespace steelyard
