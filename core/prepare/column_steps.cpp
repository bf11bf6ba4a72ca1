// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/column_steps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/data/column_facts.h"
#include "core/data/fill_rule.h"
#include "core/data/missing.h"
#include "core/data/quantile.h"
#include "core/data/read_progress.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"
#include "core/text.h"

namespace steelyard {
namespace {

enum class ScaleBy { deviation, quartiles, range };

struct ScaleColumnsOptions {
  std::string columns = inputs_word;
  ScaleBy by = ScaleBy::deviation;
};

ParameterList<ScaleColumnsOptions> scale_columns_parameters() {
  return {columns_parameter(field(&ScaleColumnsOptions::columns)),
          choice({"by", "By", "What becomes 0 and what becomes 1"}, field(&ScaleColumnsOptions::by),
                 {{ScaleBy::deviation, "deviation", "standard deviation",
                   "Mean 0, standard deviation 1 (over N)"},
                  {ScaleBy::quartiles, "quartiles", "quartiles",
                   "Median 0, interquartile range 1: robust"},
                  {ScaleBy::range, "range", "range", "Smallest value 0, largest 1"}})};
}

struct Scale {
  double centre = 0.0;
  double spread = 0.0;  ///< 0 if it is constant
};

Scale scale_of(const std::vector<double>& present, ScaleBy by) {
  if (present.empty()) {
    return {};
  }
  // A sum over memory that is not Eigen's own depends in its last bits on where the memory lies.
  const Vector values =
      Eigen::Map<const Vector>(present.data(), static_cast<Index>(present.size()));
  const double least = values.minCoeff();
  const double most = values.maxCoeff();
  if (by == ScaleBy::range) {
    return {least, most - least};
  }
  if (by == ScaleBy::quartiles) {
    return {median(present), quantile(present, 0.75) - quantile(present, 0.25)};
  }
  const double mean = values.mean();
  // Rounding must not give a constant column a spread.
  return {mean, most > least ? std::sqrt((values.array() - mean).square().mean()) : 0.0};
}

/// The column's period and planted weight follow the values: w x = (w s) (x / s).
void scale_description(double spread, Column& column) {
  column.period /= spread;
  column.truth_period /= spread;
  if (column.known_weight) {
    *column.known_weight *= spread;
  }
  column.unit.clear();
  column.digits = 0;
}

Message scale(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(scale_columns_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  Index left = 0;
  ReadProgress progress(control);
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    auto cells = table.values.col(column);
    const Scale scale = scale_of(present_values(cells), options.by);
    if (scale.spread > 0.0) {
      cells = (cells.array() - scale.centre) / scale.spread;
      scale_description(scale.spread, table.columns[static_cast<std::size_t>(column)]);
    } else {
      ++left;
    }
  }
  table.from_all_samples.scales = true;
  const std::string scaled = count_of_columns(table, columns);
  return left == 0 ? message("step.scaled", "{1} scaled", scaled)
                   : message("step.scaled_some", "{1} scaled, except for {2} with zero spread",
                             scaled, left);
}

void scale_further(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(scale_columns_parameters(), values);
  for (const Index column : columns_of(before, options.columns)) {
    const Scale scale = scale_of(present_values(before.values.col(column)), options.by);
    if (scale.spread > 0.0) {
      auto cells = rows.values.col(column);
      cells = (cells.array() - scale.centre) / scale.spread;
    }
  }
}

}  // namespace

Preparation scale_columns() {
  return {"scale",
          "Scale columns",
          "Makes columns with different units and scales comparable; periods are adjusted",
          schema_of<scale_columns_parameters>,
          scale,
          true,
          scale_further};
}

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
    described.digits = 0;
  }
  return message("step.logarithm", "the logarithm of {1} was taken",
                 count_of_columns(table, columns));
}

/// A value without a logarithm is missing: further rows may hold what the table did not.
void take_further_logarithms(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(log_columns_parameters(), values);
  for (const Index column : columns_of(before, options.columns)) {
    for (double& cell : rows.values.col(column)) {
      const double shifted = cell + options.offset;
      cell = shifted > 0.0 ? logarithm(shifted, options.base)
                           : std::numeric_limits<double>::quiet_NaN();
    }
  }
}

}  // namespace

