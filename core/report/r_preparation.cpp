// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/r_preparation.h"

#include <limits>

#include "core/report/r_pieces.h"
#include "core/report/r_text.h"
#include "core/report/script_text.h"

namespace steelyard::r {
namespace {

std::string place_of(const std::string& column) {
  return "table$columns[[" + literal(column) + "]]";
}

std::string columns_in_words(const script::Columns& columns) {
  switch (columns.which) {
    case script::Columns::Which::inputs:
      return "INPUTS";
    case script::Columns::Which::targets:
      return "TARGETS";
    case script::Columns::Which::inputs_and_targets:
      return "c(INPUTS, TARGETS)";
    default:
      return "named(table, " + literal(columns.text) + ")";
  }
}

/// Writes the statements one after the other.
class Writer {
 public:
  explicit Writer(script::Preparation& written) : written_(written) {}

  void operator()(const script::Comment& comment) {
    written_.statements += "  " + script::comment(comment.text);
  }
  void operator()(const script::Scale& step) {
    use(scale_step);
    make("scale_columns(table, " + columns_in_words(step.columns) + ", " + literal(step.by) + ")");
  }
  void operator()(const script::Logarithm& step) {
    use(log_step);
    make("take_logarithms(table, " + columns_in_words(step.columns) + ", log" +
         (step.base == "e" ? "" : step.base) + ", " + number(step.offset) + ")");
  }
  void operator()(const script::Fill& step) {
    const std::string arguments = "(table, " + columns_in_words(step.columns);
    use(step.knows_text ? text_filling_step : median_step);
    make(step.knows_text ? "fill_with_one_of_values" + arguments + ", ENCODED)"
                         : "fill_with_medians" + arguments + ")");
  }
  void operator()(const script::KeepComplete& step) {
    keep("complete(table, " + columns_in_words(step.columns) + ")");
  }
  void operator()(const script::MarkMissing& step) {
    use(indicator_step);
    make("mark_missing(table, " + columns_in_words(step.columns) + ")");
  }
  void operator()(const script::TakeCodes& step) {
    use(codes_step);
    make("take_codes(table, " + columns_in_words(step.columns) + ", " +
         vector_of_numbers(Eigen::Map<const Vector>(step.codes.data(), std::ssize(step.codes))) +
         ")");
  }
  void operator()(const script::MakeNumbers& step) {
    use(numbers_step);
    make("make_numbers(table, " + columns_in_words(step.columns) + ")");
  }
  void operator()(const script::Encode& step) {
    use(encode_step);
    make("encode(table, " + columns_in_words(step.columns) + ", ENCODED)");
  }
  void operator()(const script::KeepEvery& step) {
    use(stride_step);
    keep("every(table, " + std::to_string(step.stride) + ", " + std::to_string(step.first + 1) +
         ")");
  }
  void operator()(const script::KeepMeeting& step) {
    use(filter_step);
    written_.statements += "  for (condition in strsplit(" + literal(step.conditions) +
                           ", \" and \", fixed = TRUE)[[1]]) {\n  ";
    keep("meets(table, condition)");
    written_.statements += "  }\n";
  }
  void operator()(const script::KeepRows& step) {
    keep(std::string(step.keep ? "" : "!") + "table$rows %in% " + vector_of_positions(step.rows));
  }
  void operator()(const script::KeepDrawn& step) {
    keep("match(" + vector_of_positions(step.rows) + ", table$rows)");
  }
  void operator()(const script::KeepSamples& step) { keep(vector_of_positions(step.samples)); }
  void operator()(const script::KeepPositive& step) {
    keep("which(" + place_of(step.column) + " > 0)");
  }
  void operator()(const script::KeepColumns& step) {
    written_.statements +=
        "  table$columns <- table$columns[" + vector_of_texts(step.names) + "]\n";
  }
  void operator()(const script::Wrap& step) {
    use(wrap_step);
    const std::string place = place_of(step.column);
    std::string wrapped = "  " + place;
    wrapped.append(" <- wrap(").append(place).append(", ").append(number(step.period));
    written_.statements += wrapped.append(")\n");
  }

 private:
  void make(const std::string& table) { written_.statements += "  table <- " + table + "\n"; }
  void keep(const std::string& samples) { make("keep(table, " + samples + ")"); }
  void use(std::string_view function) { written_.use(function); }

  script::Preparation& written_;
};

std::string number_or_nan(const std::optional<double>& value) {
  return number(value.value_or(std::numeric_limits<double>::quiet_NaN()));
}

std::string new_column(const script::NewColumn& column) {
  std::vector<std::string> texts;
  Vector numbers(std::ssize(column.made.numbers));
  for (const auto& [text, value] : column.made.numbers) {
    numbers(std::ssize(texts)) = value;
    texts.push_back(text);
  }
  return "list(name = " + literal(column.name) + ", texts = " + vector_of_texts(texts) +
         ",\n    numbers = " + vector_of_numbers(numbers) +
         ", other = " + number_or_nan(column.made.other) +
         ", missing = " + number_or_nan(column.made.missing) + ")";
}

}  // namespace

std::string encoded_columns(const std::vector<script::EncodedText>& texts) {
  std::string constant;
  for (const script::EncodedText& text : texts) {
    std::string columns;
    for (const script::NewColumn& column : text.columns) {
      columns += (columns.empty() ? "\n    " : ",\n    ") + new_column(column);
    }
    constant += (constant.empty() ? "\n  list(text = " : ",\n  list(text = ") + literal(text.name) +
                ", columns = list(" + columns + "))";
  }
  return "ENCODED <- list(" + constant + ")\n";
}

script::Preparation preparation_of(const script::Steps& steps) {
  return script::written_steps<Writer>(steps, encoded_columns);
}

}  // namespace steelyard::r
