// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program guarantees on tables of noise, measured, as Markdown tables.
//   bench_guarantees [GUARANTEE]... [tables=N] [samples=N] [method=ID]
// Without a name, all guarantees are measured. tables: so many of each cell, 200 unless told;
// samples, method: only the cells of these. A guarantee is one function in the list at the end.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/analysis/nested_choice.h"
#include "core/methods/registry.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/asked.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/ordered_tables.h"
#include "tests/support/promised_error.h"
#include "tests/support/run_method.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

/// What the command line asks for.
struct RunRequest {
  std::vector<std::string> guarantees;  ///< none: all
  std::uint64_t tables = 200;           ///< of each cell
  Index samples = 0;                    ///< of a cell; 0: all cells
  std::string method;                   ///< of a cell; empty: all cells
};

const MethodRegistry& all_methods() {
  static const MethodRegistry registry = builtin_methods();
  return registry;
}

/// One guarantee: a title with what is promised, and what measures it and prints a table.
struct Guarantee {
  std::string_view id, title;
  void (*measure)(const RunRequest&);
};

/// Twenty columns and a target that has nothing to do with them.
ProblemPtr noise(Index samples, double correlation, bool zero_one, std::uint64_t seed) {
  constexpr Index columns = 20;
  Matrix inputs = correlated_columns(samples, columns, correlation, seed);
  if (zero_one) {
    inputs = (inputs.array() > 0.0).cast<double>();
  }
  return linear_problem(inputs, 0, 0.0, 100000 + seed);
}

struct Contender {
  std::string title, method;
  Settings settings;
};

/// How often something was found, and how small p-values were.
struct NoiseRates {
  double tables = 0.0;
  double found = 0.0, tests = 0.0, below_hundredth = 0.0, below_tenth = 0.0;

  void add(const Result& result) {
    tables += 1.0;
    found += result.selection.features.empty() ? 0.0 : 1.0;
    for (const FeatureColumn& column : result.columns) {
      if (column.id != "p_value") {
        continue;
      }
      for (const double p : column.values) {
        tests += std::isfinite(p) ? 1.0 : 0.0;
        below_hundredth += p <= 0.01 ? 1.0 : 0.0;
        below_tenth += p <= 0.1 ? 1.0 : 0.0;
        hold(!std::isfinite(p) || (p >= 0.0 && p <= 1.0 + 1e-9), Verdict::wrong,
             "a p-value is no probability");
      }
    }
  }
};

void hold_rates(const NoiseRates& rates, double promised) {
  hold(!too_many(rates.found, rates.tables, promised), Verdict::wrong,
       "something is found in more tables of noise than promised");
}

/// One row for each kind of table. Few tables a row tell something only together.
/// \param promised  at most this share of the tables has a discovery
void print_rates(const Contender& one, const RunRequest& asked, double promised,
                 const std::vector<Index>& sizes) {
  if (!asked.method.empty() && asked.method != one.method) {
    return;
  }
  const Method& method = all_methods().find(one.method);
  const auto share = [](double part, double whole) { return whole > 0.0 ? part / whole : 0.0; };
  NoiseRates all;
  for (const Index samples : sizes) {
    for (const double correlation : {0.0, 0.5, 0.8}) {
      for (const bool zero_one : {false, true}) {
        if (asked.samples > 0 && asked.samples != samples) {
          continue;
        }
        NoiseRates rates;
        const double seconds = seconds_of([&] {
          for (std::uint64_t table = 1; table <= asked.tables; ++table) {
            rates.add(
                run_to_end(method, noise(samples, correlation, zero_one, table), one.settings));
          }
        });
        std::printf("| %s | %td | %.1f | %s | %.3f | %.3f | %.3f | %.2f |\n", one.title.c_str(),
                    samples, correlation, zero_one ? "0/1" : "normal",
                    share(rates.found, static_cast<double>(asked.tables)),
                    share(rates.below_hundredth, rates.tests),
                    share(rates.below_tenth, rates.tests),
                    seconds / static_cast<double>(asked.tables));
        std::fflush(stdout);
        hold_rates(rates, promised);
        all.tables += rates.tables;
        all.found += rates.found;
      }
    }
  }
  hold_rates(all, promised);
}

