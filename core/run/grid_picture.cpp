// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/grid_picture.h"

#include <limits>
#include <utility>

namespace steelyard {
namespace {

std::vector<std::string> numbers_from(Index first, Index count) {
  std::vector<std::string> names;
  for (Index number = first; number < first + count; ++number) {
    names.push_back(std::to_string(number));
  }
  return names;
}

std::string help_of(const FeatureColumn& column, bool marks) {
  std::string help =
      "Each cell is a feature, at the row and column that its name says; its colour "
      "is the value of '" +
      column.title + "'.";
  return marks ? help + " A dot: selected." : help;
}

}  // namespace

GridPicture::GridPicture(FeatureGrid grid, const std::vector<Feature>& features)
    : grid_(std::move(grid)) {
  empty_.row_names = numbers_from(grid_.first_row, grid_.rows);
  empty_.column_names = numbers_from(grid_.first_column, grid_.columns);
  empty_.picture = true;
  for (const Index feature : grid_.features) {
    empty_.cell_names.push_back(feature < 0 ? std::string()
                                            : features[static_cast<std::size_t>(feature)].name);
  }
}

Figure GridPicture::of(const FeatureColumn& column, const FeatureSelection& selection) const {
  const bool marks = !selection.rule.empty();
  std::vector<bool> selected(column.values.size(), false);
  for (const Index feature : selection.features) {
    selected[static_cast<std::size_t>(feature)] = true;
  }
  MatrixShape shape = empty_;
  shape.value_title = column.title;
  shape.scale =
      column.kind == ValueKind::signed_score ? ColourScale::diverging : ColourScale::sequential;
  for (const Index feature : grid_.features) {
    const bool known = feature >= 0;
    const std::size_t at = known ? static_cast<std::size_t>(feature) : 0;
    shape.values.push_back(known ? column.values[at] : std::numeric_limits<double>::quiet_NaN());
    if (marks) {
      shape.marked.push_back(known && selected[at]);
    }
  }
  return {id,
          column.title + " as a picture",
          help_of(column, marks),
          {.title = "Column"},
          {.title = "Row"},
          std::move(shape)};
}

}  // namespace steelyard
