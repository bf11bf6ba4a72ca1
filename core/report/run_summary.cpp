// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/run_summary.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/report/command_line.h"
#include "core/report/run_question.h"
#include "core/report/run_ranking.h"
#include "core/report/run_settings.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Facts = std::vector<SummaryFact>;

/// The first of them; the number of the others is said.
std::vector<std::string> first_of(const std::vector<Message>& all, const ReportWords& words) {
  constexpr std::size_t most = 6;
  constexpr std::size_t most_bytes = 300;  // three lines of a page
  std::vector<std::string> said;
  for (std::size_t at = 0; at < std::min(all.size(), most); ++at) {
    said.push_back(in_brief(words.sentence(all[at]), most_bytes));
  }
  if (all.size() > most) {
    said.push_back(words.sentence(message("report.more_notes",
                                          "{1} further {1:note is|notes are} in the record.",
                                          all.size() - most)));
  }
  return said;
}

Message title_of(const std::optional<AnswerLevel>& level) {
  if (!level) {
    return message("report.answer.open", "Answer: not all is checked");
  }
  switch (*level) {
    case AnswerLevel::good:
      return message("report.answer.good", "Answer: good");
    case AnswerLevel::caution:
      return message("report.answer.caution", "Answer: caution");
    case AnswerLevel::bad:
      return message("report.answer.bad", "Answer: bad");
  }
  return {};
}

TextTable evidence_of(const Answer& answer, const ReportWords& words) {
  TextTable table{{words.sentence(message("report.evidence.question", "question")),
                   words.sentence(message("report.evidence.answer", "answer")),
                   words.sentence(message("report.evidence.finding", "finding")),
                   words.sentence(message("report.evidence.next", "next step"))},
                  {}};
  for (const AnswerCheck& check : answer.checks) {
    table.rows.push_back({words.sentence(check.title), words.sentence(level_in_words(check.level)),
                          words.sentence(check.finding), words.sentence(check.next_step)});
  }
  return table;
}

/// The answer is about what is listed as selected; what a person has just chosen may have none.
void add_answer(const Record& record, const ReportWords& words, RunSummary& summary) {
  if (!record.answer) {
    summary.level = words.sentence(message("report.answer.none", "Answer: none"));
    summary.answer = words.sentence(
        record.chosen ? message("report.answer.unseen", "What was chosen has not been looked at.")
                      : message("report.answer.unasked", "Nobody has asked what the run found."));
    return;
  }
  summary.level = words.sentence(title_of(settled_level(*record.answer)));
  summary.answer = words.sentence(statement_of(*record.answer));
  summary.evidence = evidence_of(*record.answer, words);
  summary.suggestion =
      words.sentence(followed_by(record.answer->suggestion, details_of(*record.answer)));
}

/// Collects facts; those that say nothing are left out.
class FactsInWords {
 public:
  explicit FactsInWords(const ReportWords& words) : words_(words) {}

  void add(const Message& name, const std::string& value) {
    if (!value.empty()) {
      facts_.push_back({words_.sentence(name), value});
    }
  }
  void add(const Message& name, const Message& value) { add(name, words_.sentence(value)); }
  [[nodiscard]] Facts take() { return std::move(facts_); }

 private:
  const ReportWords& words_;
  Facts facts_;
};

std::string with_error(double value, const std::optional<double>& error) {
  return rounded_text(value) + (error ? " ± " + rounded_text(*error) : "");
}

std::string text_or_none(const std::optional<double>& value) {
  return value ? rounded_text(*value) : std::string();
}

/// "3 features: the first 3 choices"; nothing where no rule selected any.
Message selection_in_words(const FeatureSelection& selection) {
  return selection.rule.says_nothing()
             ? Message()
             : message("report.selection", "{1} {1:feature|features}: {2}",
                       selection.features.size(), selection.rule);
}

Message ending_of(const Outcome& outcome) {
  const Message words = term_words(ending_in_words(outcome.ending));
  return outcome.reason.says_nothing()
             ? words
             : message("report.ending", "{1}: {2}", words, outcome.reason);
}

/// Of the columns that are listed as selected, if the path has a solution of just these; otherwise
/// of the run's own solution, and that is said.
void add_objective(const Record& record, FactsInWords& facts) {
  const Result& result = record.result;
  const auto point =
      std::find_if(result.path.begin(), result.path.end(), [&](const PathPoint& one) {
        return record.chosen && same_features(one.selection, *record.chosen);
      });
  const Message name = message("report.objective", "Objective");
  if (point != result.path.end()) {
    facts.add(name, with_error(point->objective, point->error));
  } else {
    facts.add(record.chosen
                  ? message("report.own_objective", "Objective of the run's own selection")
                  : name,
              with_error(result.objective, result.objective_error));
  }
}