Preparation log_columns() {
  return {"log",
          "Take logarithms",
          "Evens out columns whose values span orders of magnitude",
          schema_of<log_columns_parameters>,
          take_logarithms,
          true,
          take_further_logarithms};
}

namespace {

struct DropColumnsOptions {
  std::string columns = inputs_word;
  bool constant = true;
  bool duplicate = true;
  bool multiple = false;
};

ParameterList<DropColumnsOptions> drop_columns_parameters() {
  using Options = DropColumnsOptions;
  return {
      columns_parameter(field(&Options::columns)),
      parameter({"constant", "Constant", "Columns that are the same in all samples"},
                field(&Options::constant)),
      parameter({"duplicate", "Duplicate", "Columns equal to an earlier one in every sample"},
                field(&Options::duplicate)),
      parameter({"multiple", "Multiple", "Columns that are a linear function of an earlier one"},
                field(&Options::multiple))};
}

/// Centred, and scaled so that the largest magnitude is 1 and the first nonzero value is positive:
/// the same for all multiples, up to rounding.
Vector without_scale(const Vector& values) {
  Vector shape = values.array() - values.mean();
  const double size = shape.cwiseAbs().maxCoeff();
  if (!(size > 0.0)) {
    return Vector::Zero(values.size());
  }
  shape /= size;
  constexpr double rounding = 1e-9;
  const auto first = std::find_if(shape.begin(), shape.end(),
                                  [](double value) { return std::abs(value) > rounding; });
  return *first < 0.0 ? Vector(-shape) : shape;
}

bool same(const Vector& a, const Vector& b, double tolerance) {
  for (Index row = 0; row < a.size(); ++row) {
    const bool gaps = std::isnan(a[row]) && std::isnan(b[row]);
    if (!gaps && !(std::abs(a[row] - b[row]) <= tolerance)) {
      return false;
    }
  }
  return true;
}

/// Finds columns equal to earlier ones; each is compared only with those that have a similar sum.
class Seen {
 public:
  explicit Seen(bool multiples) : multiples_(multiples) {}

  /// Whether an equal column was added before; if not, adds this one.
  bool add(const Vector& values) {
    const Vector shape = multiples_ ? without_scale(values) : values;
    const double tolerance = multiples_ ? 1e-9 : 0.0;
    const double key = shape.array().isNaN().select(0.0, shape.array()).sum();
    const double near = tolerance * static_cast<double>(shape.size());
    for (auto it = by_sum_.lower_bound(key - near); it != by_sum_.end() && it->first <= key + near;
         ++it) {
      if (same(it->second, shape, tolerance)) {
        return true;
      }
    }
    by_sum_.emplace(key, shape);
    return false;
  }

 private:
  bool multiples_;
  std::multimap<double, Vector> by_sum_;
};

Message drop(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(drop_columns_parameters(), values);
  std::vector<bool> dropped(table.columns.size(), false);
  Index constant = 0;
  Index repeated = 0;
  Seen equals(false);
  Seen multiples(true);
  ReadProgress progress(control);
  for (const Index column : columns_of(table, options.columns)) {
    progress.at(static_cast<double>(column) / static_cast<double>(dropped.size()));
    const Vector cells = table.values.col(column);
    const bool flat = column_facts(table, column).constant;
    const bool drop_flat = flat && options.constant;
    const bool twin = !flat && ((options.duplicate && equals.add(cells)) ||
                                (options.multiple && multiples.add(cells)));
    constant += drop_flat ? 1 : 0;
    repeated += twin ? 1 : 0;
    dropped[static_cast<std::size_t>(column)] = drop_flat || twin;
  }
  std::vector<Index> kept;
  for (std::size_t column = 0; column < dropped.size(); ++column) {
    if (!dropped[column]) {
      kept.push_back(static_cast<Index>(column));
    }
  }
  table.keep_columns(kept);
  return message("step.dropped", "{1} constant and {2} repeated columns were dropped", constant,
                 repeated);
}

}  // namespace

Preparation drop_columns() {
  return {"drop-columns", "Drop columns", "Those that carry no information, or nothing new",
          schema_of<drop_columns_parameters>, drop};
}

