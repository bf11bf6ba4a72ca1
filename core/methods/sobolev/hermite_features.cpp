// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_features.h"

#include <algorithm>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/methods/sobolev/convex_team.h"
#include "core/methods/sobolev/hermite_gradients.h"

namespace steelyard::sobolev {
namespace {

constexpr Index hermite_degree = HermiteBasis::degree;

Eigen::Matrix3d mean_slopes(const HermiteBasis& basis, const Matrix& inputs, Index input) {
  Eigen::Matrix3d sum = Eigen::Matrix3d::Zero();
  for (const double z : inputs.col(input)) {
    const auto slopes = basis.slopes_at(z, input);
    sum += slopes * slopes.transpose();
  }
  return sum / static_cast<double>(inputs.rows());
}

/// f(x, y) = sum_j phi(x_j)' U_j psi(y): each input acts alone.
class HermiteCritic final : public ConvexCritic {
 public:
  /// \param coefficients  3 D x R
  /// \param rotation      functions of the target x R
  HermiteCritic(HermiteBasis inputs, TargetBasis targets, Matrix coefficients, Matrix rotation);

  [[nodiscard]] Matrix of_inputs(const Matrix& x) const override;
  [[nodiscard]] Matrix of_targets(const Matrix& y) const override;
  [[nodiscard]] Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                  const Matrix& draws) const override;

 private:
  HermiteBasis inputs_;
  TargetBasis targets_;
  Matrix coefficients_, rotation_;
};

HermiteCritic::HermiteCritic(HermiteBasis inputs, TargetBasis targets, Matrix coefficients,
                             Matrix rotation)
    : inputs_(std::move(inputs)),
      targets_(std::move(targets)),
      coefficients_(std::move(coefficients)),
      rotation_(std::move(rotation)) {}

Matrix HermiteCritic::of_inputs(const Matrix& x) const { return inputs_.values(x) * coefficients_; }

Matrix HermiteCritic::of_targets(const Matrix& y) const { return targets_.values(y) * rotation_; }

Vector HermiteCritic::means_with(const Matrix& x, const Matrix& targets, Index input,
                                 const Matrix& draws) const {
  const Matrix slopes =
      targets *
      coefficients_.middleRows<HermiteBasis::degree>(HermiteBasis::degree * input).transpose();
  const auto sum_of = [&](const auto& column) {
    double sum = 0.0;
    for (Index sample = 0; sample < column.size(); ++sample) {
      sum += slopes.row(sample).dot(inputs_.centred_at(column[sample], input));
    }
    return sum;
  };
  const double others = of_inputs(x).cwiseProduct(targets).sum() - sum_of(x.col(input));
  Vector means(draws.cols());
  parallel_for(draws.cols(), shared_if_worth_it(draws.size(), 20.0, 8), [&](Index draw) {
    means[draw] = (others + sum_of(draws.col(draw))) / static_cast<double>(x.rows());
  });
  return means;
}

}  // namespace

std::shared_ptr<const HermiteFeatures> HermiteFeatures::make(const ConvexTable& table,
                                                             const std::stop_token& stop,
                                                             Index most_unknowns) {
  std::shared_ptr<HermiteFeatures> made(new HermiteFeatures);
  const Matrix& targets = table.targets.values;
  const auto samples = static_cast<double>(targets.rows());
  made->basis_ = HermiteBasis(table.inputs);
  made->targets_ = TargetBasis(targets, table.targets.deviations, !table.targets.classes.empty());
  made->phi_ = made->basis_.values(table.inputs);
  made->slopes_.resize(table.varying.size());
  bool whole = parallel_for(table.inputs.cols(), stop,
                            shared_if_worth_it(table.inputs.size(), 20.0), [&](Index input) {
                              made->slopes_[static_cast<std::size_t>(input)] =
                                  mean_slopes(made->basis_, table.inputs, input);
                            });
  const Matrix psi = made->targets_.values(targets);
  const SymmetricEigen eigen = symmetric_eigen(psi.transpose() * psi / samples);
  const double least = 1e-12 * std::max(eigen.values.tail<1>()[0], 0.0);
  const Index positive = (eigen.values.array() > least).count();
  made->moments_ = eigen.values.tail(positive);
  made->rotation_ = eigen.vectors.rightCols(positive);
  made->difference_.resize(made->unknowns() * positive);
  const Matrix rotated = psi * made->rotation_ / samples;
  const Sharing sharing = shared_if_worth_it(made->phi_.size() * positive, 1.0);
  whole = whole && parallel_for(positive, stop, sharing, [&](Index part) {
            made->difference_.segment(made->unknowns() * part, made->unknowns()).noalias() =
                made->phi_.transpose() * rotated.col(part);
          });
  if (whole && made->unknowns() <= most_unknowns) {
    whole = column_products(made->phi_, made->products_, stop);
    made->products_ /= samples;
  }
  return whole ? made : nullptr;
}

