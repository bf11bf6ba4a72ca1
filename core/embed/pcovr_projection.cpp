// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/pcovr_projection.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/embed/pcovr.h"
#include "core/embed/pcovr_plots.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

constexpr Index plane_axes = 2;

struct PcovrSettings {
  double alpha = 0.5;
  double ridge = 1e-6;
};

const ParameterList<PcovrSettings>& pcovr_parameters() {
  static const ParameterList<PcovrSettings> list{
      alpha_parameter(field(&PcovrSettings::alpha)),
      parameter({"ridge", "Regularisation",
                 "Penalty of the ridge regression for the predictions, relative to a total "
                 "variance of 1 x N"},
                field(&PcovrSettings::ridge), {1e-12, 1e6})
          .logarithmic()
          .advanced()};
  return list;
}

/// Square root of the total variance; 1 if there is none.
double total_spread(const Matrix& points) {
  const Matrix centred = points.rowwise() - points.colwise().mean();
  const double variance = centred.squaredNorm() / static_cast<double>(points.rows());
  return variance > 0.0 ? std::sqrt(variance) : 1.0;
}

/// As in principal_components: the loading of largest magnitude is positive.
Matrix scores_with_signs_of_pca(const PcovrModel& model) {
  Matrix scores = model.scores;
  for (Index component = 0; component < scores.cols() && model.to_latent.rows() > 0; ++component) {
    Index largest = 0;
    model.to_latent.col(component).cwiseAbs().maxCoeff(&largest);
    if (model.to_latent(largest, component) < 0.0) {
      scores.col(component) *= -1.0;
    }
  }
  return scores;
}

class PreparedPcovr final : public PreparedProjection {
 public:
  PreparedPcovr(Projection empty, const Matrix& space, const RegressionTargets& targets,
                double ridge)
      : empty_(std::move(empty)),
        ridge_(ridge),
        regressed_(targets.values.cols() > 0),
        spread_(total_spread(space)),
        pcovr_(space / spread_, targets.values, ridge),
        signs_([this](double alpha) { return signed_scores(alpha); }, regressed_) {
    if (!regressed_) {
      empty_.note = note_without_targets(targets.why);
    }
  }

  [[nodiscard]] bool serves(const ParameterValues& values) const override {
    return options_of(pcovr_parameters(), values).ridge == ridge_;
  }

  [[nodiscard]] Projection place(const ParameterValues& values) const override {
    const double alpha = regressed_ ? options_of(pcovr_parameters(), values).alpha : 1.0;
    const PcovrModel model = pcovr_.solve(alpha, plane_axes);
    Projection placed = empty_;
    placed.coordinates = spread_ * signs_.turned(model.scores, model.alpha);
    label_latent_axes(placed.title, {model.input_share, model.target_share, regressed_}, placed);
    placed.scalars.emplace_back("loss of X", model.losses.inputs);
    if (regressed_) {
      placed.scalars.emplace_back("loss of Y", model.losses.targets);
    }
    return placed;
  }

 private:
  [[nodiscard]] Matrix signed_scores(double alpha) const {
    const PcovrModel model = pcovr_.solve(alpha, plane_axes);
    return alpha == 1.0 ? scores_with_signs_of_pca(model) : model.scores;
  }

  Projection empty_;
  double ridge_;
  bool regressed_;
  double spread_;
  Pcovr pcovr_;
  SteadySigns signs_;  // last: uses the other members
};

}  // namespace

std::string PcovrProjection::id() const { return "pcovr"; }

std::string PcovrProjection::title() const { return "PCovR"; }

ParameterSchema PcovrProjection::parameters() const {
  return ParameterSchema(specs_of(pcovr_parameters()));
}

bool PcovrProjection::takes_time(const Problem& problem) const {
  constexpr double products_in_a_tenth_of_a_second = 5e7;
  const auto samples = static_cast<double>(problem.samples());
  const auto dimension = static_cast<double>(problem.dimension());
  return samples * dimension * std::min(samples, dimension) > products_in_a_tenth_of_a_second;
}

std::unique_ptr<const PreparedProjection> PcovrProjection::prepare(
    const Problem& problem, const LearnedSpace& space, const std::vector<Index>& /*columns*/,
    const ParameterValues& values) const {
  return std::make_unique<const PreparedPcovr>(
      Projection{id(), title(), {}, {}}, points_in(space, problem), regression_targets(problem),
      options_of(pcovr_parameters(), values).ridge);
}

Projection PcovrProjection::project(const Problem& problem, const LearnedSpace& space,
                                    const std::vector<Index>& columns,
                                    const ParameterValues& values) const {
  return prepare(problem, space, columns, values)->place(values);
}

}  // namespace steelyard
