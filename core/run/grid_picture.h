// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/feature_grid.h"
#include "core/run/result.h"

namespace steelyard {

/// Draws the values of features as a picture, each feature at its place in a grid.
class GridPicture {
 public:
  /// Id of the figures.
  static constexpr const char* id = "picture";

  GridPicture(FeatureGrid grid, const std::vector<Feature>& features);

  /// \param column     one value for each of the features
  /// \param selection  its features are marked if it has a rule
  [[nodiscard]] Figure of(const FeatureColumn& column, const FeatureSelection& selection) const;

 private:
  FeatureGrid grid_;
  MatrixShape empty_;  ///< all but the values
};

}  // namespace steelyard
