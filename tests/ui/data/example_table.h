// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <memory>
#include <string>

#include "core/data/dataset.h"

namespace steelyard::ui {

/// Columns x1 .. x<numbers>, then the text column "class" with the values a, b, a, b, ...
/// x1 is constant, x2 lacks its first two cells, the others vary.
inline Dataset exampleTable(Index samples = 6, Index numbers = 4) {
  Dataset dataset;
  dataset.name = "example.csv";
  dataset.values.resize(samples, numbers + 1);
  for (Index column = 0; column < numbers; ++column) {
    Column about;
    about.name = "x" + std::to_string(column + 1);
    dataset.columns.push_back(about);
    for (Index row = 0; row < samples; ++row) {
      const bool missing = column == 1 && row < 2;
      dataset.values(row, column) = missing       ? std::numeric_limits<double>::quiet_NaN()
                                    : column == 0 ? 3.0
                                                  : static_cast<double>(row * numbers + column);
    }
  }
  Column label;
  label.name = "class";
  label.kind = ColumnKind::category;
  label.categories = {"a", "b"};
  dataset.columns.push_back(label);
  for (Index row = 0; row < samples; ++row) {
    dataset.values(row, numbers) = static_cast<double>(row % 2);
  }
  return dataset;
}

inline std::shared_ptr<Dataset> sharedExample(Index samples = 6, Index numbers = 4) {
  return std::make_shared<Dataset>(exampleTable(samples, numbers));
}

}  // namespace steelyard::ui
