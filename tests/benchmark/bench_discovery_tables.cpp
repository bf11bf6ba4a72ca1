// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What discoveries are worth on made-up tables whose answer is known, as Markdown tables.
//   bench_discovery_tables [ranking | discoveries | noise]...
// ranking: how many of the true columns are among as many of the best (TPR@k), by method. A column
// counts only if its score is above 0. discoveries: with knockoffs and the randomization test.
// noise: the target has nothing to do with the inputs, so that every discovery is false.

#include <array>
#include <cmath>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/study/power_table.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/run_method.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

struct Contender {
  std::string title, method;
  Settings settings;
  double least = 0.0;  ///< of the true columns of SinExp are found in 500 samples
};

PlantedTable sinexp(Index samples, std::uint64_t seed) {
  SinExpOptions options;
  options.samples = samples;
  return sinexp_table(options, {seed, 0});
}

/// Of the best columns, as many as are true, those with a score above 0.
std::vector<Index> best_of(const PlantedTable& table, const Result& result) {
  if (result.columns.empty()) {
    return {};
  }
  std::vector<Index> best = ranking(result.columns);
  best.resize(table.true_columns.size());
  const std::vector<double>& scores = result.columns.front().values;
  std::erase_if(best,
                [&](Index column) { return scores[static_cast<std::size_t>(column)] <= 0.0; });
  return best;
}

struct Rates {
  double found = 0.0;  ///< TPR
  double wrong = 0.0;  ///< FDP
};

Rates rates_of(const PlantedTable& table, const std::vector<Index>& found) {
  const std::set<Index> truth(table.true_columns.begin(), table.true_columns.end());
  double right = 0.0;
  for (const Index column : found) {
    right += truth.count(column) > 0 ? 1.0 : 0.0;
  }
  const auto count = static_cast<double>(found.size());
  return {right / std::max(1.0, static_cast<double>(truth.size())),
          (count - right) / std::max(1.0, count)};
}

double mean_of(const std::vector<double>& values) {
  double sum = 0.0;
  for (const double value : values) {
    sum += value;
  }
  return sum / static_cast<double>(values.size());
}

/// Mean and standard deviation.
std::string in_words(const std::vector<double>& values) {
  double mean = 0.0;
  double square = 0.0;
  for (const double value : values) {
    mean += value / static_cast<double>(values.size());
    square += value * value / static_cast<double>(values.size());
  }
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.2f +- %.2f", mean,
                std::sqrt(std::max(0.0, square - mean * mean)));
  return text.data();
}

void print_rankings(const MethodRegistry& methods, bool smoke) {
  const std::vector<Contender> all{{"SIC", "sic", {}, 0.9},
                                   {"convex SIC", "convex-sic", {}, 0.8},
                                   {"elastic net", "elastic-net", {}, 0.5},
                                   {"random forest", "random-forest", {}, 0.75},
                                   {"RReliefF", "relief", {}, 0.6},
                                   {"mutual information", "mutual-information", {}, 0.2},
                                   {"mRMR", "mrmr", {}, 0.15},
                                   {"F-test", "f-test", {}, 0.4},
                                   {"MLKR", "mlkr", {}, 0.65},
                                   {"DII", "dii", {}, 0.4}};
  std::printf("| TPR@k | SinExp 125 | 250 | 500 | Liang 500 x 500 | s (SinExp 500) |\n");
  std::printf("| --- | --- | --- | --- | --- | --- |\n");
  for (const Contender& one : all) {
    const Method& method = methods.find(one.method);
    std::printf("| %s |", one.title.c_str());
    double seconds_at_500 = 0.0;
    for (const Index samples : {125, 250, 500, -1}) {
      const bool liang = samples < 0;
      std::vector<double> found;
      const std::uint64_t tables = smoke ? 1 : (liang ? 3 : 10);
      for (std::uint64_t seed = 1; seed <= tables; ++seed) {
        const PlantedTable table = liang ? liang_table({}, {seed, 0}) : sinexp(samples, seed);
        const auto problem = std::make_shared<const Problem>(problem_of(table));
        const double seconds = seconds_of([&] {
          found.push_back(
              rates_of(table, best_of(table, run_to_end(method, problem, one.settings))).found);
        });
        seconds_at_500 = samples == 500 ? seconds : seconds_at_500;
      }
      std::printf(" %s |", in_words(found).c_str());
      std::fflush(stdout);
      hold(mean_of(found) >= (samples == 500 ? one.least : one.least / 5.0), Verdict::wrong,
           "a ranking misses the true columns");  // a fifth: fewer samples, or more columns
      if (smoke) {
        break;
      }
    }
    std::printf(" %.2f |\n", seconds_at_500);
  }
}

