// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/encode_step.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/error.h"
#include "core/prepare/chosen_orders.h"
#include "core/prepare/column_encoding.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"
#include "core/prepare/text_columns.h"
#include "core/text.h"

namespace steelyard {
namespace {

enum class EncodeAs { fitting, indicators };
enum class EncodeMissing { stay, own_category };

struct EncodeOptions {
  std::string columns = inputs_word;
  EncodeAs as = EncodeAs::fitting;
  std::string order;
  EncodeMissing missing = EncodeMissing::stay;
};

ParameterList<EncodeOptions> encode_parameters() {
  using Options = EncodeOptions;
  return {
      columns_parameter(field(&Options::columns)),
      choice({"as", "As", "What kind of numbers the text becomes"}, field(&Options::as),
             {{EncodeAs::fitting, "fitting", "what fits the values",
               "0 and 1 for two values, 1, 2, 3 for a known order, otherwise one column a value"},
              {EncodeAs::indicators, "indicators", "one column for each value",
               "Columns of 0 and 1, even where the values have an order"}}),
      parameter({orders_id, "Order",
                 "Values from the lowest to the highest: low < medium < high; of several columns: "
                 "size: S < M < L | mood: bad < good"},
                field(&Options::order)),
      choice({"missing", "Missing cells", "What becomes of missing cells"},
             field(&Options::missing),
             {{EncodeMissing::stay, "stay", "stay missing", "In all columns of their category"},
              {EncodeMissing::own_category, "own-category", "are a value of their own",
               "One more column of 0 and 1; ordered values stay missing"}})};
}

EncodingChoice choice_of(const EncodeOptions& options) {
  EncodingChoice choice;
  choice.only_indicators = options.as == EncodeAs::indicators;
  choice.missing_is_value = options.missing == EncodeMissing::own_category;
  return choice;
}

std::vector<ChosenOrder> orders_of(const EncodeOptions& options, const Dataset& table,
                                   const std::vector<Index>& chosen) {
  std::vector<std::string> names;
  names.reserve(chosen.size());
  for (const Index column : chosen) {
    names.push_back(table.columns[static_cast<std::size_t>(column)].name);
  }
  return orders_in(options.order, names);
}

/// An input where there are others: before a question, no column has a role. It is ground truth,
/// too, where all inputs are.
RoleSet roles_of_new_input(const Dataset& table, const Column& text) {
  const std::vector<Index> inputs = table.columns_with(Role::input);
  if (!text.roles.empty() || inputs.empty()) {
    return text.roles;
  }
  const bool explained = std::all_of(inputs.begin(), inputs.end(), [&](Index input) {
    return table.columns[static_cast<std::size_t>(input)].roles.has(Role::truth);
  });
  const RoleSet input = RoleSet().with(Role::input);
  return explained ? input.with(Role::truth) : input;
}

/// Puts the changed rows together, column by column. What becomes of a value depends on the table
/// alone; further rows may hold values that it does not have.
class Encoder {
 public:
  Encoder(const Dataset& table, const Dataset& rows, EncodingChoice choice,
          std::vector<ChosenOrder> orders)
      : table_(table), rows_(rows), choice_(std::move(choice)), orders_(std::move(orders)) {}

  void keep(Index column) {
    columns_.push_back(rows_.columns[static_cast<std::size_t>(column)]);
    values_.emplace_back(rows_.values.col(column));
  }

  void encode(Index column) {
    const Column& text = table_.columns[static_cast<std::size_t>(column)];
    EncodingChoice choice = choice_;
    choice.order = order_for(text.name, orders_);
    const ColumnEncoding encoding = encoding_of(table_, column, choice);
    if (encoding.kind == EncodingKind::none) {
      left_.push_back(text.name);
      keep(column);
    } else if (encoding.kind == EncodingKind::indicators) {
      refuse_other_role(text);
      add_indicators(column, text, encoding);
    } else {
      add_numbers(column, text, encoding);
    }
  }

  [[nodiscard]] bool changed() const { return !described_.empty(); }
  [[nodiscard]] Message said() const {
    const Message made = message("step.encoded", "text became numbers: {1}", listed(described_));
    return left_.empty()
               ? made
               : followed_by(made, message("step.encoded.left",
                                           "left as text, with too many values or only one: {1}",
                                           listed(left_)));
  }
  void write(Dataset& table) && {
    Matrix values(rows_.samples(), std::ssize(columns_));
    for (std::size_t at = 0; at < values_.size(); ++at) {
      values.col(static_cast<Index>(at)) = values_[at];
      values_[at].resize(0);
    }
    table.columns = std::move(columns_);
    table.values = std::move(values);
  }

 private:
  static std::string listed(const std::vector<std::string>& items) {
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t at = 0; at < std::min(most, items.size()); ++at) {
      text += (at == 0 ? "" : "; ") + items[at];
    }
    return items.size() > most ? text + "; ..." : text;
  }

  void refuse_other_role(const Column& text) const {
    if (!text.roles.empty() && !text.roles.has(Role::input)) {
      throw bad_input(
          {message("encode.other_role", "a target or an identifier cannot become several columns"),
           table_.name + ", column '" + text.name + "'",
           message("encode.other_role.accepted",
                   "an input, or a column with two or with ordered "
                   "values")});
    }
  }

