// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which mutations of HIV-1 raise its resistance to each of 15 drugs: positions found at a false
// discovery rate of 0.2 that treatment is known to select for, and others, as a Markdown table
// beside the numbers of the paper on SIC (Mroueh, Sercu, Rigotti, Padhi & dos Santos 2019, table
// 2). FDP is the share of others among the positions found, TPR the share of the known positions
// that are found. Knockoffs of each mutation alone promise a rate of mutations; knockoffs of
// positions, normal ones or 0/1 ones by their values, and a randomization test of positions,
// promise the rate that is measured. Means over seeds, of which each draws other knockoffs.
//   bench_hiv_discoveries [seeds] [drug or method...] [--KEY=VALUE of the study or the methods]

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/hiv_drugs.h"
#include "tests/support/run_method.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

struct Contender {
  const char* title;
  const char* method;
  Settings settings;
  bool of_the_paper = false;  ///< knockoffs of each mutation, as in the paper
};

/// Listed and other positions, of generalised linear models and of boosted SIC.
const std::map<std::string, std::array<int, 4>>& of_the_paper() {
  static const std::map<std::string, std::array<int, 4>> all{
      {"APV", {19, 3, 17, 5}},  {"ATV", {22, 8, 19, 1}},   {"IDV", {19, 12, 15, 3}},
      {"LPV", {16, 1, 14, 2}},  {"NFV", {24, 7, 19, 5}},   {"RTV", {19, 8, 12, 2}},
      {"SQV", {17, 4, 14, 8}},  {"X3TC", {0, 0, 7, 0}},    {"ABC", {10, 1, 11, 1}},
      {"AZT", {16, 4, 12, 5}},  {"D4T", {6, 1, 8, 0}},     {"DDI", {0, 0, 8, 0}},
      {"DLV", {10, 13, 8, 10}}, {"EFV", {11, 11, 11, 10}}, {"NVP", {7, 10, 7, 11}}};
  return all;
}

/// Means over the seeds; of the paper, one draw.
struct Row {
  double listed = 0.0, others = 0.0, false_share = 0.0, true_share = 0.0;

  void add(const Row& other, double factor) {
    listed += factor * other.listed;
    others += factor * other.others;
    false_share += factor * other.false_share;
    true_share += factor * other.true_share;
  }
};

Row row_of(const Method& method, const hiv::Drug& drug, const ProblemPtr& problem,
           Settings settings, int seeds) {
  Row row;
  settings.insert({"trust", "knockoffs"});
  settings.insert({"fdr", "0.2"});
  for (int seed = 1; seed <= seeds; ++seed) {
    settings["seed"] = std::to_string(seed);
    const Result result = run_to_end(method, problem, settings);
    const hiv::Count count =
        hiv::counted_by_position(result.selection.features, *problem, drug.drug_class);
    row.add({count.listed, count.others, count.false_share(), count.true_share()}, 1.0 / seeds);
  }
  return row;
}

/// \param sic  of boosted SIC; otherwise of generalised linear models
Row row_of_the_paper(const std::string& drug, bool sic) {
  const auto& counts = of_the_paper().at(drug);
  const double listed = counts[sic ? 2 : 0];
  const double others = counts[sic ? 3 : 1];
  return {listed, others, others / std::max(1.0, listed + others), 0.0};
}

/// What is promised by position, with room for a list that is not complete.
/// \param found  sums over so many drugs
void hold_promise(const Row& found, int drugs) {
  hold(found.false_share <= 0.3 * drugs, Verdict::wrong,
       "far more of the positions found are not listed than the rate says");
}

/// \param found, paper  sums over so many drugs
void hold_near(const Row& found, const Row& paper, int drugs) {
  hold(found.listed >= 0.5 * paper.listed, Verdict::wrong,
       "less than half of the paper's listed positions are found");
  hold(found.false_share <= paper.false_share + 0.2 * drugs, Verdict::wrong,
       "far more of what is found is not listed than in the paper");
}

/// P10.A and P10.V are found together.
Settings by_position(Settings settings) {
  settings["discovery_groups"] = "names";
  return settings;
}

/// With knockoffs that are 0/1 columns, too.
Settings by_values(Settings settings) {
  settings["knockoff_kind"] = "by-values";
  return settings;
}

/// With the randomization test in place of knockoffs, which tests more positions than are known.
Settings tested(Settings settings) {
  settings.insert({{"trust", "hrt"}, {"shortlist", "40"}, {"rounds", "1000"}});
  return settings;
}

void print_head(const std::vector<Contender>& contenders) {
  std::printf("| drug | samples x mutations |");
  for (const Contender& one : contenders) {
    std::printf(" %s | FDP | TPR |", one.title);
  }
  std::printf(" paper: GLM | paper: boosted SIC |\n| --- | --- |");
  for (std::size_t k = 0; k < 3 * contenders.size() + 2; ++k) {
    std::printf(" --- |");
  }
  std::printf("\n");
}

