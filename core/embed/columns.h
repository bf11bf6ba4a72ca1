// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"

namespace steelyard {

/// "columns": two columns as they are, of the inputs or the truth, whatever the weights.
class ColumnsProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] bool takes_columns() const override { return true; }
  /// \throws Error(bad_input) unless `columns` are two positions of inputs or truth columns
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
};

}  // namespace steelyard
