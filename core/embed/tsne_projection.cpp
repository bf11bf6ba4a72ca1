// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/tsne_projection.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "core/embed/tsne.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

using Clock = std::chrono::steady_clock;

class TsneStepper final : public ProjectionStepper {
 public:
  TsneStepper(Matrix points, Projection empty)
      : points_(std::move(points)), projection_(std::move(empty)) {}

  bool advance(const std::stop_token& stop) override {
    if (!tsne_) {
      tsne_.emplace(points_, TsneOptions{}, stop);
      if (stop.stop_requested()) {
        tsne_.reset();  // its affinities may be missing: created again when the work continues
        return true;
      }
    }
    constexpr auto piece = std::chrono::milliseconds(30);
    const auto begin = Clock::now();
    bool more = true;
    do {
      more = tsne_->advance(1, stop);
    } while (more && !stop.stop_requested() && Clock::now() - begin < piece);
    projection_.coordinates = tsne_->coordinates();
    return more;
  }

  [[nodiscard]] const Projection& coordinates() const override { return projection_; }

 private:
  Matrix points_;
  Projection projection_;
  std::optional<Tsne> tsne_;
};

}  // namespace

std::string TsneProjection::id() const { return "tsne"; }

std::string TsneProjection::title() const { return "t-SNE"; }

std::unique_ptr<ProjectionStepper> TsneProjection::begin(const Problem& problem,
                                                         const LearnedSpace& space,
                                                         const std::vector<Index>& /*columns*/,
                                                         const ParameterValues& /*values*/) const {
  Projection empty{id(), title(), Matrix::Zero(problem.samples(), 2), {"t-SNE 1", "t-SNE 2"}};
  return std::make_unique<TsneStepper>(points_in(space, problem), std::move(empty));
}

Projection TsneProjection::project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const {
  const auto stepper = begin(problem, space, columns, values);
  while (stepper->advance({})) {
  }
  return stepper->coordinates();
}

}  // namespace steelyard
