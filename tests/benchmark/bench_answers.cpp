// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Is the answer right? Tables of which it is known what there is to find (known_tables.h), given to
// Automatic, to what was proposed before there was Automatic, and to what a person might use
// instead (peers.py), as Markdown tables.
//   bench_answers [KIND | planted | noise]... [tables=N] [peers=no] [csv=FOLDER]
// Without a kind, all are measured. tables: so many of each kind, 4 unless told. csv: keep the
// tables and the answers of the peers in this folder. Planted: of how many tables exactly the true
// columns are selected, and the mean share of others among what is selected. Noise: of how many
// tables something is claimed; for Steelyard, that the answer names columns and is not red, for the
// peers, that anything is selected.

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/answer_question.h"
#include "tests/benchmark/held_bound.h"
#include "tests/benchmark/known_tables.h"
#include "tests/benchmark/peer_answers.h"
#include "tests/support/asked.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/python.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::tests;

/// What the command line asks for.
struct RunRequest {
  std::vector<std::string> kinds;  ///< none: all
  std::uint64_t tables = 4;        ///< of each kind
  bool smoke = false;              ///< it should only be shown that the program runs
  QString python;                  ///< empty: no peers are asked
  QString folder;                  ///< of the tables that the peers read
};

const std::vector<std::string> peers{"LassoCV", "RFECV forest", "shadow features of a forest",
                                     "F-test at FDR 0.1"};
const std::string automatic = "Automatic";
const std::string earlier = "DII backward, mRMR";

/// What a contender has made of some tables.
struct Tally {
  double tables = 0.0;
  double exact = 0.0;   ///< exactly the true columns are selected
  double others = 0.0;  ///< sum of the shares of other columns among the selected
  double claims = 0.0;
  double seconds = 0.0;

  void add(const Tally& other) {
    tables += other.tables;
    exact += other.exact;
    others += other.others;
    claims += other.claims;
    seconds += other.seconds;
  }
};

/// By the title of a contender; without those that do not take the tables.
using Tallies = std::map<std::string, Tally>;

Tally tally_of(const std::vector<Index>& selected, const std::vector<Index>& truth) {
  const auto right =
      static_cast<double>(std::count_if(selected.begin(), selected.end(), [&truth](Index column) {
        return std::find(truth.begin(), truth.end(), column) != truth.end();
      }));
  const auto count = static_cast<double>(selected.size());
  const auto wanted = static_cast<double>(truth.size());
  Tally one;
  one.tables = 1.0;
  one.exact = right == wanted && count == wanted ? 1.0 : 0.0;
  one.others = (count - right) / std::max(1.0, count);
  one.claims = count > 0.0 ? 1.0 : 0.0;
  return one;
}

struct Contender {
  std::string method;
  Settings settings;
};

/// What was proposed for such a table before there was Automatic.
Contender earlier_proposal(const KnownTable& table) {
  constexpr Index narrow = 100;
  if (!table.classes.empty()) {
    return {"mrmr", {}};
  }
  return {"dii", {{"search", table.inputs.cols() <= narrow ? "backward" : "l1-path"}}};
}

/// As `steelyard run` answers: with those checks that are made without being asked for. A planted
/// table needs none.
Tally tally_of_answer(const Contender& contender, const KnownTable& table, bool smoke) {
  const auto problem = std::make_shared<const Problem>(
      make_problem(std::make_shared<const Dataset>(dataset_of(table))));
  Tally one;
  const double seconds = seconds_of([&] {
    const AnswerQuestion question = asked(contender.method, problem, contender.settings);
    AnswerChecks checks;
    if (table.true_columns.empty()) {
      checks = affordable_checks(reference_costs(question), smoke ? quick_answer : whole_answer);
    }
    const Answer found = answer(question, checks);
    one = tally_of(found.selection, table.true_columns);
    one.claims = found.level != AnswerLevel::bad && !found.selection.empty() ? 1.0 : 0.0;
  });
  one.seconds = seconds;
  return one;
}

