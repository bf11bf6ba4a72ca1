// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the false discovery rate is kept on the mutations of HIV-1, whose columns are 0/1,
// correlated and often rare: the list of positions that treatment selects for is not complete, so
// that only planted targets can tell. Over the columns of each drug, ten positions matter, each by
// all of its mutations, and half of the target's variance is noise. At q = 0.2, the mean share of
// false ones among the positions found (FDP, known to its standard error) and the share of the
// planted positions that are found (TPR), as a Markdown table.
//   bench_planted_positions [targets a drug] [drug...]

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/hiv_drugs.h"
#include "tests/support/run_method.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

constexpr const char* rate = "0.2";

struct Planted {
  ProblemPtr problem;
  std::set<int> positions;  ///< those that matter
};

/// A target to which some positions contribute, each mutation by a normal number, and as much
/// noise.
Planted planted(const Problem& columns, std::uint64_t seed) {
  constexpr std::size_t count = 10;
  Random random(seed);
  const std::set<int> known = hiv::positions_of(columns, all_positions(columns.dimension()));
  const std::vector<int> all(known.begin(), known.end());
  Planted made;
  for (const Index place : random.subset(std::ssize(all), static_cast<Index>(count))) {
    made.positions.insert(all[static_cast<std::size_t>(place)]);
  }
  Vector signal = Vector::Zero(columns.samples());
  for (Index column = 0; column < columns.dimension(); ++column) {
    const auto& name = columns.features[static_cast<std::size_t>(column)].name;
    if (made.positions.count(hiv::position_of(name)) > 0) {
      const Vector values = columns.inputs.col(column);
      const Vector centred = values.array() - values.mean();
      signal += random.normal() / centred.norm() * centred;
    }
  }
  signal *= std::sqrt(static_cast<double>(columns.samples())) / signal.norm();
  for (double& value : signal) {
    value += random.normal();
  }
  Problem with_target = columns;
  with_target.truth = signal;
  made.problem = std::make_shared<Problem>(std::move(with_target));
  return made;
}

struct Way {
  const char* title;
  Settings settings;
};

std::vector<Way> ways() {
  const Settings positions{{"one_standard_error", "true"},
                           {"discovery_groups", "names"},
                           {"trust", "knockoffs"},
                           {"fdr", rate}};
  Settings by_values = positions;
  by_values["knockoff_kind"] = "by-values";
  Settings tested = positions;
  tested.insert({{"shortlist", "40"}, {"rounds", "1000"}});
  tested["trust"] = "hrt";
  return {{"normal knockoffs of positions", positions},
          {"knockoffs of positions by their values", by_values},
          {"randomization test of positions", tested}};
}

/// Shares over all targets.
struct Shares {
  std::vector<double> wrong, found;

  void add(const Planted& planted, const std::vector<Index>& features) {
    const std::set<int> positions = hiv::positions_of(*planted.problem, features);
    const auto right =
        static_cast<double>(std::count_if(positions.begin(), positions.end(), [&](int one) {
          return planted.positions.count(one) > 0;
        }));
    const auto size = static_cast<double>(positions.size());
    wrong.push_back((size - right) / std::max(1.0, size));
    found.push_back(right / static_cast<double>(planted.positions.size()));
  }
};

double mean_of(const std::vector<double>& shares) {
  return Eigen::Map<const Vector>(shares.data(), std::ssize(shares)).mean();
}

double standard_error(const std::vector<double>& shares) {
  const Eigen::Map<const Vector> all(shares.data(), std::ssize(shares));
  const double count = std::max(2.0, static_cast<double>(shares.size()));
  return std::sqrt((all.array() - all.mean()).square().sum() / (count - 1.0) / count);
}

void print_row(const Way& way, const Shares& shares) {
  const double error = standard_error(shares.wrong);
  std::printf("| %s | %.3f +- %.3f | %.2f |\n", way.title, mean_of(shares.wrong), error,
              mean_of(shares.found));
  hold(mean_of(shares.wrong) <= std::stod(rate) + 3.0 * error, Verdict::wrong,
       "more of the positions found are false than the rate says");
}

void print_table(int targets, const std::set<std::string>& only) {
  const MethodRegistry methods = builtin_methods();
  const Method& method = methods.find("elastic-net");
  const std::vector<Way> all = ways();
  std::vector<Shares> shares(all.size());
  for (const hiv::Drug& drug : hiv::drugs()) {
    if (!only.empty() && only.count(drug.name) == 0) {
      continue;
    }
    const ProblemPtr columns = hiv::problem_of(drug);
    for (int target = 1; target <= targets; ++target) {
      const Planted one = planted(*columns, static_cast<std::uint64_t>(target));
      for (std::size_t k = 0; k < all.size(); ++k) {
        Settings settings = all[k].settings;
        settings["seed"] = std::to_string(target);
        shares[k].add(one, run_to_end(method, one.problem, settings).selection.features);
      }
    }
  }
  std::printf("| at q = %s, %zu targets | FDP | TPR |\n| --- | --- | --- |\n", rate,
              shares.front().wrong.size());
  for (std::size_t k = 0; k < all.size(); ++k) {
    print_row(all[k], shares[k]);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (!std::filesystem::exists(shared_dir() + "/data/hiv1")) {
    std::printf("skipped: the data sets are not here\n");
    return 0;
  }
  const bool smoke = is_smoke(argc, argv);
  int targets = smoke ? 1 : 10;
  std::set<std::string> only;
  for (int k = 1; k < argc && !smoke; ++k) {
    const std::string argument = argv[k];
    if (argument.starts_with("--benchmark")) {
      continue;  // for other benchmarks
    }
    if (argument.find_first_not_of("0123456789") == std::string::npos) {
      targets = std::stoi(argument);
    } else {
      only.insert(argument);
    }
  }
  if (smoke) {
    only = {"D4T"};
  }
  const double seconds = seconds_of([&] { print_table(targets, only); });
  std::printf("%.0f s\n", seconds);
  return exit_code();
}
