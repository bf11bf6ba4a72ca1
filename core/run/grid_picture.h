// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/feature_grid.h"
#include "core/run/result.h"

namespace steelyard {

/// Draws what is said of features as a picture, each at its place in a grid.
class GridPicture {
 public:
  /// Id of its figures.
  static constexpr const char* id = "picture";

  GridPicture(FeatureGrid grid, const std::vector<Feature>& features);

  /// \param column  with a value for each of the features
  /// \param selection  with a rule, its features are marked
  [[nodiscard]] Figure of(const FeatureColumn& column, const FeatureSelection& selection) const;

 private:
  FeatureGrid grid_;
  MatrixShape empty_;  ///< all but the values
};

}  // namespace steelyard
