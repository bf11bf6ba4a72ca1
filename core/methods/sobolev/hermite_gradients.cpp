// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/hermite_gradients.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "core/methods/sobolev/hermite_basis.h"
#include "core/parallel.h"

namespace steelyard::sobolev {
namespace {

constexpr Index block_size = HermiteBasis::degree;
using BlockFactor = Eigen::LLT<Eigen::Matrix3d>;

/// The factors of the diagonal blocks, input by input; none if one is not positive.
std::vector<BlockFactor> factors_of_blocks(const HermiteSystem& system) {
  const Index parts = system.moments.size();
  const auto samples = static_cast<double>(system.phi.rows());
  std::vector<BlockFactor> factors;
  factors.reserve(static_cast<std::size_t>(parts) * system.slopes.size());
  for (Index input = 0; input < std::ssize(system.slopes); ++input) {
    const auto columns = system.phi.middleCols<block_size>(block_size * input);
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
    const Index first = block_size * (block / residual.cols());
    result.col(part).segment<block_size>(first) = factors[static_cast<std::size_t>(block)].solve(
        residual.col(part).segment<block_size>(first));
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
  if (!parallel_for((phi.rows() + together - 1) / together, stop, [&](Index lot) {
        const Index first = lot * together;
        const Index count = std::min(together, phi.rows() - first);
        values.middleRows(first, count).noalias() = phi.middleRows(first, count) * right;
      })) {
    return false;
  }
  values *= (system.penalty.rho / samples * system.moments).asDiagonal();
  return parallel_for(system.inverse_eta.size(), stop, Sharing{.together = 16}, [&](Index input) {
    const Index first = block_size * input;
    result.middleRows<block_size>(first).noalias() =
        phi.middleCols<block_size>(first).transpose() * values +
        (system.penalty.lambda * system.inverse_eta[input]) *
            (system.slopes[static_cast<std::size_t>(input)] * right.middleRows<block_size>(first) *
             system.moments.asDiagonal()) +
        system.penalty.tau * right.middleRows<block_size>(first);
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

}  // namespace

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

}  // namespace steelyard::sobolev
