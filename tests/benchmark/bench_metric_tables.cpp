// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a learned metric gains for kernel ridge regression: the mean absolute error on samples that
// took no part, with the inputs as they are and after MLKRR with its defaults, as a Markdown table.
//   bench_metric_tables [qm7 | csd | diabetes] [training samples of qm7...]
// Molecules of QM7 by their Coulomb matrices: training samples from the front of a fixed random
// order, 5,000 to 5,999 for validation, 6,000 to 7,100 for the test; inputs not scaled. The other
// tables: means of ten random splits, 60 % for training, 20 % for validation, 20 % for the test.

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "core/data/table_reader.h"
#include "core/methods/metric_learning/halves_training.h"
#include "core/methods/metric_learning/kernel_choice.h"
#include "core/methods/metric_learning/metric_options.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/paths.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::metric_learning;

struct Parts {
  Samples training, validation, test;
  double unit = 1.0;  ///< of the target, for one of the samples' targets
};

/// Centres all by the training samples; one factor for all inputs, or one for each.
Parts standardised(Parts parts, bool each, double centre_of_target) {
  const auto count = static_cast<double>(parts.training.count());
  const Vector centre = parts.training.inputs.rowwise().mean();
  for (Samples* some : {&parts.training, &parts.validation, &parts.test}) {
    some->inputs.colwise() -= centre;
    some->targets.array() -= centre_of_target;
  }
  Vector factor = parts.training.inputs.rowwise().squaredNorm() / count;
  if (each) {
    const double share = static_cast<double>(factor.size());
    factor = (factor.array() > 0.0).select((share * factor.array()).rsqrt(), 0.0);
  } else {
    factor.setConstant(1.0 / std::sqrt(factor.sum()));
  }
  parts.unit = std::sqrt(parts.training.targets.squaredNorm() / count);
  for (Samples* some : {&parts.training, &parts.validation, &parts.test}) {
    some->inputs = factor.asDiagonal() * some->inputs;
    some->targets /= parts.unit;
  }
  return parts;
}

double test_error(const Parts& parts, const MetricMap& map, const RidgeKernel& kernel) {
  const auto model = fit_kernel_ridge(parts.training, map, kernel, {});
  return model ? parts.unit *
                     (model->predict(parts.test.inputs, {}) - parts.test.targets).cwiseAbs().mean()
               : std::numeric_limits<double>::quiet_NaN();
}

/// Of the inputs as they are, the kernel chosen as after a training.
MetricMap raw(const Parts& parts) {
  return {MapShape::diagonal, Vector::Ones(parts.training.inputs.rows())};
}

double with_chosen_kernel(const Parts& parts, const MetricMap& map) {
  const auto found =
      choose_kernel(parts.training, parts.validation, map, {}, KernelSearch::thorough, {});
  return found ? test_error(parts, map, found->kernel) : std::numeric_limits<double>::quiet_NaN();
}

struct Kind {
  const char* name;
  MapShape shape;
  Index components;  ///< 0: as many as usual
};
const std::vector<Kind> kinds{{"diagonal A", MapShape::diagonal, 0},
                              {"full A", MapShape::full, 10000},
                              {"low rank (default)", MapShape::full, 0}};

/// MLKRR as the method does it with its defaults.
double after_training(const Parts& parts, const Kind& kind, std::uint64_t shuffles) {
  MetricOptions options =
      metric_options(Regression::kernel_ridge, metric_schema(Regression::kernel_ridge).defaults());
  options.shape = kind.shape;
  options.plan.shuffles = std::min(options.plan.shuffles, shuffles);
  if (kind.components > 0) {
    options.components = kind.components;
  }
  const MetricMap start = starting_map(options, parts.training.inputs, std::nullopt);
  const auto found =
      choose_kernel(parts.training, parts.validation, start, {}, KernelSearch::quick, {});
  if (!found) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const RidgeKernel kernel = found->kernel;
  HalvesTraining training(parts.training, parts.validation, start,
                          KernelWidth::of_height_one(kernel.sigma, ridge_of_learning(kernel.ridge)),
                          options.plan, kernel);
  while (training.step({}) == MetricTraining::Step::moved) {
  }
  return with_chosen_kernel(parts, training.best().map);
}

Samples rows_of(const Matrix& inputs, const Matrix& targets, const std::vector<Index>& rows) {
  return {inputs(rows, Eigen::all).transpose(), targets(rows, Eigen::all)};
}

/// \param gains  whether the map is known to take something off the error
void hold_gain(double error, double alone, bool gains) {
  constexpr double chance = 1.2;  // a map that does not help is learned from the same few samples
  tests::hold(error <= (gains ? 1.0 : chance) * alone, tests::Verdict::wrong,
              "a learned map makes the error larger");
}