namespace {

enum class MissingCells { drop_samples, drop_columns, fill_median };

struct FillMissingOptions {
  std::string columns = inputs_word;
  MissingCells how = MissingCells::drop_samples;
};

ParameterList<FillMissingOptions> fill_missing_parameters() {
  using How = MissingCells;
  return {columns_parameter(field(&FillMissingOptions::columns)),
          choice({"how", "How", "What to do with missing cells"}, field(&FillMissingOptions::how),
                 {{How::drop_samples, "drop-samples", "leave samples out",
                   "Samples with a missing cell in one of the columns"},
                  {How::drop_columns, "drop-columns", "leave columns out",
                   "Columns with a missing cell in one of the samples"},
                  {How::fill_median, "fill-median", "fill with the median",
                   "The median of the column's values; of text, its most frequent value or, in an "
                   "order, the middle one"}})};
}

Message drop_incomplete_samples(Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> kept = complete_rows(table, columns);
  const Index dropped = table.samples() - std::ssize(kept);
  if (dropped > 0) {
    table.keep_samples(kept);
  }
  return message("step.incomplete_samples",
                 "{1} {1:sample with missing cells was|samples with missing cells were} left out",
                 dropped);
}

Message drop_incomplete_columns(Dataset& table, const std::vector<Index>& columns) {
  const std::vector<Index> missing = count_missing(table, columns);
  std::vector<Index> kept;
  std::size_t looked_at = 0;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    const bool among = looked_at < columns.size() && columns[looked_at] == column;
    if (!among || missing[looked_at] == 0) {
      kept.push_back(column);
    }
    looked_at += among ? 1 : 0;
  }
  const Index dropped = std::ssize(table.columns) - std::ssize(kept);
  table.keep_columns(kept);
  return message("step.incomplete_columns",
                 "{1} {1:column with missing cells was|columns with missing cells were} left out",
                 dropped);
}

/// Adds the cells that are missing to those that were filled before.
void mark_filled(const Eigen::Ref<const Vector>& cells, Column& column) {
  if (!cells.array().isNaN().any()) {
    return;
  }
  column.filled.resize(static_cast<std::size_t>(cells.size()), false);
  for (Index row = 0; row < cells.size(); ++row) {
    if (std::isnan(cells[row])) {
      column.filled[static_cast<std::size_t>(row)] = true;
    }
  }
}

Message fill(Dataset& table, const std::vector<Index>& columns, const ReadControl& control) {
  Index cells = 0;
  for (const Index count : count_missing(table, columns)) {
    cells += count;
  }
  ReadProgress progress(control);
  FillRules rules(table);  // what has been filled is not known to them
  std::set<std::string> texts;
  for (const Index column : columns) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    Column& about = table.columns[static_cast<std::size_t>(column)];
    if (about.made_of_text && table.values.col(column).array().isNaN().any()) {
      texts.insert(short_name(about.made_of_text->column));
    }
    Vector whole = with_gaps_filled(table, column, rules);
    mark_filled(table.values.col(column), about);
    table.values.col(column) = whole;
  }
  const Message filled = message(
      "step.filled",
      "{1} missing {1:cell was|cells were} filled with the median of {1:its|their} column", cells);
  return texts.empty() ? filled
                       : message("step.filled_text",
                                 "{1}; text with its most frequent value or, in an order, the "
                                 "middle one: {2}",
                                 filled, in_one_line({texts.begin(), texts.end()}));
}

Message fill(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(fill_missing_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  return options.how == MissingCells::fill_median    ? fill(table, columns, control)
         : options.how == MissingCells::drop_columns ? drop_incomplete_columns(table, columns)
                                                     : drop_incomplete_samples(table, columns);
}

void fill_further(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(fill_missing_parameters(), values);
  if (options.how != MissingCells::fill_median) {
    return;
  }
  FillRules rules(before);
  for (const Index column : columns_of(before, options.columns)) {
    std::vector<double> present = present_values(before.values.col(column));
    auto cells = rows.values.col(column);
    if (!present.empty() && cells.array().isNaN().any()) {
      const double filling =
          filler(rules.of(column), std::move(present), all_positions(before.samples()));
      mark_filled(cells, rows.columns[static_cast<std::size_t>(column)]);
      cells = cells.array().isNaN().select(filling, cells.array());
    }
  }
}

}  // namespace

Preparation fill_missing() {
  return {"missing",
          "Deal with missing cells",
          "Leave samples or columns out, or fill the gaps",
          schema_of<fill_missing_parameters>,
          fill,
          true,
          fill_further};
}

}  // namespace steelyard
