// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include "core/data/read_progress.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/message.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {
namespace {

enum class LogBase { e, ten, two };

struct LogColumnsOptions {
  std::string columns = inputs_word;
  LogBase base = LogBase::e;
  double offset = 0.0;
};

ParameterList<LogColumnsOptions> log_columns_parameters() {
  using Options = LogColumnsOptions;
  return {
      columns_parameter(field(&Options::columns)),
      choice(
          {"base", "Base", "Base of the logarithm"}, field(&Options::base),
          {{LogBase::e, "e", "natural (e)"}, {LogBase::ten, "10", "10"}, {LogBase::two, "2", "2"}}),
      parameter({"offset", "Offset", "Added to each value first; use 1 if there are zeros"},
                field(&Options::offset))};
}

double logarithm(double value, LogBase base) {
  return base == LogBase::ten   ? std::log10(value)
         : base == LogBase::two ? std::log2(value)
                                : std::log(value);
}

void refuse_periodic(const Dataset& table, Index column) {
  const Column& found = table.columns[static_cast<std::size_t>(column)];
  if (found.period != 0.0 || found.truth_period != 0.0) {
    throw bad_input({message("log_columns.periodic", "a periodic column has no logarithm"),
                     table.name + ", column '" + found.name + "'",
                     message("log_columns.periodic.accepted", "columns without a period")});
  }
}

Message take_logarithms(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(log_columns_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    refuse_periodic(table, column);
    for (Index sample = 0; sample < table.samples(); ++sample) {
      double& cell = table.values(sample, column);
      if (cell + options.offset <= 0.0) {
        throw bad_input(
            {message("log_columns.no_logarithm", "{1} has no logarithm", number_text(cell)),
             cell_place(table, sample, column),
             message("log_columns.no_logarithm.accepted", "values above {1} (or another offset)",
                     number_text(0.0 - options.offset))});
      }
      cell = logarithm(cell + options.offset, options.base);  // missing cells stay missing
    }
    Column& described = table.columns[static_cast<std::size_t>(column)];
    described.unit = described.unit.empty() ? "" : "log(" + described.unit + ")";
    described.known_weight.reset();  // it applied to the original values
  }
  return message("step.logarithm", "the logarithm of {1} was taken",
                 count_of_columns(table, columns));
}

}  // namespace

Preparation log_columns() {
  return {"log",
          "Take logarithms",
          "Evens out columns whose values span orders of magnitude",
          schema_of<log_columns_parameters>,
          take_logarithms,
          true};
}

}  // namespace steelyard
