// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The decompositions and products of core/linalg, each against what Eigen has for the same task, in
// the same run. A ratio above 1 says how often ours runs in the time of Eigen's.

#include <benchmark/benchmark.h>

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <functional>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"
#include "core/linalg/deflated_svd.h"
#include "core/linalg/gram_svd.h"
#include "core/linalg/inverse_root.h"
#include "core/linalg/mixed_eigenpairs.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/linalg/thin_svd.h"
#include "core/linalg/top_eigenpairs.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

Matrix covariance(Index size) {
  const Matrix x = tests::normal_matrix(2 * size, size, 7);
  return x.transpose() * x / static_cast<double>(2 * size);
}

/// Times `ours` as the benchmark, and Eigen's beside it in each turn. Each returns a number of
/// its result, the same for both: of a decomposition that of its values, of a factor that of its
/// diagonal. Vectors are not compared.
void compare(benchmark::State& state, const std::function<double()>& eigen,
             const std::function<double()>& ours) {
  double plain = 0.0;
  double fast = 0.0;
  double of_eigen = 0.0;
  double of_ours = 0.0;
  for (auto turn : state) {
    static_cast<void>(turn);
    plain += tests::seconds_of([&] { of_eigen = eigen(); });
    const double seconds = tests::seconds_of([&] { of_ours = ours(); });
    fast += seconds;
    state.SetIterationTime(seconds);
  }
  if (tests::hold(state, tests::agree_to(1e-6, of_eigen, of_ours), tests::Verdict::wrong,
                  "Eigen finds something else")) {
    tests::hold_ratio(state, "times_eigen", plain / fast, 1.0);
  }
}

void all_eigenpairs(benchmark::State& state) {
  const Matrix matrix = covariance(state.range(0));
  compare(
      state,
      [&] {
        const Eigen::SelfAdjointEigenSolver<Matrix> solver(matrix);
        benchmark::DoNotOptimize(solver.eigenvectors().sum());
        return solver.eigenvalues().norm();
      },
      [&] {
        Spectrum spectrum;
        static_cast<void>(decompose(matrix, spectrum, {}));
        benchmark::DoNotOptimize(spectrum.vectors.sum());
        return spectrum.values.norm();
      });
}

void five_eigenpairs(benchmark::State& state) {
  const Matrix matrix = covariance(state.range(0));
  compare(
      state,
      [&] {
        const Eigen::SelfAdjointEigenSolver<Matrix> solver(matrix);
        benchmark::DoNotOptimize(solver.eigenvectors().rightCols(5).sum());
        return solver.eigenvalues().tail(5).norm();
      },
      [&] {
        const auto product = [&](const Matrix& block) { return thin_product(matrix, block); };
        const Eigenpairs pairs = top_eigenpairs({matrix.rows(), product}, 5);
        benchmark::DoNotOptimize(pairs.vectors.sum());
        return pairs.values.norm();
      });
}

/// The modified covariance of one target.
void five_mixed_eigenpairs(benchmark::State& state) {
  const Index size = state.range(0);
  const Vector squares = Vector::LinSpaced(size, 10.0, 0.1);
  const Matrix target = tests::normal_matrix(size, 1, 3);
  compare(
      state,
      [&] {
        Matrix matrix = (0.5 * squares).asDiagonal();
        matrix += 0.5 * target * target.transpose();
        const Eigen::SelfAdjointEigenSolver<Matrix> solver(matrix);
        benchmark::DoNotOptimize(solver.eigenvectors().rightCols(5).sum());
        return solver.eigenvalues().tail(5).norm();
      },
      [&] {
        const Eigenpairs pairs = mixed_eigenpairs(squares, target, 0.5, 5);
        benchmark::DoNotOptimize(pairs.vectors.sum());
        return pairs.values.norm();
      });
}

void inverse_root_of_one_column(benchmark::State& state) {
  const Matrix matrix = covariance(state.range(0));
  const Matrix column = tests::normal_matrix(matrix.rows(), 1, 5);
  compare(
      state,
      [&] {
        const Eigen::SelfAdjointEigenSolver<Matrix> solver(matrix);
        return (solver.operatorInverseSqrt() * column).norm();
      },
      [&] { return inverse_root_times(matrix, column, 1e-12, {})->norm(); });
}

void products_of_columns(benchmark::State& state) {
  const Matrix inputs = tests::normal_matrix(2 * state.range(0), state.range(0), 9);
  compare(
      state,
      [&] {
        const Matrix product = inputs.transpose() * inputs;
        return product.norm();
      },
      [&] {
        Matrix product;
        static_cast<void>(column_products(inputs, product, {}));
        return product.norm();
      });
}

/// A tall table of some hundred columns.
void thin_decomposition(benchmark::State& state) {
  const Matrix table = tests::normal_matrix(10 * state.range(0), state.range(0), 11);
  compare(
      state,
      [&] {
        const Eigen::BDCSVD<Matrix> svd(table, Eigen::ComputeThinU | Eigen::ComputeThinV);
        benchmark::DoNotOptimize(svd.matrixU().sum());
        return svd.singularValues().norm();
      },
      [&] {
        const ThinSvd svd = thin_svd(table);
        benchmark::DoNotOptimize(svd.left.sum());
        return svd.singular.norm();
      });
}

/// One column projected out of a table whose decomposition is known, against a new decomposition.
void column_projected_out(benchmark::State& state) {
  const Matrix table = tests::normal_matrix(2 * state.range(0), state.range(0), 13);
  const Matrix target = table.leftCols(1);
  const GramSvd start = *gram_svd(table, target, {}, {});
  compare(
      state,
      [&] {
        const Vector unit = table.col(2).normalized();
        const Matrix rest = table - unit * (unit.transpose() * table);
        const Eigen::SelfAdjointEigenSolver<Matrix> solver(rest.transpose() * rest);
        benchmark::DoNotOptimize(solver.eigenvectors().sum());
        return solver.eigenvalues().norm();
      },
      [&] {
        DeflatedSvd svd(start);
        static_cast<void>(svd.project_out(2, {}));
        return svd.squares().norm();
      });
}

void positive_factor(benchmark::State& state) {
  Matrix matrix = covariance(state.range(0));
  matrix.diagonal().array() += 1e-3;
  compare(
      state,
      [&] {
        const Eigen::LLT<Matrix> factor(matrix);
        return factor.matrixLLT().diagonal().norm();
      },
      [&] {
        Matrix factor = matrix;
        static_cast<void>(factorise_positive(factor, {}));
        return factor.diagonal().norm();
      });
}

/// As many turns for all: where ours is hundreds of times faster, a given time would be spent on
/// Eigen's.
void sizes(benchmark::internal::Benchmark* one) {
  one->Arg(200)->Arg(800)->Iterations(10)->UseManualTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(all_eigenpairs)->Apply(sizes);
BENCHMARK(five_eigenpairs)->Apply(sizes);
BENCHMARK(five_mixed_eigenpairs)->Apply(sizes);
BENCHMARK(inverse_root_of_one_column)->Apply(sizes);
BENCHMARK(products_of_columns)->Apply(sizes);
BENCHMARK(thin_decomposition)->Arg(100)->Arg(300)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(column_projected_out)->Apply(sizes);
BENCHMARK(positive_factor)
    ->Arg(250)
    ->Arg(1000)
    ->Arg(2500)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }
