// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_preparation.h"

#include <algorithm>
#include <map>

#include "core/error.h"
#include "core/prepare/preparation.h"
#include "core/report/python_encoding.h"
#include "core/report/python_pieces.h"
#include "core/report/python_text.h"
#include "core/text.h"

namespace steelyard::python {
namespace {

using Steps = std::vector<PreparationStep>;

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

/// Writes the statements one after the other.
class Writer {
 public:
  Writer(const Record& record, const Dataset& table) : record_(record), table_(table) {}

  void add_steps() {
    const Steps& steps = record_.data.origin.steps;
    for (std::size_t at = 0; at < steps.size(); ++at) {
      say(comment(described(steps[at])));
      add_step(steps[at], at);
    }
  }

  void add_choices_of_run() {
    const ProblemOptions& options = record_.problem_options;
    if (options.missing == MissingPolicy::fill_median) {
      say(comment("Missing cells are filled with the median of their column"));
      add_filling("INPUTS");
    }
    if (!options.samples.empty()) {
      say(comment("The samples of the run"));
      say("table.keep(" + list_of_positions(options.samples) + ")\n");
    }
    add_weights();
    if (options.missing == MissingPolicy::drop_rows) {
      add_dropping_of_rows();
    }
    if (options.missing == MissingPolicy::fill_median && has_target_columns()) {
      say(comment("Samples without a target are left out"));
      say("table.keep(table.complete(TARGETS))\n");
    }
    if (options.wrap_periods) {
      add_wrapping();
    }
  }

  [[nodiscard]] Preparation finished() && { return std::move(written_); }

 private:
  void add_step(const PreparationStep& step, std::size_t at) {
    using Add = void (Writer::*)(const PreparationStep&, std::size_t);
    static const std::map<std::string, Add, std::less<>> known{
        {"scale", &Writer::add_scale},
        {"log", &Writer::add_log},
        {"drop-columns", &Writer::add_drop},
        {"missing", &Writer::add_missing},
        {"stride", &Writer::add_stride},
        {"random", &Writer::add_drawn},
        {"farthest", &Writer::add_drawn},
        {"filter", &Writer::add_filter},
        {"samples", &Writer::add_chosen},
        {"encode", &Writer::add_encode},
        {"missing-indicator", &Writer::add_indicators}};
    const auto found = known.find(step.id);
    if (found == known.end()) {
      throw cannot_repeat(step, message("script.unknown_step", "it is not known here"),
                          message("script.unknown_step.accepted", "a run without it"));
    }
    (this->*found->second)(step, at);
  }

  void add_scale(const PreparationStep& step, std::size_t /*at*/) {
    call(scale_step,
         "scale(table, " + columns(step) + ", by=" + literal(step.values.choice("by")) + ")");
  }
  void add_log(const PreparationStep& step, std::size_t /*at*/) {
    const std::string& base = step.values.choice("base");
    call(log_step, "take_logarithms(table, " + columns(step) + ", np.log" +
                       (base == "e" ? "" : base) +
                       ", offset=" + number(step.values.real("offset")) + ")");
  }
  void add_missing(const PreparationStep& step, std::size_t at) {
    const std::string& how = step.values.choice("how");
    if (how == "drop-columns") {
      add_drop(step, at);
    } else if (how == "drop-samples") {
      say("table.keep(table.complete(" + columns(step) + "))\n");
    } else {
      add_filling(columns(step));
    }
  }
  /// Where text became numbers, its cells get one of its values.
  void add_filling(const std::string& names) {
    if (written_.constants.empty()) {
      call(median_step, "fill_with_medians(table, " + names + ")");
    } else {
      call(text_filling_step, "fill_with_one_of_values(table, " + names + ", ENCODED)");
    }
  }
  void add_indicators(const PreparationStep& step, std::size_t /*at*/) {
    call(indicator_step, "mark_missing(table, " + columns(step) + ")");
  }

  /// What the texts became is known of the columns that the run's table has.
  void add_encode(const PreparationStep& step, std::size_t at) {
    const Steps& steps = record_.data.origin.steps;
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
    written_.constants = encoded_columns(table_);
    call(encode_step, "encode(table, " + columns(step) + ", ENCODED)");
  }
  void add_stride(const PreparationStep& step, std::size_t /*at*/) {
    say("table.keep(slice(" + std::to_string(step.values.integer("first") - 1) + ", None, " +
        std::to_string(step.values.integer("stride")) + "))\n");
  }
  void add_filter(const PreparationStep& step, std::size_t /*at*/) {
    say("for condition in " + literal(step.values.choice("condition")) + ".split(\" and \"):\n");
    // A step of several conditions keeps what meets them all: the order makes no difference.
    call(filter_step, "    table.keep(meets(table, condition))");
  }
  void add_chosen(const PreparationStep& step, std::size_t /*at*/) {
    std::vector<Index> rows;
    for (const double row : step.values.list("rows")) {
      rows.push_back(static_cast<Index>(row) - 1);
    }
    const std::string among = "np.isin(table.rows, " + list_of_positions(rows) + ")";
    say("table.keep(" + std::string(step.values.toggle("keep") ? "" : "~") + among + ")\n");
  }

