// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/tsne.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "core/embed/pca.h"
#include "core/embed/tsne_forces.h"
#include "core/error.h"
#include "core/message.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr double start_deviation = 1e-4;

void require(bool holds, const Message& what, const Message& accepted) {
  if (!holds) {
    throw bad_input({what, "t-SNE", accepted});
  }
}

Message one_or_more() { return message("tsne.one_or_more", "1 or more"); }

void require_valid(const TsneOptions& options) {
  require(options.perplexity >= 1.0, message("tsne.low_perplexity", "a perplexity below 1"),
          one_or_more());
  require(options.iterations >= 1, message("tsne.no_iterations", "no iterations"), one_or_more());
  require(options.early >= 0,
          message("tsne.negative_early", "a negative number of early iterations"),
          message("tsne.negative_early.accepted", "0 or more"));
  require(options.exaggeration >= 1.0, message("tsne.low_exaggeration", "an exaggeration below 1"),
          one_or_more());
  constexpr double coarsest = 0.7;
  require(options.theta >= 0.0 && options.theta <= coarsest,
          message("tsne.bad_theta", "a theta out of range"),
          message("tsne.bad_theta.accepted", "from 0 to 0.7"));
}

/// N x 2 with standard deviation start_deviation; all 0 if all samples are equal.
Matrix start_of(const Matrix& points) {
  PrincipalComponents components = principal_components(points, 2);
  const double first = std::sqrt(components.variances[0]);
  if (first == 0.0) {
    return Matrix::Zero(points.rows(), 2);
  }
  Matrix start = components.coordinates * (start_deviation / first);
  if (components.variances[1] <= 1e-20 * components.variances[0]) {
    // Samples on a line could never pass each other, so they get a little width.
    Random random(1, Purpose::points_of_a_map);
    for (Index sample = 0; sample < start.rows(); ++sample) {
      start(sample, 1) = 0.1 * start_deviation * random.normal();
    }
  }
  return start;
}

}  // namespace

Tsne::Tsne(const Matrix& points, const TsneOptions& options, const std::stop_token& stop)
    : options_(options),
      y_(start_of(points)),
      velocity_(Matrix::Zero(points.rows(), 2)),
      gain_(Matrix::Ones(points.rows(), 2)) {
  require_valid(options);
  const Index samples = points.rows();
  if (samples < 2 || y_.isZero(0.0)) {
    finished_ = true;
    return;
  }
  const double perplexity =
      std::max(1.0, std::min(options.perplexity, static_cast<double>(samples - 1) / 3.0));
  if (samples <= options.exact_up_to) {
    if (auto exact = exact_affinities(points, perplexity, stop)) {
      affinities_ = *std::move(exact);
    }
  } else {
    const auto wanted = static_cast<Index>(std::ceil(3.0 * perplexity));
    const Space space{points, Vector::Zero(points.cols())};
    if (const auto found = nearest_neighbours(space, std::min(wanted, samples - 1), stop)) {
      affinities_ = near_affinities(*found, perplexity);
    }
  }
  finished_ = std::holds_alternative<std::monostate>(affinities_);
}

bool Tsne::advance(int iterations, const std::stop_token& stop) {
  for (int k = 0; k < iterations && !finished_ && !stop.stop_requested(); ++k) {
    step();
  }
  return !finished_;
}

Matrix Tsne::gradient(double exaggeration) const {
  if (const auto* near = std::get_if<SparseAffinities>(&affinities_)) {
    return tsne_forces(*near, y_, options_.theta).gradient(exaggeration);
  }
  return tsne_forces(std::get<Matrix>(affinities_), y_).gradient(exaggeration);
}

void Tsne::step() {
  const bool early = iteration_ < options_.early;
  constexpr double nothing_left = 1e-9;
  constexpr double least_gain = 0.01;
  const Matrix slope = gradient(early ? options_.exaggeration : 1.0);
  // A coordinate that keeps its direction speeds up, one that oscillates slows down (Jacobs 1988).
  const auto swings = (slope.array() > 0.0) == (velocity_.array() > 0.0);
  gain_ = swings.select(gain_.array() * 0.8, gain_.array() + 0.2).max(least_gain);
  const double rate = static_cast<double>(y_.rows()) / (4.0 * options_.exaggeration);
  velocity_ = (early ? 0.5 : 0.8) * velocity_ - rate * gain_.cwiseProduct(slope);
  y_ += velocity_;
  y_.rowwise() -= y_.colwise().mean().eval();
  ++iteration_;
  const bool at_rest = !early && slope.cwiseAbs().maxCoeff() < nothing_left;
  finished_ = at_rest || iteration_ >= options_.iterations;
}

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

Message axis_of_tsne(int axis) { return message("tsne.axis", "t-SNE {1}", axis); }

}  // namespace

std::string TsneProjection::id() const { return "tsne"; }

std::string TsneProjection::title() const { return "t-SNE"; }

std::unique_ptr<ProjectionStepper> TsneProjection::begin(const Problem& problem,
                                                         const LearnedSpace& space,
                                                         const std::vector<Index>& /*columns*/,
                                                         const ParameterValues& /*values*/) const {
  Projection empty{
      id(), title(), Matrix::Zero(problem.samples(), 2), {axis_of_tsne(1), axis_of_tsne(2)}};
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
