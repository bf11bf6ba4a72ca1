// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Selections by FPS, CUR and their PCov forms: 50 features at mixing 0.5 on one thread, against the
// times of scikit-matter for the same shapes on one thread (medians of wall time from
// reference/pcov_mlkr/timings.json, copied here; ours is processor time, which other programs on
// the machine do not lengthen); then the paper's size on all threads, with memory.

#include <omp.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <vector>

#include "core/linalg/symmetric_spectrum.h"
#include "core/methods/pcov/selection_method.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/pcov_cases.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

struct Contest {
  const char* name;
  Index samples;
  Index features;
  pcov::Kind kind;
  bool of_samples;
  double peer_seconds;
  int repetitions;
};

constexpr std::array<Contest, 9> contests{
    {{"PCov-CUR, features", 500, 100, {true, true}, false, 0.1688, 15},
     {"PCov-FPS, features", 500, 100, {false, true}, false, 0.0069, 15},
     {"CUR, features", 500, 100, {true, false}, false, 0.0899, 15},
     {"FPS, features", 500, 100, {false, false}, false, 0.0036, 15},
     {"PCov-CUR, samples", 500, 100, {true, true}, true, 0.3397, 5},
     {"PCov-FPS, samples", 500, 100, {false, true}, true, 0.0072, 15},
     {"PCov-CUR, features", 2000, 500, {true, true}, false, 4.0462, 3},
     {"PCov-FPS, features", 2000, 500, {false, true}, false, 0.0916, 5},
     {"CUR, features", 2000, 500, {true, false}, false, 2.957, 3}}};

pcov::Options options_of(const pcov::Kind& kind, bool of_samples, Index count) {
  pcov::Options options;
  options.kind = kind;
  options.of_samples = of_samples;
  options.count = count;
  options.mixing = kind.supervised ? 0.5 : 1.0;
  options.scaling = pcov::Scaling::matrix;
  options.target_scaling = pcov::Scaling::unit_columns;
  options.target = pcov::TruthForm::raw;
  options.start = kind.cur ? pcov::Start::best : pcov::Start::index;
  options.start_items = kind.cur ? std::vector<Index>{} : std::vector<Index>{0};
  return options;
}

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double median_processor_seconds(const Problem& problem, const pcov::Options& options,
                                int repetitions) {
  std::vector<double> seconds;
  for (int k = 0; k < repetitions; ++k) {
    const double begin = processor_seconds();
    static_cast<void>(choices_of(problem, options));
    seconds.push_back(processor_seconds() - begin);
  }
  std::nth_element(seconds.begin(), seconds.begin() + repetitions / 2, seconds.end());
  return seconds[static_cast<std::size_t>(repetitions / 2)];
}

/// The estimate that the window shows before such a run.
double estimated_seconds(const Problem& problem, const pcov::Kind& kind, bool of_samples,
                         Index count) {
  const pcov::SelectionMethod method(kind);
  ParameterValues values = method.schema().defaults();
  values.set("select", of_samples ? "samples" : "features");
  values.set("count", std::int64_t{count});
  return method.estimate(problem, values).seconds;
}

double peak_gigabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) * 1024.0 / 1e9;
}

Matrix centred(const Matrix& columns) { return columns.rowwise() - columns.colwise().mean(); }

/// Each feature is the farthest from those before.
std::vector<Index> plain_fps(const Matrix& x, Index count) {
  std::vector<Index> items{0};
  Vector nearest = (x.colwise() - x.col(0)).colwise().squaredNorm().transpose();
  while (std::ssize(items) < count) {
    Index farthest = 0;
    nearest.maxCoeff(&farthest);
    items.push_back(farthest);
    nearest = nearest.cwiseMin(
        (x.colwise() - x.col(farthest)).colwise().squaredNorm().transpose().eval());
  }
  return items;
}

/// Each feature leads the first singular vector of what those before leave.
std::vector<Index> plain_cur(Matrix x, Index count) {
  std::vector<Index> items;
  while (std::ssize(items) < count) {
    Index leading = 0;
    symmetric_eigen(x.transpose() * x).vectors.rightCols(1).col(0).cwiseAbs().maxCoeff(&leading);
    items.push_back(leading);
    const Vector direction = x.col(leading).normalized();
    x -= direction * (direction.transpose() * x).eval();
  }
  return items;
}

/// At mixing 1, the PCov forms choose what their plain forms do.
void hold_choices() {
  constexpr Index count = 10;
  const Problem problem = random_problem(200, 60);
  const Matrix x = centred(problem.inputs);
  for (const bool cur : {false, true}) {
    const std::vector<Index> expected = cur ? plain_cur(x, count) : plain_fps(x, count);
    for (const bool supervised : {false, true}) {
      pcov::Options options = options_of({cur, supervised}, false, count);
      options.mixing = 1.0;
      hold(items_of(choices_of(problem, options)) == expected, Verdict::wrong,
           "the definition chooses other features");
    }
  }
}

void compare_with_peer(int most_repetitions) {
  constexpr double ten_times = 10.0;
  constexpr double noise = 0.01;  // seconds
  const int before = omp_get_max_threads();
  omp_set_num_threads(1);
  std::printf("%-20s %12s %16s %12s %12s %8s\n", "50 chosen", "N x D", "scikit-matter, s",
              "estimated, s", "here, s", "ratio");
  for (const Contest& contest : contests) {
    const Problem problem = random_problem(contest.samples, contest.features);
    const double here =
        median_processor_seconds(problem, options_of(contest.kind, contest.of_samples, 50),
                                 std::min(contest.repetitions, most_repetitions));
    const double estimated = estimated_seconds(problem, contest.kind, contest.of_samples, 50);
    std::printf(
        "%-20s %12s %16.4f %12.4f %12.4f %8.1f\n", contest.name,
        (std::to_string(contest.samples) + " x " + std::to_string(contest.features)).c_str(),
        contest.peer_seconds, estimated, here, contest.peer_seconds / here);
    std::fflush(stdout);
    hold(here <= ten_times * estimated + noise, Verdict::slow, "the estimate is far too short");
  }
  omp_set_num_threads(before);
}

void papers_size(Index samples, Index features, Index count) {
  const Problem problem = random_problem(samples, features);
  std::printf("\n%lld of %lld features from %lld samples, all threads\n",
              static_cast<long long>(count), static_cast<long long>(features),
              static_cast<long long>(samples));
  for (const bool cur : {false, true}) {
    const pcov::Options options = options_of({cur, true}, false, count);
    const double before = processor_seconds();
    const double seconds = seconds_of([&] { static_cast<void>(choices_of(problem, options)); });
    const double processor = processor_seconds() - before;
    std::printf(
        "%-20s %8.1f s (estimated %.1f s; %.1f s of processors), peak memory so far %.2f GB\n",
        cur ? "PCov-CUR" : "PCov-FPS", seconds,
        estimated_seconds(problem, {cur, true}, false, count), processor, peak_gigabytes());
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = is_smoke(argc, argv);
  compare_with_peer(smoke ? 1 : 100);
  if (smoke) {
    papers_size(200, 60, 20);
  } else {
    papers_size(11854, 2520, 1000);
  }
  hold_choices();
  return exit_code();
}