void print_heading() {
  std::printf(
      "| method | samples | correlation | columns | tables with a discovery | p <= 0.01 | p <= "
      "0.1 | seconds a table |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n");
}

void measure_randomization(const RunRequest& asked) {
  print_heading();
  const std::vector<Contender> all{
      {"elastic net", "elastic-net", {{"trust", "hrt"}}},
      {"random forest, 50 trees", "random-forest", {{"trust", "hrt"}, {"trees", "50"}}},
      {"SIC, 200 updates", "sic", {{"trust", "hrt"}, {"updates", "200"}}}};
  for (const Contender& one : all) {
    print_rates(one, asked, 0.1, {60, 100, 400});
  }
}

void measure_shadows(const RunRequest& asked) {
  print_heading();
  print_rates({"shadow features", "shadow-features", {}}, asked, 0.05, {60, 100, 400});
}

void hold_claims(int enough, std::uint64_t tables, double promised) {
  hold(!too_many(enough, static_cast<double>(tables), promised), Verdict::wrong,
       "more answers on noise say that columns are enough than promised");
}

/// Of tables in which nothing is to be found, how many get an answer that claims something.
/// \param promised  at most this share of the answers says that columns are enough
void print_claims(const RunRequest& asked, double promised,
                  const std::function<Matrix(std::uint64_t)>& table_of) {
  std::printf(
      "| method | \"columns are enough\" | not red | chance says there is something |\n"
      "| --- | --- | --- | --- |\n");
  const std::vector<Contender> all{{"F-test", "f-test", {}},
                                   {"elastic net", "elastic-net", {}},
                                   {"random forest, 50 trees", "random-forest", {{"trees", "50"}}},
                                   {"DII, 40 epochs", "dii", {{"epochs", "40"}}}};
  int enough_of_all = 0;
  std::uint64_t tables_of_all = 0;
  for (const Contender& one : all) {
    if (!asked.method.empty() && asked.method != one.method) {
      continue;
    }
    int enough = 0;
    int not_red = 0;
    int by_chance = 0;
    for (std::uint64_t table = 1; table <= asked.tables; ++table) {
      const auto problem =
          std::make_shared<const Problem>(make_problem(explained_table(table_of(table))));
      const Answer found = answer(steelyard::tests::asked(one.method, problem, one.settings));
      enough += found.enough ? 1 : 0;
      not_red += found.level != AnswerLevel::bad ? 1 : 0;
      by_chance += check_of(found, "chance").level == AnswerLevel::good ? 1 : 0;
    }
    std::printf("| %s | %d | %d | %d |\n", one.title.c_str(), enough, not_red, by_chance);
    std::fflush(stdout);
    hold_claims(enough, asked.tables, promised);
    enough_of_all += enough;
    tables_of_all += asked.tables;
  }
  hold_claims(enough_of_all, tables_of_all, promised);
}

void measure_series(const RunRequest& asked) {
  print_claims(asked, 1.0 / 40.0, [](std::uint64_t seed) { return random_walks(300, 9, seed); });
}

constexpr double a_few = 0.05;  // results.md: 0 to 3 % of repeated noise

void measure_repeats(const RunRequest& asked) {
  print_claims(asked, a_few, [](std::uint64_t seed) { return repeated_noise(15, 7, 6, seed); });
}

void measure_noisy_repeats(const RunRequest& asked) {
  print_claims(asked, a_few, [](std::uint64_t seed) {
    return Matrix(repeated_noise(15, 7, 6, seed) + 1e-3 * normal_matrix(90, 7, 1000 + seed));
  });
}

void measure_noise(const RunRequest& asked) {
  for (const auto& [samples, columns] : {std::pair<Index, Index>{60, 8}, {100, 20}, {72, 200}}) {
    if (asked.samples > 0 && asked.samples != samples) {
      continue;
    }
    std::printf("%td samples x %td columns\n\n", samples, columns);
    print_claims(asked, 1.0 / 20.0, [rows = samples, all = columns + 1](std::uint64_t seed) {
      return normal_matrix(rows, all, seed);
    });
    std::printf("\n");
  }
}