void molecules(const std::vector<Index>& sizes, std::uint64_t shuffles) {
  const std::string folder = tests::shared_dir() + "/data/qm7/";
  const Matrix inputs = read_table(folder + "qm7_coulomb.npz", {{}, {"coulomb"}}).values;
  const Matrix energy = read_table(folder + "qm7_coulomb.npz", {{}, {"energy"}}).values;
  const Matrix rows = read_table(folder + "order.csv").values;
  const auto part = [&](Index from, Index to) {
    std::vector<Index> some;
    for (Index k = from; k < to; ++k) {
      some.push_back(static_cast<Index>(rows(k, 0)));
    }
    return rows_of(inputs, energy, some);
  };
  const double centre = part(0, 1000).targets.mean();
  std::printf(
      "QM7: test error in kcal/mol\n| training samples | raw, sigma 4 medians, ridge 1e-4 "
      "| raw, kernel chosen |");
  for (const Kind& kind : kinds) {
    std::printf(" %s |", kind.name);
  }
  std::printf("\n| --- | --- | --- | --- | --- | --- |\n");
  for (const Index size : sizes) {
    const Parts parts =
        standardised({part(0, size), part(5000, 6000), part(6000, rows.rows())}, false, centre);
    const MetricMap inputs_alone = raw(parts);
    const double sigma = 4.0 * median_distance(inputs_alone, parts.training.inputs);
    std::printf("| %td | %.2f |", size, test_error(parts, inputs_alone, {sigma, 1e-4}));
    const double alone = with_chosen_kernel(parts, inputs_alone);
    std::printf(" %.2f |", alone);
    tests::hold(alone <= 0.2 * parts.unit, tests::Verdict::wrong, "the kernel explains too little");
    for (const Kind& kind : kinds) {
      double error = 0.0;
      const double seconds =
          tests::seconds_of([&] { error = after_training(parts, kind, shuffles); });
      std::printf(" %.2f (%.0f s) |", error, seconds);
      std::fflush(stdout);
      hold_gain(error, alone, kind.shape == MapShape::full && size >= 1000);
    }
    std::printf("\n");
  }
}

/// \param each  whether inputs have units of their own
void random_splits(const char* name, const Matrix& inputs, const Matrix& target, bool each,
                   int splits) {
  std::vector<std::vector<double>> errors(kinds.size() + 1);
  for (int split = 0; split < splits; ++split) {
    Random random(static_cast<std::uint64_t>(split) + 1, Purpose::validation_samples);
    const std::vector<Index> order = random.permutation(inputs.rows());
    const auto at = [&](double from, double to) {
      const auto count = static_cast<double>(inputs.rows());
      return rows_of(
          inputs, target,
          {order.begin() + std::lround(from * count), order.begin() + std::lround(to * count)});
    };
    Parts parts{at(0.0, 0.6), at(0.6, 0.8), at(0.8, 1.0)};
    const double centre = parts.training.targets.mean();
    parts = standardised(std::move(parts), each, centre);
    errors[0].push_back(with_chosen_kernel(parts, raw(parts)));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      errors[kind + 1].push_back(after_training(parts, kinds[kind], 1000));
    }
  }
  std::printf("| %s |", name);
  for (const auto& of_kind : errors) {
    const Eigen::Map<const Vector> values(of_kind.data(), std::ssize(of_kind));
    const double gain = (Eigen::Map<const Vector>(errors[0].data(), values.size()) - values).mean();
    std::printf(" %.4g (%+.1f %%) |", values.mean(), -100.0 * gain / (values.mean() + gain));
    hold_gain(values.mean(), values.mean() + gain, false);
  }
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string data = tests::shared_dir() + "/data/";
  if (!std::filesystem::exists(data)) {
    std::printf("skipped: the data sets are not here\n");
    return 0;
  }
  const bool smoke = tests::is_smoke(argc, argv);
  const std::string only = argc > 1 && !smoke ? argv[1] : "";
  std::vector<Index> sizes;
  for (int k = 2; k < argc && !smoke; ++k) {
    sizes.push_back(std::atol(argv[k]));
  }
  if (sizes.empty()) {
    sizes = smoke ? std::vector<Index>{500} : std::vector<Index>{1000, 2000, 4000, 5000};
  }
  if (only.empty() || only == "qm7") {
    molecules(sizes, smoke ? 1 : 1000);
  }
  std::printf(
      "| mean of the test errors | raw, kernel chosen | diagonal A | full A | low rank "
      "(default) |\n| --- | --- | --- | --- | --- |\n");
  if (only.empty() || only == "diabetes") {
    const Matrix table = read_table(data + "classics/diabetes.csv").values;
    random_splits("diabetes", table.leftCols(table.cols() - 1), table.rightCols(1), true,
                  smoke ? 1 : 10);
  }
  if (!smoke && (only.empty() || only == "csd")) {
    const std::string file = data + "csd-1000r/csd-1000r.npz";
    random_splits("csd-1000r", read_table(file, {{}, {"X"}}).values,
                  read_table(file, {{}, {"Y"}}).values, false, 10);
  }
  return tests::exit_code();
}