  [[nodiscard]] std::string free_name(const std::string& wanted) const {
    const auto is_taken = [this](const std::string& name) {
      const auto has_name = [&](const Column& column) { return column.name == name; };
      return std::any_of(columns_.begin(), columns_.end(), has_name) ||
             std::any_of(table_.columns.begin(), table_.columns.end(), has_name);
    };
    std::string name = wanted;
    for (int number = 2; is_taken(name); ++number) {
      name = wanted + " (" + std::to_string(number) + ")";
    }
    return name;
  }

  void add(Column column, Vector values) {
    columns_.push_back(std::move(column));
    values_.push_back(std::move(values));
  }

  void add_numbers(Index column, const Column& text, const ColumnEncoding& encoding) {
    Column number = text;
    number.kind = ColumnKind::number;
    number.categories.clear();
    number.roles = roles_of_new_input(table_, text);
    Vector values = rows_.values.col(column);
    for (double& cell : values) {
      const bool known = !std::isnan(cell) && cell < static_cast<double>(encoding.numbers.size());
      cell = known ? encoding.numbers[static_cast<std::size_t>(cell)]
                   : std::numeric_limits<double>::quiet_NaN();
    }
    MadeOfText& made = number.made_of_text.emplace();
    made.column = text.name;
    std::string said;
    for (const Index value : encoding.values) {
      const auto at = static_cast<std::size_t>(value);
      made.numbers.emplace_back(text.categories[at], encoding.numbers[at]);
      said += (said.empty() ? "" : ", ") + short_name(text.categories[at]) + " = " +
              short_text(encoding.numbers[at], 3);
    }
    described_.push_back(short_name(text.name) + " (" + said + ")");
    add(std::move(number), std::move(values));
  }

  void add_indicators(Index column, const Column& text, const ColumnEncoding& encoding) {
    std::string said;
    for (const Index value : encoding.values) {
      const std::string& word = text.categories[static_cast<std::size_t>(value)];
      add_indicator(column, text, word, static_cast<double>(value), encoding.missing_column);
      said += (said.empty() ? "" : ", ") + short_name(word);
    }
    if (encoding.missing_column) {
      add_indicator(column, text, "missing", std::numeric_limits<double>::quiet_NaN(), true);
      said += ", missing";
    }
    described_.push_back(short_name(text.name) + " (" + said + ")");
  }

  /// \param value  not a number for missing cells
  /// \param missing_is_value  otherwise, missing cells stay missing
  void add_indicator(Index column, const Column& text, const std::string& word, double value,
                     bool missing_is_value) {
    Column indicator;
    indicator.name = free_name(text.name + "=" + word);
    indicator.group = text.name;
    indicator.always_kept = text.always_kept;
    indicator.roles = roles_of_new_input(table_, text);
    MadeOfText& made = indicator.made_of_text.emplace();
    made.column = text.name;
    made.other = 0.0;
    if (!std::isnan(value)) {
      made.numbers.emplace_back(word, 1.0);
    }
    if (missing_is_value) {
      made.missing = std::isnan(value) ? 1.0 : 0.0;
    }
    Vector values = rows_.values.col(column);
    for (double& cell : values) {
      const bool missing = std::isnan(cell);
      const bool is_value = missing ? std::isnan(value) : cell == value;
      cell = missing && !missing_is_value ? cell : is_value ? 1.0 : 0.0;
    }
    add(std::move(indicator), std::move(values));
  }

  const Dataset& table_;
  const Dataset& rows_;
  EncodingChoice choice_;
  std::vector<ChosenOrder> orders_;
  std::vector<Column> columns_;
  std::vector<Vector> values_;
  std::vector<std::string> described_;  ///< the columns that became numbers, with their values
  std::vector<std::string> left_;
};

Message encode(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(encode_parameters(), values);
  const std::vector<Index> chosen = text_columns_of(table, options.columns);
  Encoder encoder(table, table, choice_of(options), orders_of(options, table, chosen));
  ReadProgress progress(control);
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    progress.at(static_cast<double>(column) / static_cast<double>(table.columns.size()));
    if (std::binary_search(chosen.begin(), chosen.end(), column)) {
      encoder.encode(column);
    } else {
      encoder.keep(column);
    }
  }
  if (!encoder.changed()) {
    throw bad_input({message("encode.too_many", "the text has too many values, or only one"),
                     table.name,
                     message("encode.too_many.accepted",
                             "at least 2 and at most 30 values, and at most half as many as "
                             "samples, or values in an order")});
  }
  Message said = encoder.said();
  std::move(encoder).write(table);
  return said;
}

/// A value that the table does not have is in none of the columns of 0 and 1, and missing in an
/// order.
void encode_further(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  const auto options = options_of(encode_parameters(), values);
  const std::vector<Index> chosen = text_columns_of(before, options.columns);
  Encoder encoder(before, rows, choice_of(options), orders_of(options, before, chosen));
  for (Index column = 0; column < std::ssize(before.columns); ++column) {
    if (std::binary_search(chosen.begin(), chosen.end(), column)) {
      encoder.encode(column);
    } else {
      encoder.keep(column);
    }
  }
  std::move(encoder).write(rows);
}

}  // namespace

Preparation encode_text() {
  Preparation way{"encode", "Text columns as inputs",
                  "Makes numbers of answers, of ordered words and of categories",
                  schema_of<encode_parameters>, encode};
  way.changes_values = true;
  way.follow = encode_further;
  way.columns = text_columns_of;
  return way;
}

}  // namespace steelyard