/// \param promised  share of false ones; kept by the mean up to three standard errors, which are
///                  largest where a table has none or all wrong
void hold_discoveries(const std::vector<double>& found, const std::vector<double>& wrong,
                      double least, double promised) {
  const double error = std::sqrt(promised * (1.0 - promised) / static_cast<double>(wrong.size()));
  hold(mean_of(found) >= least, Verdict::wrong, "the true columns are not discovered");
  hold(mean_of(wrong) <= promised + 3.0 * error, Verdict::wrong,
       "more discoveries are false than promised");
}

void print_discoveries(const MethodRegistry& methods, bool smoke) {
  const std::vector<Contender> all{
      {"SIC, knockoffs, q = 0.2", "sic", {{"trust", "knockoffs"}}, 0.7},
      {"elastic net, knockoffs, q = 0.2", "elastic-net", {{"trust", "knockoffs"}}, 0.0},
      {"random forest, knockoffs, q = 0.2", "random-forest", {{"trust", "knockoffs"}}, 0.5},
      {"SIC, randomization test, q = 0.1", "sic", {{"trust", "hrt"}}, 0.8},
      {"elastic net, randomization test, q = 0.1", "elastic-net", {{"trust", "hrt"}}, 0.4},
      {"random forest, randomization test, q = 0.1", "random-forest", {{"trust", "hrt"}}, 0.5}};
  std::printf("\n| SinExp, 500 samples (the test: 1,000, half of them fitted) | TPR | FDP | s |\n");
  std::printf("| --- | --- | --- | --- |\n");
  for (const Contender& one : all) {
    std::vector<double> found;
    std::vector<double> wrong;
    double seconds = 0.0;
    const bool test = one.settings.at("trust") == "hrt";
    for (std::uint64_t seed = 1; seed <= (smoke ? 1U : 20U); ++seed) {
      const PlantedTable table = sinexp(test ? 1000 : 500, seed);
      const auto problem = std::make_shared<const Problem>(problem_of(table));
      seconds = seconds_of([&] {
        const Result result = run_to_end(methods.find(one.method), problem, one.settings);
        const Rates rates = rates_of(table, result.selection.features);
        found.push_back(rates.found);
        wrong.push_back(rates.wrong);
      });
    }
    std::printf("| %s | %s | %s | %.2f |\n", one.title.c_str(), in_words(found).c_str(),
                in_words(wrong).c_str(), seconds);
    std::fflush(stdout);
    hold_discoveries(found, wrong, one.least, test ? 0.1 : 0.2);
  }
}

/// Mean FDP, which is the share of tables in which anything is found.
void print_noise(const MethodRegistry& methods, bool smoke) {
  const std::vector<Contender> all{{"SIC", "sic", {{"updates", "200"}}},
                                   {"elastic net", "elastic-net", {}},
                                   {"random forest", "random-forest", {{"trees", "50"}}},
                                   {"DII", "dii", {{"epochs", "20"}}}};
  std::printf("\n| noise, knockoffs, q = 0.2: mean FDP of 200 tables, 100 x 20 | FDP |\n");
  std::printf("| --- | --- |\n");
  double wrong_of_all = 0.0;
  double tables_of_all = 0.0;
  for (const Contender& one : all) {
    const Method& method = methods.find(one.method);
    Settings settings = one.settings;
    settings.insert({"trust", "knockoffs"});
    std::vector<double> wrong;
    for (std::uint64_t seed = 1; seed <= (smoke ? 2U : 200U); ++seed) {
      LinearOptions options;
      options.samples = 100;
      options.columns = 20;
      options.true_columns = 0;
      options.correlation = 0.3;
      const PlantedTable table = linear_table(options, {seed, 0});
      const auto problem = std::make_shared<const Problem>(problem_of(table));
      const Result result = run_to_end(method, problem, settings);
      wrong.push_back(result.selection.features.empty() ? 0.0 : 1.0);
    }
    std::printf("| %s | %s |\n", one.title.c_str(), in_words(wrong).c_str());
    std::fflush(stdout);
    const auto tables = static_cast<double>(wrong.size());
    hold(!too_many(mean_of(wrong) * tables, tables, 0.2), Verdict::wrong,
         "more discoveries in noise than promised");
    wrong_of_all += mean_of(wrong) * tables;
    tables_of_all += tables;
  }
  hold(!too_many(wrong_of_all, tables_of_all, 0.2), Verdict::wrong,
       "of all methods together, more discoveries in noise than promised");
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = is_smoke(argc, argv);
  std::set<std::string> wanted(argv + 1, argv + argc);
  if (smoke || wanted.empty()) {
    wanted = {"ranking", "discoveries", "noise"};
  }
  const MethodRegistry methods = builtin_methods();
  if (wanted.count("ranking") > 0) {
    print_rankings(methods, smoke);
  }
  if (wanted.count("discoveries") > 0) {
    print_discoveries(methods, smoke);
  }
  if (wanted.count("noise") > 0) {
    print_noise(methods, smoke);
  }
  return exit_code();
}
