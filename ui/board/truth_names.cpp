// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/truth_names.h"

#include <QHash>

#include "ui/plain_text.h"

namespace steelyard::ui {

std::vector<Index> inputsNamedLikeTruth(const Problem& problem) {
  // The names of the truth, not those of the inputs, of which there may be ten thousand.
  QHash<QString, Index> inputOf;
  for (const ColumnInfo& column : problem.truth_features) {
    inputOf.insert(plainName(column.name), -1);
  }
  for (std::size_t input = 0; input < problem.features.size() && !inputOf.isEmpty(); ++input) {
    const auto found = inputOf.find(plainName(problem.features[input].name));
    if (found != inputOf.end()) {
      *found = static_cast<Index>(input);
    }
  }
  std::vector<Index> inputs;
  inputs.reserve(problem.truth_features.size());
  for (const ColumnInfo& column : problem.truth_features) {
    inputs.push_back(inputOf.value(plainName(column.name)));
  }
  return inputs;
}

}  // namespace steelyard::ui