Facts numbers_of(const Record& record, const Method* method, const ReportWords& words) {
  const Result& result = record.result;
  FactsInWords facts(words);
  facts.add(message("report.method", "Method"),
            method != nullptr ? words.term(method->info().title) + " (" + record.method + ")"
                              : record.method);
  facts.add(message("report.reference", "Reference"),
            method != nullptr ? method->info().citation : "");
  facts.add(message("report.ended", "Ended"), ending_of(result.outcome));
  if (has_solution(result)) {
    add_objective(record, facts);
  }
  facts.add(message("report.selected_by", "Selected"), selection_in_words(shown_selection(record)));
  if (record.chosen) {
    facts.add(message("report.run_selected", "The run itself selected"),
              selection_in_words(result.selection));
  }
  facts.add(message("report.cosine", "Cosine overlap with the known weights"),
            text_or_none(record.cosine_overlap));
  facts.add(message("report.purity", "Cluster purity"), text_or_none(record.purity));
  facts.add(message("report.matched_purity", "Matched purity"),
            text_or_none(record.matched_purity));
  const bool said = record.chosen || result.selection.features.empty();  // beside "Selected"
  facts.add(message("report.suggestion", "Suggestion"), said ? Message() : result.suggestion);
  return facts.take();
}

/// What the run and its check have measured.
void add_findings(const Result& result, const ReportWords& words, Facts& numbers) {
  for (const Finding& finding : result.findings) {
    const std::string measured = words.sentence(finding.measured_on);
    numbers.push_back(
        {words.sentence(finding.title),
         words.sentence(value_of(finding)) + (measured.empty() ? "" : " (" + measured + ")")});
  }
}

std::vector<std::string> units_of(const Record& record) {
  std::vector<std::string> units;
  for (const std::string& name : record.feature_names) {
    const auto found =
        std::find_if(record.columns.begin(), record.columns.end(),
                     [&](const ColumnChoice& column) { return column.name == name; });
    units.push_back(found == record.columns.end() ? std::string() : found->unit);
  }
  return units;
}

/// The command, or why there is none.
std::string command_of(const Record& record, const MethodRegistry& methods,
                       const ReportWords& words) {
  try {
    return command_line(record, methods);
  } catch (const Error& error) {
    return words.sentence(statement_of(error));
  }
}

Message file_and_hash(const std::string& source, const std::string& sha256) {
  const std::string name = to_utf8(source);
  return sha256.empty() ? message("report.built_in", "{1}, built into the program", name)
                        : message("report.file_and_hash", "{1}, SHA-256 {2}", name, sha256);
}

void add_files(const Record& record, FactsInWords& facts) {
  facts.add(message("report.file", "Table"), file_and_hash(record.data.source, record.data.sha256));
  for (const SideFile& file : record.data.origin.beside) {
    facts.add(message("report.beside_file", "File of an added table"),
              file_and_hash(file.source, file.sha256));
  }
  if (record.truth_data) {
    facts.add(message("report.truth_file", "Table of the target"),
              file_and_hash(record.truth_data->source, record.truth_data->sha256));
  }
  if (const auto& file = record.data.weights_file) {
    facts.add(message("report.weights_file", "Known weights from"),
              file_and_hash(file->source, file->sha256));
  }
}

Facts repeat_of(const Record& record, const MethodRegistry& methods, const ReportWords& words) {
  FactsInWords facts(words);
  facts.add(message("report.command", "Command"), command_of(record, methods, words));
  add_files(record, facts);
  if (record.parameters.contains("seed")) {
    facts.add(message("report.seed", "Seed"), to_text(record.parameters.at("seed")));
  }
  facts.add(message("report.program", "Program"), "Steelyard " + record.program_version + ", " +
                                                      record.compiler + ", " +
                                                      record.instruction_set);
  facts.add(message("report.started", "Started"),
            message("report.duration", "{1}, for {2} s with {3} {3:thread|threads}", record.started,
                    rounded_text(record.seconds), record.threads));
  return facts.take();
}

}  // namespace

RunSummary summary_of(const ComparedRun& run, const MethodRegistry& methods,
                      const ReportWords& words) {
  const Record& record = *run.record;
  const Method* const method = methods.find_if_known(record.method);
  RunSummary summary;
  summary.question = words.sentence(question_in_words(record, method));
  summary.roles = roles_of(record, words);
  add_answer(record, words, summary);
  summary.numbers = numbers_of(record, method, words);
  add_findings(record.result, words, summary.numbers);
  const std::vector<std::string> units = units_of(record);
  const std::vector<Index> selected = shown_selection(record).features;
  RankingOnPage ranked =
      ranking_on_page({record.result.columns, record.feature_names, units, selected}, words);
  summary.ranking = std::move(ranked.table);
  summary.ranking_rest = std::move(ranked.rest);
  AppliedSettings settings = applied_settings(run, method, words);
  summary.settings = std::move(settings.facts);
  if (settings.at_default > 0) {
    summary.settings_rest =
        words.sentence(message("report.defaults",
                               "{1} further {1:setting that applied was|settings that applied "
                               "were} at {1:its default|their defaults}.",
                               settings.at_default));
  }
  summary.repeat = repeat_of(record, methods, words);
  std::vector<Message> notes = record.warnings;
  notes.insert(notes.end(), record.result.warnings.begin(), record.result.warnings.end());
  summary.notes = first_of(notes, words);
  return summary;
}

}  // namespace steelyard
