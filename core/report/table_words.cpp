// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/table_words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <vector>

#include "core/message.h"
#include "core/run/outcome.h"

namespace steelyard {
namespace {

using WordsById = std::map<std::string, Message, std::less<>>;

const WordsById& headings_of_runs() {
  static const WordsById all{
      {"run", message("report.heading.run", "run")},
      {"method", message("report.heading.method", "method")},
      {"data", message("report.heading.data", "data")},
      {"samples", message("report.heading.samples", "samples")},
      {"features", message("report.heading.features", "features")},
      {"selected", message("report.heading.selected", "selected")},
      {"objective", message("report.heading.objective", "objective")},
      {"cosine_overlap", message("report.heading.cosine_overlap", "cosine overlap")},
      {"purity", message("report.heading.purity", "purity")},
      {"matched_purity", message("report.heading.matched_purity", "matched purity")},
      {"seconds", message("report.heading.seconds", "seconds")},
      {"seed", message("report.heading.seed", "seed")},
      {"ending", message("report.heading.ending", "ending")},
      {"parameter", message("report.heading.parameter", "parameter")},
      {"feature", message("report.heading.feature", "feature")},
      {"run_a", message("report.heading.run_a", "run a")},
      {"run_b", message("report.heading.run_b", "run b")},
      {"common_features", message("report.heading.common_features", "common features")},
      {"jaccard", message("report.heading.jaccard", "jaccard")},
      {"spearman", message("report.heading.spearman", "spearman")},
      {"cosine", message("report.heading.cosine", "cosine")}};
  return all;
}

const WordsById& headings_of_panels() {
  static const WordsById all{
      {"title", message("report.heading.title", "title")},
      {"error", message("report.heading.error", "error")},
      {"error_error", message("report.heading.error_error", "standard error of the error")},
      {"columns", message("report.heading.columns", "columns")},
      {"stability", message("report.heading.stability", "stability")},
      {"stability_error",
       message("report.heading.stability_error", "standard error of the stability")},
      {"behind_best", message("report.heading.behind_best", "gap to the best")},
      {"behind_best_error",
       message("report.heading.behind_best_error", "standard error of the gap to the best")},
      {"no_worse", message("report.heading.no_worse", "no worse")},
      {"better_than_nothing", message("report.heading.better_than_nothing", "better than nothing")},
      {"better_than_random", message("report.heading.better_than_random", "better than random")},
      {"judge", message("report.heading.judge", "judge")},
      {"left_out", message("report.heading.left_out", "left out")},
      {"discoveries", message("report.heading.discoveries", "discoveries")},
      {"discovered_by", message("report.heading.discovered_by", "discovered by")},
      {"column", message("report.heading.column", "column")},
      {"consensus", message("report.heading.consensus", "consensus")},
      {"by_chance", message("report.heading.by_chance", "by chance")},
      {"level", message("report.heading.level", "level")}};
  return all;
}

std::string judge_in_words(const std::string& judge, const ReportWords& words) {
  static const WordsById all{{"ridge", message("report.judge.ridge", "ridge")},
                             {"neighbours", message("report.judge.neighbours", "neighbours")},
                             {"trees", message("report.judge.trees", "trees")}};
  const auto found = all.find(judge);
  return found == all.end() ? judge : words.sentence(found->second);
}

/// \param has_titles  whether "method" is an id, beside which a column has the titles
std::string cell_in_words(const std::string& heading, const std::string& cell, bool has_titles,
                          const ReportWords& words) {
  constexpr std::array<std::string_view, 3> answers{"no_worse", "better_than_nothing",
                                                    "better_than_random"};
  if (cell.empty()) {
    return cell;
  }
  if (heading == "ending") {
    return words.term(ending_in_words(ending(cell)));
  }
  if (heading == "judge") {
    return judge_in_words(cell, words);
  }
  const bool is_answer = std::find(answers.begin(), answers.end(), heading) != answers.end();
  const bool is_title = heading == "title" || (heading == "method" && !has_titles);
  return is_answer || is_title ? words.term(cell) : cell;
}

}  // namespace

std::string heading_in_words(std::string_view heading, const ReportWords& words) {
  for (const WordsById* const known : {&headings_of_runs(), &headings_of_panels()}) {
    if (const auto found = known->find(heading); found != known->end()) {
      return words.sentence(found->second);
    }
  }
  return std::string(heading);
}

TextTable in_report_words(TextTable table, const ReportWords& words) {
  const bool has_titles =
      std::find(table.header.begin(), table.header.end(), "title") != table.header.end();
  for (std::size_t column = 0; column < table.header.size(); ++column) {
    std::string& heading = table.header[column];
    for (std::vector<std::string>& row : table.rows) {
      row[column] = cell_in_words(heading, row[column], has_titles, words);
    }
    heading = heading_in_words(heading, words);
  }
  return table;
}

}  // namespace steelyard
