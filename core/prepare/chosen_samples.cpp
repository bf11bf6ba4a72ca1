// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <set>

#include "core/error.h"
#include "core/prepare/builtin.h"
#include "core/text.h"

namespace steelyard {
namespace {

ParameterSchema chosen_samples_schema() {
  ParameterSpec rows;
  rows.id = "rows";
  rows.label = "Rows";
  rows.help = "Rows of the chosen samples in the file, counted from 1";
  rows.type = ParameterType::list;
  rows.initial = std::vector<double>{};
  rows.minimum = 1;
  rows.maximum = 1e15;
  ParameterSpec keep;
  keep.id = "keep";
  keep.label = "Keep them";
  keep.help = "Keep only these samples; otherwise leave them out";
  keep.type = ParameterType::toggle;
  keep.initial = true;
  return ParameterSchema({rows, keep});
}

std::string keep_chosen(Dataset& table, const ParameterValues& values,
                        const ReadControl& /*control*/) {
  std::set<Index> rows;
  for (const double row : values.list("rows")) {
    rows.insert(static_cast<Index>(row) - 1);
  }
  if (rows.empty()) {
    throw bad_input({"no row is given", "Chosen samples", "rows of the file, from 1"});
  }
  const Index before = table.samples();
  const bool keep = values.toggle("keep");
  std::vector<Index> kept;
  for (Index sample = 0; sample < before; ++sample) {
    if (rows.contains(table.row_of(sample)) == keep) {
      kept.push_back(sample);
    }
  }
  table.keep_samples(kept);
  return std::to_string(kept.size()) + " of " + counted(before, "sample") + " kept, chosen by hand";
}

}  // namespace

Preparation chosen_samples() {
  return {"samples", "Chosen samples", "Keep samples chosen by their rows, or leave them out",
          chosen_samples_schema, keep_chosen};
}

}  // namespace steelyard
