// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_steps.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/error.h"
#include "core/prepare/preparation.h"
#include "core/text.h"

namespace steelyard::script {
namespace {

using Which = Columns::Which;

Error cannot_repeat(const PreparationStep& step, const Message& why, const Message& instead) {
  return bad_input(
      {message("script.cannot_repeat_step", "a script cannot repeat this step: {1}", why),
       std::string(steelyard::preparation(step.id).title), instead});
}

bool drops_columns(const PreparationStep& step) {
  return step.id == "drop-columns" ||
         (step.id == "missing" && step.values.choice("how") == "drop-columns");
}
bool counts_columns(const PreparationStep& step) { return step.values.contains("columns"); }
bool changes_samples(const PreparationStep& step) {
  return !step.values.contains("columns") ||
         (step.id == "missing" && step.values.choice("how") == "drop-samples");
}

Columns columns_of(const PreparationStep& step) {
  const std::string& text = step.values.choice("columns");
  if (text == "inputs" || text == "all") {
    throw cannot_repeat(
        step, message("script.unnamed_columns", "its columns are not named"),
        message("script.unnamed_columns.accepted", "a step that names its columns"));
  }
  return {Which::named, text};
}

/// Lists the actions one after the other.
class Lister {
 public:
  Lister(const Record& record, const Dataset& table) : record_(record), table_(table) {}

  void add_steps() {
    const std::vector<PreparationStep>& steps = record_.data.origin.steps;
    for (std::size_t at = 0; at < steps.size(); ++at) {
      add(Comment{described(steps[at])});
      add_step(steps[at], at);
    }
  }

  void add_choices_of_run() {
    const ProblemOptions& options = record_.problem_options;
    if (options.missing == MissingPolicy::fill_median) {
      add(Comment{"Missing cells are filled with the median of their column"});
      add_filling({Which::inputs});
    }
    if (!options.samples.empty()) {
      add(Comment{"The samples of the run"});
      add(KeepSamples{options.samples});
    }
    add_weights();
    if (options.missing == MissingPolicy::drop_rows) {
      add_dropping_of_rows();
    }
    if (options.missing == MissingPolicy::fill_median && has_target_columns()) {
      add(Comment{"Samples without a target are left out"});
      add(KeepComplete{{Which::targets}});
    }
    if (options.wrap_periods) {
      add_wrapping();
    }
  }

  [[nodiscard]] Steps finished() && { return std::move(listed_); }

 private:
  void add_step(const PreparationStep& step, std::size_t at) {
    using Add = void (Lister::*)(const PreparationStep&, std::size_t);
    static const std::map<std::string, Add, std::less<>> known{
        {"scale", &Lister::add_scale},
        {"log", &Lister::add_log},
        {"drop-columns", &Lister::add_drop},
        {"missing", &Lister::add_missing},
        {"stride", &Lister::add_stride},
        {"random", &Lister::add_drawn},
        {"farthest", &Lister::add_drawn},
        {"filter", &Lister::add_filter},
        {"samples", &Lister::add_chosen},
        {"encode", &Lister::add_encode},
        {"missing-indicator", &Lister::add_indicators},
        {"missing-codes", &Lister::add_codes},
        {"text-as-numbers", &Lister::add_numbers}};
    const auto found = known.find(step.id);
    if (found == known.end()) {
      throw cannot_repeat(step, message("script.unknown_step", "it is not known here"),
                          message("script.unknown_step.accepted", "a run without it"));
    }
    (this->*found->second)(step, at);
  }

  void add_scale(const PreparationStep& step, std::size_t /*at*/) {
    add(Scale{columns_of(step), step.values.choice("by")});
  }
  void add_log(const PreparationStep& step, std::size_t /*at*/) {
    add(Logarithm{columns_of(step), step.values.choice("base"), step.values.real("offset")});
  }
  void add_missing(const PreparationStep& step, std::size_t at) {
    const std::string& how = step.values.choice("how");
    if (how == "drop-columns") {
      add_drop(step, at);
    } else if (how == "drop-samples") {
      add(KeepComplete{columns_of(step)});
    } else {
      add_filling(columns_of(step));
    }
  }
  void add_filling(Columns columns) { add(Fill{std::move(columns), listed_.encoded.has_value()}); }
  void add_indicators(const PreparationStep& step, std::size_t /*at*/) {
    add(MarkMissing{columns_of(step)});
  }

  void add_codes(const PreparationStep& step, std::size_t /*at*/) {
    add(TakeCodes{columns_of(step), step.values.list("codes")});
  }
  void add_numbers(const PreparationStep& step, std::size_t /*at*/) {
    add(MakeNumbers{columns_of(step)});
  }

