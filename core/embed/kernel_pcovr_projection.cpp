// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/kernel_pcovr_projection.h"

#include <cmath>
#include <optional>
#include <utility>

#include "core/embed/kernel_parameters.h"
#include "core/embed/kernel_pcovr.h"
#include "core/embed/pcovr_plots.h"
#include "core/measures/kernel.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

constexpr Index latent_axes = 2;
constexpr Index most_learned = 1000;

struct KernelPcovrSettings {
  double alpha = 0.5;
  KernelOptions kernel;
  double ridge = 1.0;
};

const ParameterList<KernelPcovrSettings>& kernel_pcovr_parameters() {
  static const ParameterList<KernelPcovrSettings> list = joined(
      joined({alpha_parameter(field(&KernelPcovrSettings::alpha))},
             inside(field(&KernelPcovrSettings::kernel),
                    kernel_parameters({KernelKind::rbf, KernelKind::polynomial, KernelKind::sigmoid,
                                       KernelKind::cosine, KernelKind::linear}))),
      {parameter({"ridge", "Regularisation",
                  "Penalty of the kernel ridge regression, for a kernel of trace N"},
                 field(&KernelPcovrSettings::ridge), {1e-9, 1e9})
           .logarithmic()
           .advanced()});
  return list;
}

/// All but alpha.
bool same_fit(ParameterValues a, ParameterValues b) {
  a.set("alpha", 1.0);
  b.set("alpha", 1.0);
  return a == b;
}

/// Centred and scaled to total variance 1, unless constant.
Matrix unit_space(const Matrix& points) {
  Matrix space = points.rowwise() - points.colwise().mean();
  const double variance = space.squaredNorm() / static_cast<double>(points.rows());
  if (variance > 0.0) {
    space /= std::sqrt(variance);
  }
  return space;
}

class PreparedKernelPcovr final : public PreparedProjection {
 public:
  PreparedKernelPcovr(Projection empty, const Matrix& space, const RegressionTargets& targets,
                      ParameterValues values)
      : empty_(std::move(empty)),
        values_(std::move(values)),
        regressed_(targets.values.cols() > 0) {
    empty_.coordinates = Matrix::Zero(space.rows(), latent_axes);
    empty_.note = regressed_ ? Message() : note_without_targets(targets.why);
    if ((space.rowwise() - space.row(0)).isZero(0.0)) {
      return;  // all samples coincide: a kernel cannot distinguish them
    }
    const std::vector<Index> rows = every_nth(space.rows(), most_learned);
    const Matrix centres = space(rows, Eigen::all);
    const KernelPcovrSettings settings = options_of(kernel_pcovr_parameters(), values_);
    const Matrix kernel = kernel_matrix(centres, centres, settings.kernel);
    pcovr_.emplace(kernel, targets.values(rows, Eigen::all),
                   KernelPcovrOptions{settings.ridge, true});
    if (static_cast<Index>(rows.size()) < space.rows()) {
      to_learned_ = kernel_matrix(space, centres, settings.kernel);
      empty_.note = followed_by(
          empty_.note, message("kernel_pcovr.part",
                               "{1} of {2} {2:sample|samples} were used for training; the others "
                               "are placed by the same map.",
                               rows.size(), space.rows()));
    }
    signs_.emplace([this](double alpha) { return signed_scores(alpha); }, regressed_);
  }

  [[nodiscard]] bool serves(const ParameterValues& values) const override {
    return same_fit(values, values_);
  }

  [[nodiscard]] Projection place(const ParameterValues& values) const override {
    Projection placed = empty_;
    LatentShares shares{Vector::Zero(latent_axes), Vector::Zero(latent_axes), regressed_};
    KernelPcovrLosses losses;
    if (pcovr_) {
      const double alpha = regressed_ ? options_of(kernel_pcovr_parameters(), values).alpha : 1.0;
      const KernelPcovrModel model = pcovr_->solve(alpha, latent_axes);
      placed.coordinates = signs_->turned(all_scores(model), alpha);
      shares.inputs = model.kernel_share;
      shares.targets = model.target_share;
      losses = model.losses;
    }
    label_latent_axes(placed.title, shares, placed);
    placed.scalars.emplace_back("loss of the kernel", losses.kernel);
    if (regressed_) {
      placed.scalars.emplace_back("loss of Y", losses.targets);
    }
    return placed;
  }

 private:
  [[nodiscard]] Matrix all_scores(const KernelPcovrModel& model) const {
    return to_learned_.size() > 0 ? pcovr_->project(model, to_learned_) : model.scores;
  }
  /// At alpha = 1 the sample farthest along a component is on its positive side.
  [[nodiscard]] Matrix signed_scores(double alpha) const {
    Matrix scores = all_scores(pcovr_->solve(alpha, latent_axes));
    for (Index component = 0; alpha == 1.0 && component < latent_axes; ++component) {
      Index farthest = 0;
      scores.col(component).cwiseAbs().maxCoeff(&farthest);
      if (scores(farthest, component) < 0.0) {
        scores.col(component) *= -1.0;
      }
    }
    return scores;
  }

  Projection empty_;
  ParameterValues values_;
  bool regressed_;
  std::optional<KernelPcovr> pcovr_;
  Matrix to_learned_;  // N x m, the kernel between all and training samples; empty if the same
  std::optional<SteadySigns> signs_;
};

}  // namespace

std::string KernelPcovrProjection::id() const { return "kernel_pcovr"; }

std::string KernelPcovrProjection::title() const { return "Kernel PCovR"; }

ParameterSchema KernelPcovrProjection::parameters() const {
  return ParameterSchema(specs_of(kernel_pcovr_parameters()));
}

bool KernelPcovrProjection::takes_time(const Problem& problem) const {
  constexpr Index samples_in_a_tenth_of_a_second = 300;
  return problem.samples() > samples_in_a_tenth_of_a_second;
}

std::unique_ptr<const PreparedProjection> KernelPcovrProjection::prepare(
    const Problem& problem, const LearnedSpace& space, const std::vector<Index>& /*columns*/,
    const ParameterValues& values) const {
  return std::make_unique<const PreparedKernelPcovr>(Projection{id(), title(), {}, {}},
                                                     unit_space(points_in(space, problem)),
                                                     regression_targets(problem), values);
}

Projection KernelPcovrProjection::project(const Problem& problem, const LearnedSpace& space,
                                          const std::vector<Index>& columns,
                                          const ParameterValues& values) const {
  return prepare(problem, space, columns, values)->place(values);
}

}  // namespace steelyard
