// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_features.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_team.h"
#include "core/methods/sobolev/hermite_basis.h"

namespace steelyard::sobolev {
namespace {

/// The matrices A_r = k_r (lambda diag(G_j / eta_j) + rho Phi'Phi / N) + tau of the additive
/// critic, one for each of R functions of the target.
struct HermiteSystem {
  const Matrix& phi;                           ///< Phi: N x 3 D
  const std::vector<Eigen::Matrix3d>& slopes;  ///< G_j
  const Vector& moments;                       ///< k: R
  const Vector& inverse_eta;                   ///< D
  const ConvexPenalty& penalty;
};

constexpr Index hermite_degree = HermiteBasis::degree;
using BlockFactor = Eigen::LLT<Eigen::Matrix3d>;

/// The factors of the diagonal blocks, input by input; none if one is not positive.
std::vector<BlockFactor> factors_of_blocks(const HermiteSystem& system) {
  const Index parts = system.moments.size();
  const auto samples = static_cast<double>(system.phi.rows());
  std::vector<BlockFactor> factors;
  factors.reserve(static_cast<std::size_t>(parts) * system.slopes.size());
  for (Index input = 0; input < std::ssize(system.slopes); ++input) {
    const auto columns = system.phi.middleCols<hermite_degree>(hermite_degree * input);
    const Eigen::Matrix3d block = system.penalty.lambda * system.inverse_eta[input] *
                                      system.slopes[static_cast<std::size_t>(input)] +
                                  system.penalty.rho / samples * (columns.transpose() * columns);
    for (const double moment : system.moments) {
      factors.emplace_back(moment * block + system.penalty.tau * Eigen::Matrix3d::Identity());
      if (factors.back().info() != Eigen::Success) {
        return {};
      }
    }
  }
  return factors;
}

Matrix preconditioned(const std::vector<BlockFactor>& factors, const Matrix& residual) {
  Matrix result(residual.rows(), residual.cols());
  for (Index block = 0; block < std::ssize(factors); ++block) {
    const Index part = block % residual.cols();
    const Index first = hermite_degree * (block / residual.cols());
    result.col(part).segment<hermite_degree>(first) =
        factors[static_cast<std::size_t>(block)].solve(
            residual.col(part).segment<hermite_degree>(first));
  }
  return result;
}

/// A of each part times its column. False when stopped.
bool multiply_system(const HermiteSystem& system, const Matrix& right, Matrix& result,
                     const std::stop_token& stop) {
  constexpr Index together = 256;
  const Matrix& phi = system.phi;
  const auto samples = static_cast<double>(phi.rows());
  Matrix values(phi.rows(), right.cols());
  const Sharing sharing = shared_if_worth_it(phi.size() * right.cols(), 1.0);
  if (!parallel_for((phi.rows() + together - 1) / together, stop, sharing, [&](Index lot) {
        const Index first = lot * together;
        const Index count = std::min(together, phi.rows() - first);
        values.middleRows(first, count).noalias() = phi.middleRows(first, count) * right;
      })) {
    return false;
  }
  values *= (system.penalty.rho / samples * system.moments).asDiagonal();
  return parallel_for(system.inverse_eta.size(), stop,
                      Sharing{.together = 16, .team = sharing.team}, [&](Index input) {
                        const Index first = hermite_degree * input;
                        result.middleRows<hermite_degree>(first).noalias() =
                            phi.middleCols<hermite_degree>(first).transpose() * values +
                            (system.penalty.lambda * system.inverse_eta[input]) *
                                (system.slopes[static_cast<std::size_t>(input)] *
                                 right.middleRows<hermite_degree>(first) *
                                 system.moments.asDiagonal()) +
                            system.penalty.tau * right.middleRows<hermite_degree>(first);
                      });
}

using PartsRow = Eigen::Array<double, 1, Eigen::Dynamic>;

PartsRow column_dots(const Matrix& a, const Matrix& b) {
  return a.cwiseProduct(b).colwise().sum().array();
}

/// 0 where there is nothing left to do.
PartsRow ratios_or_zero(const PartsRow& a, const PartsRow& b) {
  return (b > 0.0).select(a / b, PartsRow::Zero(b.size()));
}

/// Solves A_r u_r = q_r by conjugate gradients, preconditioned by the inverses of the blocks of
/// each input. No matrix is built. A step costs O(N D R) and, from any start, lowers
/// u'A u / 2 - q'u.
/// \param right     3 D x R
/// \param solution  the start, then the result
Factorisation solve_by_gradients(const HermiteSystem& system, const Matrix& right, Matrix& solution,
                                 const std::stop_token& stop) {
  constexpr int most_steps = 1000;
  constexpr double tolerance = 1e-11;
  const std::vector<BlockFactor> factors = factors_of_blocks(system);
  if (factors.empty()) {
    return Factorisation::not_positive;
  }
  Matrix image(right.rows(), right.cols());
  if (!multiply_system(system, solution, image, stop)) {
    return Factorisation::stopped;
  }
  Matrix residual = right - image;
  Matrix towards = preconditioned(factors, residual);
  Matrix direction = towards;
  PartsRow size = column_dots(residual, towards);
  const PartsRow small = tolerance * tolerance * column_dots(right, preconditioned(factors, right));
  for (int step = 0; step < most_steps && (size > small).any(); ++step) {
    if (!multiply_system(system, direction, image, stop)) {
      return Factorisation::stopped;
    }
    const PartsRow length = ratios_or_zero(size, column_dots(direction, image));
    solution += direction * length.matrix().asDiagonal();
    residual -= image * length.matrix().asDiagonal();
    towards = preconditioned(factors, residual);
    const PartsRow next = column_dots(residual, towards);
    direction = towards + direction * ratios_or_zero(next, size).matrix().asDiagonal();
    size = next;
  }
  return solution.allFinite() ? Factorisation::done : Factorisation::not_positive;
}

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
