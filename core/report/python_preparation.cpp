// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_preparation.h"

#include "core/report/python_encoding.h"
#include "core/report/python_pieces.h"
#include "core/report/python_text.h"
#include "core/report/script_text.h"

namespace steelyard::python {
namespace {

std::string place_of(const std::string& column) { return "table.columns[" + literal(column) + "]"; }

std::string columns_in_words(const script::Columns& columns) {
  switch (columns.which) {
    case script::Columns::Which::inputs:
      return "INPUTS";
    case script::Columns::Which::targets:
      return "TARGETS";
    case script::Columns::Which::inputs_and_targets:
      return "INPUTS + TARGETS";
    default:
      return "table.named(" + literal(columns.text) + ")";
  }
}

/// Writes the statements one after the other.
class Writer {
 public:
  explicit Writer(script::Preparation& written) : written_(written) {}

  void operator()(const script::Comment& comment) { say(script::comment(comment.text)); }
  void operator()(const script::Scale& step) {
    call(scale_step,
         "scale(table, " + columns_in_words(step.columns) + ", by=" + literal(step.by) + ")");
  }
  void operator()(const script::Logarithm& step) {
    call(log_step, "take_logarithms(table, " + columns_in_words(step.columns) + ", np.log" +
                       (step.base == "e" ? "" : step.base) + ", offset=" + number(step.offset) +
                       ")");
  }
  void operator()(const script::Fill& step) {
    const std::string arguments = "(table, " + columns_in_words(step.columns);
    if (step.knows_text) {
      call(text_filling_step, "fill_with_one_of_values" + arguments + ", ENCODED)");
    } else {
      call(median_step, "fill_with_medians" + arguments + ")");
    }
  }
  void operator()(const script::KeepComplete& step) {
    say("table.keep(table.complete(" + columns_in_words(step.columns) + "))\n");
  }
  void operator()(const script::MarkMissing& step) {
    call(indicator_step, "mark_missing(table, " + columns_in_words(step.columns) + ")");
  }
  void operator()(const script::TakeCodes& step) {
    call(codes_step,
         "take_codes(table, " + columns_in_words(step.columns) + ", " +
             list_of_numbers(Eigen::Map<const Vector>(step.codes.data(), std::ssize(step.codes))) +
             ")");
  }
  void operator()(const script::MakeNumbers& step) {
    call(numbers_step, "make_numbers(table, " + columns_in_words(step.columns) + ")");
  }
  void operator()(const script::Encode& step) {
    call(encode_step, "encode(table, " + columns_in_words(step.columns) + ", ENCODED)");
  }
  void operator()(const script::KeepEvery& step) {
    say("table.keep(slice(" + std::to_string(step.first) + ", None, " +
        std::to_string(step.stride) + "))\n");
  }
  void operator()(const script::KeepMeeting& step) {
    say("for condition in " + literal(step.conditions) + ".split(\" and \"):\n");
    call(filter_step, "    table.keep(meets(table, condition))");
  }
  void operator()(const script::KeepRows& step) {
    say("table.keep(" + std::string(step.keep ? "" : "~") + "np.isin(table.rows, " +
        list_of_positions(step.rows) + "))\n");
  }
  void operator()(const script::KeepDrawn& step) {
    say("drawn = " + list_of_positions(step.rows) + "\n");
    say("place = {row: sample for sample, row in enumerate(table.rows)}\n");
    say("table.keep([place[row] for row in drawn])\n");
  }
  void operator()(const script::KeepSamples& step) {
    say("table.keep(" + list_of_positions(step.samples) + ")\n");
  }
  void operator()(const script::KeepPositive& step) {
    say("table.keep(" + place_of(step.column) + " > 0)\n");
  }
  void operator()(const script::KeepColumns& step) {
    say("kept = " + list_of_texts(step.names) + "\n");
    say("table.columns = {name: table.columns[name] for name in kept}\n");
  }
  void operator()(const script::Wrap& step) {
    const std::string place = place_of(step.column);
    std::string wrapped = place;
    wrapped.append(" = wrap(").append(place).append(", ").append(number(step.period)).append(")");
    call(wrap_step, wrapped);
  }

 private:
  void say(const std::string& statement) {
    written_.statements += "    ";
    written_.statements += statement;
  }
  void call(std::string_view function, const std::string& statement) {
    written_.use(function);
    say(statement + "\n");
  }

  script::Preparation& written_;
};

}  // namespace

script::Preparation preparation_of(const script::Steps& steps) {
  return script::written_steps<Writer>(steps, encoded_columns);
}

}  // namespace steelyard::python
