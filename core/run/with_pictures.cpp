// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/with_pictures.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/problem/input_deviations.h"
#include "core/run/grid_picture.h"

namespace steelyard {
namespace {

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
    return snapshot.leading;
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
  if (has_solution(result) && !result.columns.empty() && is_of_all(result.columns.front())) {
    result.figures.push_back(picture_.of(result.columns.front(), result.selection));
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
  if (drawn != result.figures.end() && grid && !result.columns.empty()) {
    *drawn = GridPicture(std::move(*grid), problem.features)
                 .of(result.columns.front(), result.selection);
  }
}

}  // namespace steelyard