void ask_peers(const RunRequest& asked, const KnownKind& kind,
               const std::vector<KnownTable>& tables, Tallies& tallies) {
  const QString id = QString::fromStdString(std::string(kind.id));
  for (std::size_t k = 0; k < tables.size(); ++k) {
    const QString path = QString("%1/%2_%3.csv").arg(asked.folder, id).arg(k + 1);
    write_known_table(path.toStdString(), tables[k]);
  }
  const std::vector<PeerAnswer> answers = peer_answers(asked.python, asked.folder, id);
  hold(!answers.empty(), Verdict::wrong, "the peers have no answer");
  for (const PeerAnswer& one : answers) {
    Tally tally = tally_of(one.columns, tables.at(one.table - 1).true_columns);
    tally.seconds = one.seconds;
    tallies[one.peer].add(tally);
  }
}

Tallies tallies_of(const RunRequest& asked, const KnownKind& kind) {
  std::vector<KnownTable> tables;
  Tallies tallies;
  for (std::uint64_t number = 1; number <= asked.tables; ++number) {
    const KnownTable& table = tables.emplace_back(known_table(kind, number));
    tallies[automatic].add(tally_of_answer({"automatic", {}}, table, asked.smoke));
    tallies[earlier].add(tally_of_answer(earlier_proposal(table), table, asked.smoke));
  }
  if (!asked.python.isEmpty()) {
    ask_peers(asked, kind, tables, tallies);
  }
  return tallies;
}

std::vector<std::string> contenders(const RunRequest& asked) {
  std::vector<std::string> all{automatic, earlier};
  if (!asked.python.isEmpty()) {
    all.insert(all.end(), peers.begin(), peers.end());
  }
  return all;
}

void print_head(const RunRequest& asked, const char* title) {
  std::printf("\n%s\n\n| kind | table |", title);
  const std::vector<std::string> all = contenders(asked);
  for (const std::string& one : all) {
    std::printf(" %s |", one.c_str());
  }
  std::printf("\n| --- | --- |");
  for (std::size_t k = 0; k < all.size(); ++k) {
    std::printf(" --- |");
  }
  std::printf("\n");
}

/// "4, 0.02, 2.6 s" of planted tables, "1, 0.5 s" of noise.
void print_cell(const Tally& tally, bool planted) {
  if (planted) {
    std::printf(" %.0f, %.2f, %.1f s |", tally.exact, tally.others / tally.tables,
                tally.seconds / tally.tables);
  } else {
    std::printf(" %.0f, %.1f s |", tally.claims, tally.seconds / tally.tables);
  }
}

void print_row(const RunRequest& asked, std::string_view name, std::string_view about,
               const Tallies& tallies, bool planted) {
  std::printf("| %s | %s |", std::string(name).c_str(), std::string(about).c_str());
  for (const std::string& one : contenders(asked)) {
    const auto found = tallies.find(one);
    if (found == tallies.end()) {
      std::printf(" - |");
    } else {
      print_cell(found->second, planted);
    }
  }
  std::printf("\n");
  std::fflush(stdout);
}

void hold_planted(const KnownKind& kind, const Tally& tally) {
  hold(!too_many(tally.tables - tally.exact, tally.tables, 1.0 - kind.bound), Verdict::wrong,
       "Automatic selects exactly the planted columns of fewer tables than promised");
}

void hold_noise(const KnownKind& kind, const Tally& tally) {
  hold(!too_many(tally.claims, tally.tables, kind.bound), Verdict::wrong,
       "Automatic claims something of more tables of noise than promised");
}

/// On the tables that both take, up to a difference that chance makes.
void hold_comparison(const Tally& ours, const Tally& theirs) {
  hold(ours.exact + 2.0 * std::sqrt(ours.tables) >= theirs.exact, Verdict::wrong,
       "another one selects more tables exactly than Automatic");
}

bool is_wanted(const RunRequest& asked, std::string_view group, const KnownKind& kind) {
  return asked.kinds.empty() ||
         std::any_of(asked.kinds.begin(), asked.kinds.end(),
                     [&](const std::string& one) { return one == group || one == kind.id; });
}

std::vector<KnownKind> wanted_kinds(const RunRequest& asked, bool planted) {
  std::vector<KnownKind> wanted;
  for (const KnownKind& kind : planted ? planted_kinds() : noise_kinds()) {
    if (is_wanted(asked, planted ? "planted" : "noise", kind)) {
      wanted.push_back(kind);
    }
  }
  return wanted;
}