  /// What remained is known by name. Columns that an earlier step dropped, too, may stay until
  /// then, if no step in between counts columns.
  void add_drop(const PreparationStep& step, std::size_t at) {
    const Steps& steps = record_.data.origin.steps;
    const auto next = steps.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const auto later = std::find_if(next, steps.end(), drops_columns);
    if (later != steps.end()) {
      if (std::any_of(next, later, counts_columns)) {
        throw cannot_repeat(
            step, message("script.dropped_again", "columns are dropped again by a later step"),
            message("script.dropped_again.accepted", "one step that drops columns"));
      }
      say(comment("See below"));
      return;
    }
    std::vector<std::string> names;
    for (const ColumnChoice& column : record_.columns) {
      names.push_back(column.name);
    }
    say("kept = " + list_of_texts(names) + "\n");
    say("table.columns = {name: table.columns[name] for name in kept}\n");
  }

  /// Which samples were drawn is known if they are those of the run's table.
  void add_drawn(const PreparationStep& step, std::size_t at) {
    const Steps& steps = record_.data.origin.steps;
    if (std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(at) + 1, steps.end(),
                    changes_samples)) {
      throw cannot_repeat(
          step, message("script.some_drawn", "a later step keeps only some of the samples drawn"),
          message("script.some_drawn.accepted", "a run where samples are drawn by the last step"));
    }
    if (table_.rows.empty()) {
      return;  // all were kept
    }
    say("drawn = " + list_of_positions(table_.rows) + "\n");
    say("place = {row: sample for sample, row in enumerate(table.rows)}\n");
    say("table.keep([place[row] for row in drawn])\n");
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
    say(comment("Samples of weight 0 or without a weight are left out"));
    say("table.keep(table.columns[" + literal(found->name) + "] > 0)\n");
  }

  void add_dropping_of_rows() {
    if (record_.truth_data && record_.problem_options.truth_kind != TruthKind::distance_matrix) {
      throw bad_input(
          {message("script.gaps_of_truth",
                   "a script cannot drop the rows that have missing cells in another table"),
           "the ground truth of the run",
           message("script.gaps_of_truth.accepted",
                   "a step of preparation that leaves samples with missing cells out")});
    }
    say(comment("Samples with missing cells are left out"));
    say("table.keep(table.complete(INPUTS + TARGETS))\n");
  }

  [[nodiscard]] bool has_target_columns() const {
    return !record_.truth_data &&
           std::any_of(record_.columns.begin(), record_.columns.end(),
                       [](const ColumnChoice& column) { return column.roles.has(Role::truth); });
  }

  void add_wrapping() {
    for (const ColumnChoice& column : record_.columns) {
      if (column.roles.has(Role::input) && column.period > 0.0) {
        const std::string place = "table.columns[" + literal(column.name) + "]";
        std::string wrapped = place;
        wrapped.append(" = wrap(").append(place).append(", ");
        wrapped.append(number(column.period)).append(")");
        call(wrap_step, wrapped);
      }
    }
  }

  static std::string columns(const PreparationStep& step) {
    const std::string& text = step.values.choice("columns");
    if (text == "inputs" || text == "all") {
      throw cannot_repeat(
          step, message("script.unnamed_columns", "its columns are not named"),
          message("script.unnamed_columns.accepted", "a step that names its columns"));
    }
    return "table.named(" + literal(text) + ")";
  }

  void say(const std::string& statement) {
    written_.statements += "    ";
    written_.statements += statement;
  }
  void call(std::string_view function, const std::string& statement) {
    auto& functions = written_.functions;
    if (std::find(functions.begin(), functions.end(), function) == functions.end()) {
      functions.push_back(function);
    }
    say(statement + "\n");
  }

  const Record& record_;
  const Dataset& table_;
  Preparation written_;
};

}  // namespace

Preparation preparation_of(const Record& record, const Dataset& table) {
  Writer statements(record, table);
  statements.add_steps();
  statements.add_choices_of_run();
  return std::move(statements).finished();
}

}  // namespace steelyard::python