  /// What the texts became is known of the columns that the run's table has.
  void add_encode(const PreparationStep& step, std::size_t at) {
    const std::vector<PreparationStep>& steps = record_.data.origin.steps;
    const auto next = steps.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const auto dropping = std::find_if(next, steps.end(), drops_columns);
    if (dropping != steps.end() && std::any_of(next, dropping, counts_columns)) {
      throw cannot_repeat(
          step,
          message("script.dropped_text",
                  "a later step drops columns, and a step between the two chooses columns"),
          message("script.dropped_text.accepted",
                  "a run whose step that drops columns follows this one at once"));
    }
    listed_.encoded = encoded_texts(table_);
    add(Encode{columns_of(step)});
  }
  void add_stride(const PreparationStep& step, std::size_t /*at*/) {
    add(KeepEvery{step.values.integer("stride"), step.values.integer("first") - 1});
  }
  /// A step of several conditions keeps what meets them all: the order makes no difference.
  void add_filter(const PreparationStep& step, std::size_t /*at*/) {
    add(KeepMeeting{step.values.choice("condition")});
  }
  void add_chosen(const PreparationStep& step, std::size_t /*at*/) {
    KeepRows chosen{{}, step.values.toggle("keep")};
    for (const double row : step.values.list("rows")) {
      chosen.rows.push_back(static_cast<Index>(row) - 1);
    }
    add(std::move(chosen));
  }

  /// What remained is known by name. Columns that an earlier step dropped, too, may stay until
  /// then, if no step in between counts columns.
  void add_drop(const PreparationStep& step, std::size_t at) {
    const std::vector<PreparationStep>& steps = record_.data.origin.steps;
    const auto next = steps.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const auto later = std::find_if(next, steps.end(), drops_columns);
    if (later != steps.end()) {
      if (std::any_of(next, later, counts_columns)) {
        throw cannot_repeat(
            step, message("script.dropped_again", "columns are dropped again by a later step"),
            message("script.dropped_again.accepted", "one step that drops columns"));
      }
      add(Comment{"See below"});
      return;
    }
    KeepColumns kept;
    for (const ColumnChoice& column : record_.columns) {
      kept.names.push_back(column.name);
    }
    add(std::move(kept));
  }

  /// Which samples were drawn is known if they are those of the run's table.
  void add_drawn(const PreparationStep& step, std::size_t at) {
    const std::vector<PreparationStep>& steps = record_.data.origin.steps;
    if (std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(at) + 1, steps.end(),
                    changes_samples)) {
      throw cannot_repeat(
          step, message("script.some_drawn", "a later step keeps only some of the samples drawn"),
          message("script.some_drawn.accepted", "a run where samples are drawn by the last step"));
    }
    if (!table_.rows.empty()) {  // otherwise all were kept
      add(KeepDrawn{table_.rows});
    }
  }

  /// The weights have had their part in the result: each row is reduced once.
  void add_weights() {
    const auto found =
        std::find_if(record_.columns.begin(), record_.columns.end(),
                     [](const ColumnChoice& column) { return column.roles.has(Role::weight); });
    if (found == record_.columns.end()) {
      return;
    }
    if (record_.problem_options.missing == MissingPolicy::fill_median) {
      throw bad_input(
          {message("script.weighted_medians",
                   "a script cannot fill missing cells with the medians of weighted samples"),
           message("script.weights_of", "the weights in {1}", in_quotes(found->name)),
           message("script.weighted_medians.accepted",
                   "a step of preparation that leaves samples with missing cells out")});
    }
    add(Comment{"Samples of weight 0 or without a weight are left out"});
    add(KeepPositive{found->name});
  }

  void add_dropping_of_rows() {
    if (record_.truth_data && record_.problem_options.truth_kind != TruthKind::distance_matrix) {
      throw bad_input(
          {message("script.gaps_of_truth",
                   "a script cannot drop the rows that have missing cells in another table"),
           "the target of the run",
           message("script.gaps_of_truth.accepted",
                   "a step of preparation that leaves samples with missing cells out")});
    }
    add(Comment{"Samples with missing cells are left out"});
    add(KeepComplete{{Which::inputs_and_targets}});
  }

  [[nodiscard]] bool has_target_columns() const {
    return !record_.truth_data &&
           std::any_of(record_.columns.begin(), record_.columns.end(),
                       [](const ColumnChoice& column) { return column.roles.has(Role::truth); });
  }

  void add_wrapping() {
    for (const ColumnChoice& column : record_.columns) {
      if (column.roles.has(Role::input) && column.period > 0.0) {
        add(Wrap{column.name, column.period});
      }
    }
  }

  void add(Action action) { listed_.actions.push_back(std::move(action)); }

  const Record& record_;
  const Dataset& table_;
  Steps listed_;
};

}  // namespace

Steps steps_of(const Record& record, const Dataset& table) {
  Lister lister(record, table);
  lister.add_steps();
  lister.add_choices_of_run();
  return std::move(lister).finished();
}

}  // namespace steelyard::script