void measure_planted(const RunRequest& asked) {
  const std::vector<KnownKind> kinds = wanted_kinds(asked, true);
  if (kinds.empty()) {
    return;
  }
  print_head(asked,
             "Tables of which exactly the planted columns are selected, mean share of other "
             "columns among the selected, seconds a table");
  Tallies all;
  Tallies beside;  // of Automatic, on the tables that a contender takes
  for (const KnownKind& kind : kinds) {
    const Tallies tallies = tallies_of(asked, kind);
    print_row(asked, kind.id, kind.formula, tallies, true);
    hold_planted(kind, tallies.at(automatic));
    for (const auto& [title, tally] : tallies) {
      all[title].add(tally);
      beside[title].add(tallies.at(automatic));
    }
  }
  print_row(asked, "in all", "", all, true);
  for (const auto& [title, tally] : all) {
    std::printf("%s: %.0f of %.0f exactly, Automatic %.0f\n", title.c_str(), tally.exact,
                tally.tables, beside[title].exact);
    hold_comparison(beside[title], tally);
  }
  const Tally& ours = all[automatic];
  if (kinds.size() == planted_kinds().size()) {
    constexpr double missed = 3.0 / 36.0;
    hold(!too_many(ours.tables - ours.exact, ours.tables, missed), Verdict::wrong,
         "Automatic selects exactly the planted columns of fewer than 33 tables in 36");
  }
  constexpr double most_others = 0.08;
  hold(ours.others <= most_others * ours.tables, Verdict::wrong,
       "Automatic selects more other columns than promised");
}

void measure_noise(const RunRequest& asked) {
  const std::vector<KnownKind> kinds = wanted_kinds(asked, false);
  if (kinds.empty()) {
    return;
  }
  print_head(asked, "Tables of noise of which something is claimed, seconds a table");
  Tallies all;
  for (const KnownKind& kind : kinds) {
    const Tallies tallies = tallies_of(asked, kind);
    print_row(asked, kind.id, kind.formula, tallies, false);
    hold_noise(kind, tallies.at(automatic));
    for (const auto& [title, tally] : tallies) {
      all[title].add(tally);
    }
  }
  print_row(asked, "in all", "", all, false);
  constexpr double claimed = 0.05;
  hold(!too_many(all[automatic].claims, all[automatic].tables, claimed), Verdict::wrong,
       "Automatic claims something of more than one table of noise in twenty");
}

RunRequest asked_for(int argc, char** argv) {
  RunRequest asked;
  bool peers_too = true;
  for (int k = 1; k < argc; ++k) {
    const QString word = QString::fromLocal8Bit(argv[k]);
    if (word.startsWith("tables=")) {
      asked.tables = std::max(1ULL, word.section('=', 1).toULongLong());
    } else if (word.startsWith("peers=")) {
      peers_too = word != "peers=no";
    } else if (word.startsWith("csv=")) {
      asked.folder = word.section('=', 1);
    } else if (!word.startsWith("--")) {
      asked.kinds.push_back(word.toStdString());
    }
  }
  asked.smoke = is_smoke(argc, argv);
  if (asked.smoke) {
    asked.tables = 1;
    asked.kinds = {"linear3", "weak", "60x8"};
  } else if (peers_too) {
    asked.python = python_with("sklearn, scipy");
    if (asked.python.isEmpty()) {
      std::printf("SKIPPED: the peers, as no Python here has scikit-learn (python3-sklearn)\n");
    }
  }
  return asked;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  RunRequest asked = asked_for(argc, argv);
  const QTemporaryDir temporary;
  if (asked.folder.isEmpty()) {
    asked.folder = temporary.path();
  }
  QDir().mkpath(asked.folder);
  std::printf("%llu tables of each kind\n", static_cast<unsigned long long>(asked.tables));
  measure_planted(asked);
  measure_noise(asked);
  hold(!wanted_kinds(asked, true).empty() || !wanted_kinds(asked, false).empty(), Verdict::wrong,
       "no kind of table has such a name");
  return exit_code();
}
