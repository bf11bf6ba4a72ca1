// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/with_pictures.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/problem/feature_grid.h"
#include "core/problem/input_deviations.h"
#include "core/run/result.h"

namespace steelyard {
namespace {

/// Draws the values of features as a picture, each feature at its place in a grid.
class GridPicture {
 public:
  /// Id of the figures.
  static constexpr const char* id = "picture";

  GridPicture(FeatureGrid grid, const std::vector<ColumnInfo>& features);

  /// \param column     one value for each of the features
  /// \param selection  its features are marked if it has a rule
  [[nodiscard]] Figure of(const FeatureColumn& column, const FeatureSelection& selection) const;

 private:
  FeatureGrid grid_;
  MatrixShape empty_;  ///< all but the values
};

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

GridPicture::GridPicture(FeatureGrid grid, const std::vector<ColumnInfo>& features)
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
  const bool marks = !selection.rule.says_nothing();
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

constexpr Index most_cells = 10000;  // the picture is drawn many times a second

/// A run, and the picture of what it says of the features.
class PicturedStepper final : public Stepper {
 public:
  PicturedStepper(std::unique_ptr<Stepper> inner, ProblemPtr problem, FeatureGrid grid)
      : inner_(std::move(inner)),
        problem_(std::move(problem)),
        picture_(std::move(grid), problem_->features) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return inner_->scalars(); }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  /// Nothing where nothing is said of each feature yet.
  [[nodiscard]] std::optional<FeatureColumn> leading(const Snapshot& snapshot);
  [[nodiscard]] bool is_of_all(const FeatureColumn& column) const {
    return column.values.size() == problem_->features.size();
  }

  std::unique_ptr<Stepper> inner_;
  ProblemPtr problem_;
  GridPicture picture_;
  KeptDeviations deviations_;
  std::vector<double> drawn_;  ///< the values in the newest picture
};

std::optional<FeatureColumn> PicturedStepper::leading(const Snapshot& snapshot) {
  if (!snapshot.leading.values.empty()) {
    return snapshot.leading.kind == ValueKind::order ? std::nullopt
                                                     : std::optional(snapshot.leading);
  }
  if (snapshot.space.empty()) {
    return std::nullopt;
  }
  return weight_column(deviations_.of(problem_), snapshot.space.reach());
}

Snapshot PicturedStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot = inner_->advance(budget, std::move(stop));
  const std::optional<FeatureColumn> column = leading(snapshot);
  if (column && is_of_all(*column) && column->values != drawn_) {
    drawn_ = column->values;
    snapshot.appended.figures.push_back(picture_.of(*column, {}));
  }
  return snapshot;
}

Result PicturedStepper::best_so_far() const {
  Result result = inner_->result();
  const FeatureColumn* amounts = first_of_amounts(result.columns);
  if (has_solution(result) && amounts != nullptr && is_of_all(*amounts)) {
    result.figures.push_back(picture_.of(*amounts, result.selection));
  }
  return result;
}

}  // namespace

std::unique_ptr<Stepper> with_pictures(std::unique_ptr<Stepper> run, ProblemPtr problem) {
  std::optional<FeatureGrid> grid = feature_grid(problem->features);
  if (!grid || grid->cells() > most_cells) {
    return run;
  }
  return std::make_unique<PicturedStepper>(std::move(run), std::move(problem), std::move(*grid));
}

void draw_picture(const Problem& problem, Result& result) {
  const auto drawn =
      std::find_if(result.figures.begin(), result.figures.end(),
                   [](const Figure& figure) { return figure.id == GridPicture::id; });
  std::optional<FeatureGrid> grid = feature_grid(problem.features);
  const FeatureColumn* amounts = first_of_amounts(result.columns);
  if (drawn != result.figures.end() && grid && amounts != nullptr) {
    *drawn = GridPicture(std::move(*grid), problem.features).of(*amounts, result.selection);
  }
}

}  // namespace steelyard