/// One row: what is promised on unseen samples, and what 2,000 further ones say.
void print_promise(const Contender& one, Index samples, Index columns, bool planted,
                   std::uint64_t tables) {
  double promised = 0.0;
  double kept = 0.0;
  double chosen = 0.0;
  for (std::uint64_t table = 1; table <= tables; ++table) {
    const Problem known = wide_problem(samples, columns, planted, table);
    const AnswerQuestion question =
        steelyard::tests::asked(one.method, std::make_shared<const Problem>(known), one.settings);
    const auto found = nested_choice(question, {});
    if (!found) {
      continue;  // nothing, or all, was selected
    }
    chosen += 1.0;
    promised += promised_error(*found);
    kept += error_on_fresh(known, wide_problem(2000, columns, planted, 10000 + table),
                           question.result->selection.features);
  }
  const char* kind = planted ? "four of 100, 120 samples" : "noise, 72 samples x 200";
  std::printf("| %s | %s | %.0f |", one.title.c_str(), kind, chosen);
  if (chosen > 0.0) {
    std::printf(" %.3f | %.3f | %.2f |\n", promised / chosen, kept / chosen, promised / kept);
    const bool few = chosen < 20.0;
    hold(promised >= (few ? 0.5 : 0.9) * kept && promised <= (few ? 2.5 : 1.5) * kept,
         Verdict::wrong, "fresh samples have another error than promised");
  } else {
    std::printf(" | | |\n");
  }
  std::fflush(stdout);
}

void measure_promise(const RunRequest& asked) {
  std::printf(
      "| method | columns that matter | tables with a choice | promised | true | ratio |\n"
      "| --- | --- | --- | --- | --- | --- |\n");
  const std::vector<Contender> all{{"F-test", "f-test", {}},
                                   {"elastic net", "elastic-net", {}},
                                   {"mutual information", "mutual-information", {}},
                                   {"random forest, 50 trees", "random-forest", {{"trees", "50"}}}};
  for (const Contender& one : all) {
    if (asked.method.empty() || asked.method == one.method) {
      print_promise(one, 120, 100, true, asked.tables);
      print_promise(one, 72, 200, false, asked.tables);
    }
  }
}

constexpr std::array guarantees{
    Guarantee{
        "randomization-test",
        "Randomization test at q = 0.1: something is found in at most 10 % of tables of noise",
        measure_randomization},
    Guarantee{"shadow-features",
              "Shadow features at level 0.05: something is found in at most 5 % of tables of noise",
              measure_shadows},
    Guarantee{
        "series",
        "Eight independent random walks and one more as the target, 300 rows: at most 1 of 40 "
        "tables gets an answer that claims something",
        measure_series},
    Guarantee{"repeats",
              "Fifteen samples of noise, each six times, six columns: no answer claims something",
              measure_repeats},
    Guarantee{"noisy-repeats", "The same with a noise of a thousandth", measure_noisy_repeats},
    Guarantee{"noise", "Tables of noise: at most 1 in 20 gets an answer that claims something",
              measure_noise},
    Guarantee{"promise",
              "The error that is promised on unseen samples is that on 2,000 fresh ones, within a "
              "tenth",
              measure_promise},
};

RunRequest asked_for(int argc, char** argv) {
  RunRequest asked;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    const auto value = [&](std::string_view key) -> const char* {
      return word.rfind(key, 0) == 0 ? word.c_str() + key.size() : nullptr;
    };
    if (const char* tables = value("tables=")) {
      asked.tables = std::strtoull(tables, nullptr, 10);
    } else if (const char* samples = value("samples=")) {
      asked.samples = std::strtol(samples, nullptr, 10);
    } else if (const char* method = value("method=")) {
      asked.method = method;
    } else if (word.rfind("--", 0) != 0) {
      asked.guarantees.push_back(word);
    }
  }
  asked.tables = is_smoke(argc, argv) ? 1 : asked.tables;
  return asked;
}

}  // namespace

int main(int argc, char** argv) {
  const RunRequest asked = asked_for(argc, argv);
  for (const Guarantee& one : guarantees) {
    const bool wanted = asked.guarantees.empty() ||
                        std::find(asked.guarantees.begin(), asked.guarantees.end(), one.id) !=
                            asked.guarantees.end();
    if (wanted) {
      std::printf("\n%s (%s; %llu tables a row)\n\n", std::string(one.title).c_str(),
                  std::string(one.id).c_str(), static_cast<unsigned long long>(asked.tables));
      one.measure(asked);
    }
  }
  return exit_code();
}
