// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <set>

#include "core/error.h"
#include "core/message.h"
#include "core/prepare/builtin.h"

namespace steelyard {
namespace {

struct ChosenSamplesOptions {
  std::vector<double> rows;  ///< from 1
  bool keep = true;
};

ParameterList<ChosenSamplesOptions> chosen_samples_parameters() {
  return {parameter({"rows", "Rows", "Rows of the chosen samples in the file, counted from 1"},
                    field(&ChosenSamplesOptions::rows), {1.0, 1e15}),
          parameter({"keep", "Keep them", "Keep only these samples; otherwise leave them out"},
                    field(&ChosenSamplesOptions::keep))};
}

Message keep_chosen(Dataset& table, const ParameterValues& values, const ReadControl& /*control*/) {
  const auto options = options_of(chosen_samples_parameters(), values);
  std::set<Index> rows;
  for (const double row : options.rows) {
    rows.insert(static_cast<Index>(row) - 1);
  }
  if (rows.empty()) {
    throw bad_input({message("chosen_samples.no_row", "no row is given"), "Chosen samples",
                     message("chosen_samples.no_row.accepted", "rows of the file, from 1")});
  }
  const Index before = table.samples();
  std::vector<Index> kept;
  for (Index sample = 0; sample < before; ++sample) {
    if (rows.contains(table.row_of(sample)) == options.keep) {
      kept.push_back(sample);
    }
  }
  table.keep_samples(kept);
  return message("step.chosen", "{1} of {2} {2:sample|samples} kept, chosen by hand", kept.size(),
                 before);
}

}  // namespace

Preparation chosen_samples() {
  return {"samples", "Chosen samples", "Keep samples chosen by their rows, or leave them out",
          schema_of<chosen_samples_parameters>, keep_chosen};
}

}  // namespace steelyard
