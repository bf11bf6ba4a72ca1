// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Default runs on the paper's test problems, five seeds each: how long they take, and how close the
// weights come to the planted ones. Without a search, and with the L1 path, for its suggested
// point.
//
// --benchmark_min_time below 0.1 (a smoke test): one seed, few samples.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "core/data/generators.h"
#include "core/measures/run_agreement.h"
#include "core/methods/dii/dii_method.h"
#include "core/problem/problem.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

namespace {

using namespace steelyard;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// \param least  overlap with the planted weights
void measure(const char* title, Dataset (*make)(Index, std::uint64_t), const char* search,
             double least, bool smoke) {
  std::vector<double> seconds;
  std::vector<double> overlaps;
  std::vector<double> counts;
  std::vector<double> values;
  for (std::uint64_t seed = 1; seed <= (smoke ? 1 : 5); ++seed) {
    const auto problem =
        std::make_shared<const Problem>(make_problem(make(smoke ? 100 : 1500, seed)));
    const auto start = std::chrono::steady_clock::now();
    const Result result = tests::run_to_end(*tests::studied<dii::DiiMethod>(), problem,
                                            {{"search", search}, {"epochs", smoke ? "5" : "100"}});
    seconds.push_back(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    overlaps.push_back(cosine_overlap(result.space.weights(), *problem->known_weights));
    counts.push_back(static_cast<double>(result.selection.features.size()));
    values.push_back(result.objective);
  }
  std::printf("%-30s %8.2f %8.2f %9.4f %9.4f %9.0f %9.4f\n", title, median(seconds),
              *std::max_element(seconds.begin(), seconds.end()), median(overlaps),
              *std::min_element(overlaps.begin(), overlaps.end()), median(counts), median(values));
  std::fflush(stdout);
  tests::hold(median(overlaps) >= least, tests::Verdict::wrong, "the planted weights are missed");
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  std::printf("%-30s %8s %8s %9s %9s %9s %9s\n", "default run, 5 seeds", "s", "slowest", "overlap",
              "lowest", "features", "DII");
  measure("ten Gaussians", ten_gaussians, "none", smoke ? 0.85 : 0.99, smoke);
  measure("ten Gaussians, L1 path", ten_gaussians, "l1-path", smoke ? 0.95 : 0.99, smoke);
  measure("285 monomials, L1 path", monomials, "l1-path", smoke ? 0.4 : 0.95, smoke);
  return tests::exit_code();
}