Eigen::Map<const Matrix> HermiteFeatures::parts_of(const Vector& u) const {
  return {u.data(), unknowns(), moments_.size()};
}

Factorisation HermiteFeatures::factorised(Index part, const Vector& inverse_eta,
                                          const ConvexPenalty& penalty, Eigen::Ref<Vector> u,
                                          const std::stop_token& stop) const {
  const double moment = moments_[part];
  Matrix matrix = (penalty.rho * moment) * products_;
  matrix.diagonal().array() += penalty.tau;
  for (Index input = 0; input < inverse_eta.size(); ++input) {
    matrix.block<hermite_degree, hermite_degree>(hermite_degree * input, hermite_degree * input) +=
        (penalty.lambda * moment * inverse_eta[input]) * slopes_[static_cast<std::size_t>(input)];
  }
  const Factorisation done = factorise_positive(matrix, stop);
  if (done == Factorisation::done) {
    u = difference_.segment(unknowns() * part, unknowns());
    solve_lower(matrix, u);
    solve_lower_transposed(matrix, u);
  }
  return done;
}

Factorisation HermiteFeatures::by_gradients(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                            Vector& u, const std::stop_token& stop) const {
  const HermiteSystem system{phi_, slopes_, moments_, inverse_eta, penalty};
  Matrix solution = parts_of(u);
  const Factorisation done = solve_by_gradients(system, parts_of(difference_), solution, stop);
  if (done == Factorisation::done) {
    u = solution.reshaped();
  }
  return done;
}

Factorisation HermiteFeatures::solve(const Vector& inverse_eta, const ConvexPenalty& penalty,
                                     Vector& u, const std::stop_token& stop) const {
  if (products_.size() == 0) {
    return by_gradients(inverse_eta, penalty, u, stop);
  }
  // Small ones are done before another thread has begun.
  std::vector<Factorisation> parts(static_cast<std::size_t>(moments_.size()));
  Vector solution(u.size());
  parallel_for(moments_.size(),
               Sharing{.team = moments_.size() > 1 && unknowns() > factorised_by_one_thread},
               [&](Index part) {
                 parts[static_cast<std::size_t>(part)] =
                     factorised(part, inverse_eta, penalty,
                                solution.segment(unknowns() * part, unknowns()), stop);
               });
  for (const Factorisation bad : {Factorisation::stopped, Factorisation::not_positive}) {
    if (std::find(parts.begin(), parts.end(), bad) != parts.end()) {
      return bad;
    }
  }
  u = std::move(solution);
  return Factorisation::done;
}

Vector HermiteFeatures::energies(const Vector& u) const {
  const auto parts = parts_of(u);
  Vector energies(std::ssize(slopes_));
  for (Index input = 0; input < energies.size(); ++input) {
    const auto block = parts.middleRows<hermite_degree>(hermite_degree * input);
    energies[input] = (slopes_[static_cast<std::size_t>(input)] * block)
                          .cwiseProduct(block)
                          .colwise()
                          .sum()
                          .dot(moments_.transpose());
  }
  return energies.cwiseMax(0.0);
}

double HermiteFeatures::second_moment(const Vector& u) const {
  const auto parts = parts_of(u);
  const Vector squares =
      products_.size() > 0
          ? Vector((products_ * parts).cwiseProduct(parts).colwise().sum().transpose())
          : Vector((phi_ * parts).colwise().squaredNorm().transpose() /
                   static_cast<double>(phi_.rows()));
  return squares.dot(moments_);
}

std::shared_ptr<const ConvexCritic> HermiteFeatures::critic(const Vector& u) const {
  return std::make_shared<const HermiteCritic>(basis_, targets_, parts_of(u), rotation_);
}

Vector HermiteFeatures::coefficients(const Vector& u) const {
  const Matrix all = rotation_ * parts_of(u).transpose();  // B x 3 D
  return all.reshaped();
}

}  // namespace steelyard::sobolev