/// What is asked for on the command line.
struct Wanted {
  std::set<std::string> drugs;  ///< empty: all
  Settings settings;            ///< of those methods that have them
  int seeds = 5;
};

Settings settings_of(const Contender& contender, const Method& method, const Wanted& wanted) {
  Settings settings = contender.settings;
  for (const auto& [id, value] : wanted.settings) {
    if (method.schema().find(id) != nullptr) {
      settings[id] = value;
    }
  }
  return settings;
}

void print_table(const std::vector<Contender>& contenders, const Wanted& wanted) {
  const MethodRegistry methods = builtin_methods();
  print_head(contenders);
  std::vector<Row> sums(contenders.size());
  std::vector<Row> papers(contenders.size());
  int count = 0;
  for (const hiv::Drug& drug : hiv::drugs()) {
    if (!wanted.drugs.empty() && wanted.drugs.count(drug.name) == 0) {
      continue;
    }
    ++count;
    const ProblemPtr problem = hiv::problem_of(drug);
    std::printf("| %s | %td x %td |", drug.name.c_str(), problem->samples(), problem->dimension());
    for (std::size_t k = 0; k < contenders.size(); ++k) {
      const Method& method = methods.find(contenders[k].method);
      const Row row =
          row_of(method, drug, problem, settings_of(contenders[k], method, wanted), wanted.seeds);
      std::printf(" %.1f, %.1f | %.2f | %.2f |", row.listed, row.others, row.false_share,
                  row.true_share);
      std::fflush(stdout);
      sums[k].add(row, 1.0);
      papers[k].add(row_of_the_paper(drug.name, method.info().id == "sic"), 1.0);
    }
    const auto& paper = of_the_paper().at(drug.name);
    std::printf(" %d, %d | %d, %d |\n", paper[0], paper[1], paper[2], paper[3]);
    std::fflush(stdout);
  }
  std::printf("| in all | |");
  for (const Row& sum : sums) {
    std::printf(" %.1f, %.1f | %.2f | %.2f |", sum.listed, sum.others, sum.false_share / count,
                sum.true_share / count);
  }
  std::printf(" 196, 83 | 182, 63 |\n");
  for (std::size_t k = 0; k < contenders.size() && wanted.settings.empty(); ++k) {
    if (contenders[k].of_the_paper) {
      hold_near(sums[k], papers[k], count);
    } else if (count == 15) {
      hold_promise(sums[k], count);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (!std::filesystem::exists(shared_dir() + "/data/hiv1")) {
    std::printf("skipped: the data sets are not here\n");
    return 0;
  }
  const bool smoke = is_smoke(argc, argv);
  int seeds = smoke ? 1 : 5;
  std::set<std::string> only;
  std::string method;
  Settings extra;
  for (int k = 1; k < argc && !smoke; ++k) {
    const std::string argument = argv[k];
    const std::size_t equals = argument.find('=');
    if (argument.starts_with("--benchmark")) {
      continue;  // for other benchmarks
    }
    if (argument.starts_with("--") && equals != std::string::npos) {
      extra[argument.substr(2, equals - 2)] = argument.substr(equals + 1);
    } else if (k == 1 && argument.find_first_not_of("0123456789") == std::string::npos) {
      seeds = std::stoi(argument);
    } else if (argument == "elastic-net" || argument == "sic") {
      method = argument;
    } else {
      only.insert(argument);
    }
  }
  if (smoke) {
    only = {"D4T"};
  }
  const Settings elastic_net{{"one_standard_error", "true"}};
  const Settings boosted{{"batches", "10,30,50"}};
  std::vector<Contender> contenders{
      {"elastic net", "elastic-net", elastic_net, true},
      {"elastic net, positions", "elastic-net", by_position(elastic_net)}};
  if (!smoke) {
    contenders.push_back(
        {"elastic net, positions by values", "elastic-net", by_values(by_position(elastic_net))});
    contenders.push_back(
        {"elastic net, test of positions", "elastic-net", tested(by_position(elastic_net))});
    contenders.push_back({"boosted SIC", "sic", boosted, true});
    contenders.push_back({"boosted SIC, positions", "sic", by_position(boosted)});
    contenders.push_back(
        {"boosted SIC, positions by values", "sic", by_values(by_position(boosted))});
    contenders.push_back({"boosted SIC, test of positions", "sic", tested(by_position(boosted))});
  }
  std::erase_if(contenders,
                [&](const Contender& one) { return !method.empty() && one.method != method; });
  const double seconds = seconds_of([&] {
    print_table(contenders, {only, std::move(extra), seeds});
  });
  std::printf("%.0f s\n", seconds);
  return exit_code();
}
