// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/arff_reader.h"

#include <limits>
#include <set>
#include <unordered_map>

#include "core/data/arff_date.h"
#include "core/data/arff_header.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/table_memory.h"
#include "core/data/time_column.h"
#include "core/data/unique_names.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double missing_cell = std::numeric_limits<double>::quiet_NaN();

/// The categories of one attribute and the position of each.
struct Categories {
  std::vector<std::string> texts;
  std::unordered_map<std::string, std::size_t> positions;

  double add(const std::string& text) {
    const auto [at, is_new] = positions.try_emplace(text, texts.size());
    if (is_new) {
      texts.push_back(text);
    }
    return static_cast<double>(at->second);
  }
};

Message sparse_row() {
  return message("arff.sparse_row.accepted", "{1}position value, position value{2}", "{", "}");
}

class RowParser {
 public:
  explicit RowParser(const ArffHeader& header)
      : header_(header), categories_(header.attributes.size()) {
    for (std::size_t column = 0; column < categories_.size(); ++column) {
      for (const std::string& text : header.attributes[column].categories) {
        categories_[column].add(text);
      }
    }
  }

  /// \param row  one cell for each attribute, and one for the weight if the header says so
  /// \throws Error(bad_input) without a place
  void parse(std::string_view line, Eigen::Ref<Eigen::RowVectorXd, 0, Eigen::InnerStride<>> row) {
    ArffTokens tokens(line);
    if (tokens.take('{')) {
      parse_sparse(tokens, row);
    } else {
      parse_dense(tokens, row);
    }
    if (row.size() > std::ssize(categories_)) {
      row[std::ssize(categories_)] = tokens.take('{') ? weight(tokens) : 1.0;
    }
    if (!tokens.at_end()) {
      throw bad_input({message("arff.text_after_row", "there is text after the row"), "",
                       message("arff.text_after_row.accepted", "one value for each attribute")});
    }
  }
  [[nodiscard]] bool lost_digits() const { return lost_digits_; }
  [[nodiscard]] bool saw_weights() const { return saw_weights_; }
  std::vector<std::string> take_categories(std::size_t column) {
    return std::move(categories_[column].texts);
  }

 private:
  void parse_dense(ArffTokens& tokens,
                   Eigen::Ref<Eigen::RowVectorXd, 0, Eigen::InnerStride<>> row) {
    const std::size_t columns = categories_.size();
    for (std::size_t column = 0; column < columns; ++column) {
      const auto token = tokens.next(",");
      if (!token) {
        throw ragged(column);
      }
      row[static_cast<Index>(column)] = value(column, *token);
      (void)tokens.take(',');  // behind the last value, it means nothing
      const bool last = column + 1 == columns;
      const bool ends = tokens.at_end() || (last && tokens.at('{'));
      if (ends != last) {
        throw ragged(ends ? column + 1 : columns + 1);
      }
    }
  }

  /// "5}", the weight of a row behind its opening bracket
  double weight(ArffTokens& tokens) {
    const auto token = tokens.next("}");
    const ParsedNumber parsed = parse_number(token ? token->text : "", '.');
    if (parsed.kind != NumberKind::number || parsed.value < 0.0 || !tokens.take('}')) {
      throw bad_input({message("arff.bad_weight", "{1} is not the weight of a row",
                               in_quotes(token ? token->text : "")),
                       "", message("arff.bad_weight.accepted", "a number that is not negative")});
    }
    saw_weights_ = true;
    return parsed.value;
  }

  /// "{position value, position value}", positions from 0
  void parse_sparse(ArffTokens& tokens,
                    Eigen::Ref<Eigen::RowVectorXd, 0, Eigen::InnerStride<>> row) {
    row.setZero();
    if (tokens.take('}')) {
      (void)tokens.take(',');
      return;
    }
    do {
      const auto place = tokens.next(",}");
      const ParsedNumber number = parse_number(place ? place->text : "", '.');
      const bool inside = number.kind == NumberKind::number && number.value >= 0.0 &&
                          number.value < static_cast<double>(categories_.size());
      if (!inside) {
        throw bad_input({message("arff.bad_position", "{1} is not the position of an attribute",
                                 in_quotes(place ? place->text : "")),
                         "",
                         message("arff.bad_position.accepted", "positions from 0 to {1}",
                                 categories_.size() - 1)});
      }
      const auto token = tokens.next(",}");
      if (!token) {
        throw bad_input({message("arff.no_value", "a value is missing"), "", sparse_row()});
      }
      const auto column = static_cast<std::size_t>(number.value);
      row[static_cast<Index>(column)] = value(column, *token);
    } while (tokens.take(','));
    if (!tokens.take('}')) {
      throw bad_input(
          {message("arff.unclosed_row", "a sparse row does not end with }"), "", sparse_row()});
    }
    (void)tokens.take(',');  // before a weight
  }

  [[nodiscard]] Error ragged(std::size_t values) const {
    const std::size_t expected = categories_.size();
    return bad_input(
        {values > expected
             ? message("arff.too_many_values",
                       "the row has more values where {1} {1:attribute is|attributes are} declared",
                       expected)
             : message("arff.too_few_values",
                       "the row has {1} {1:value|values} where {2} {2:attribute is|attributes are} "
                       "declared",
                       values, expected),
         "", message("arff.ragged.accepted", "{1} {1:value|values} in every row", expected)});
  }

  /// KEEL writes "<null>" for a missing value. A file may also declare it as a category, and
  /// without KEEL's lines it may be a text.
  [[nodiscard]] bool is_null_of_keel(const ArffAttribute& attribute, const Categories& known,
                                     std::string_view text) const {
    if (text != "<null>") {
      return false;
    }
    const bool words = attribute.type == ArffType::text || attribute.type == ArffType::date;
    const bool keel = !header_.inputs.empty() || !header_.outputs.empty();
    return words ? keel : !known.positions.contains(std::string(text));
  }

  double value(std::size_t column, const ArffToken& token) {
    const ArffAttribute& attribute = header_.attributes[column];
    Categories& known = categories_[column];
    if (!token.quoted && (token.text == "?" || is_null_of_keel(attribute, known, token.text))) {
      return missing_cell;
    }
    if (attribute.type == ArffType::text) {
      return known.add(token.text);
    }
    if (attribute.type == ArffType::date) {
      return known.add(iso_date(token.text, attribute.date_format).value_or(token.text));
    }
    if (attribute.type == ArffType::nominal) {
      const auto found = known.positions.find(token.text);
      if (found == known.positions.end()) {
        throw bad_input({message("arff.unknown_category", "{1} is not a category of {2}",
                                 in_quotes(token.text), in_quotes(attribute.name)),
                         "",
                         message("arff.unknown_category.accepted",
                                 "one of the declared categories, or ? for a missing value")});
      }
      return static_cast<double>(found->second);
    }
    const ParsedNumber parsed = parse_number(token.text, '.');
    if (parsed.kind == NumberKind::text || parsed.kind == NumberKind::infinite) {
      throw bad_input(
          {message("arff.not_finite", "{1} is not a finite number in {2}", in_quotes(token.text),
                   in_quotes(attribute.name)),
           "", message("arff.not_finite.accepted", "finite numbers, or ? for a missing value")});
    }
    lost_digits_ = lost_digits_ || loses_digits(token.text);
    return parsed.value;
  }

  const ArffHeader& header_;
  std::vector<Categories> categories_;
  bool lost_digits_ = false;
  bool saw_weights_ = false;
};

bool is_row(std::string_view line) { return !ArffTokens(line).at_end(); }

/// Whether a weight may stand behind the row: there is a bracket besides that of a sparse row.
bool may_have_weight(std::string_view line) {
  const bool sparse = trimmed(line).starts_with('{');
  const auto bracket = line.find('{');
  return bracket != std::string_view::npos &&
         (!sparse || line.find('{', bracket + 1) != std::string_view::npos);
}

struct RowCount {
  std::uint64_t rows = 0;
  bool weights = false;  ///< whether some rows may have a weight
};

RowCount count_rows(const FileSource& file, const ArffHeader& header, const ReadControl& control) {
  LineReader lines(file, control, header.data_begin, header.first_line);
  RowCount count;
  for (std::string_view line; lines.next(line);) {
    if (is_row(line)) {
      ++count.rows;
      count.weights = count.weights || may_have_weight(line);
    }
  }
  if (count.rows == 0) {
    throw bad_input({message("arff.no_rows", "there are no rows after @data"), file.name(),
                     message("arff.no_rows.accepted", "at least one row")});
  }
  return count;
}

void read_rows(const FileSource& file, const ArffHeader& header, const ReadControl& control,
               RowParser& parser, Matrix& values) {
  LineReader lines(file, control, header.data_begin, header.first_line);
  Index row = 0;
  for (std::string_view line; lines.next(line);) {
    if (!is_row(line)) {
      continue;
    }
    if (row == values.rows()) {
      throw bad_input({message("arff.file_grew", "the file grew while it was being read"),
                       file.name(),
                       message("arff.file_grew.accepted", "a file that no program is writing to")});
    }
    try {
      parser.parse(line, values.row(row++));
    } catch (const Error& error) {
      throw said_at(error, lines.place());
    }
  }
}

/// What the file says in words of KEEL: its outputs are to be explained, and what is neither an
/// input nor an output is set aside.
void give_said_columns(const ArffHeader& header, Dataset& dataset) {
  const std::set<std::string> inputs(header.inputs.begin(), header.inputs.end());
  const std::set<std::string> outputs(header.outputs.begin(), header.outputs.end());
  for (std::size_t column = 0; column < header.attributes.size(); ++column) {
    const ArffAttribute& attribute = header.attributes[column];
    Column& made = dataset.columns[column];
    if (outputs.contains(attribute.name)) {
      made.roles = made.roles.with(attribute.type == ArffType::number ? Role::truth : Role::label);
    } else {
      made.set_aside = !inputs.empty() && !inputs.contains(attribute.name);
    }
  }
}

/// The nominal attribute called class, or the last nominal one.
void give_label(const ArffHeader& header, Dataset& dataset) {
  Column* label = nullptr;
  for (std::size_t column = 0; column < header.attributes.size(); ++column) {
    const ArffAttribute& attribute = header.attributes[column];
    if (attribute.type == ArffType::nominal) {
      label = &dataset.columns[column];
      if (same_word(attribute.name, "class")) {
        break;
      }
    }
  }
  if (label != nullptr) {
    label->roles = label->roles.with(Role::label);
  }
}

/// The first date attribute whose cells are times.
void give_time(const ArffHeader& header, Dataset& dataset) {
  for (std::size_t column = 0; column < header.attributes.size(); ++column) {
    if (header.attributes[column].type == ArffType::date &&
        times_in(dataset, static_cast<Index>(column))) {
      RoleSet& roles = dataset.columns[column].roles;
      roles = roles.with(Role::time);
      return;
    }
  }
}

void describe_attributes(const ArffHeader& header, RowParser& parser, Dataset& dataset) {
  std::vector<std::string> names;
  for (const ArffAttribute& attribute : header.attributes) {
    names.push_back(attribute.name);
  }
  if (parser.saw_weights()) {
    names.emplace_back(arff_weights_name);
  }
  dataset.warnings = make_names_unique(names, names_in_header());
  for (std::size_t column = 0; column < names.size(); ++column) {
    Column& made = dataset.columns.emplace_back();
    made.name = names[column];
    made.set_aside = column == header.attributes.size();
    made.roles = made.set_aside ? RoleSet().with(Role::weight) : RoleSet();
    if (!made.set_aside && header.attributes[column].type != ArffType::number) {
      made.kind = ColumnKind::category;
      made.categories = parser.take_categories(column);
    }
  }
  if (parser.saw_weights()) {
    dataset.warnings.push_back(message("arff.weights",
                                       "the weights behind the rows are the column {1}, which "
                                       "says how much each row counts",
                                       in_quotes(names.back())));
  }
  if (header.outputs.empty()) {
    give_label(header, dataset);
  } else {
    give_said_columns(header, dataset);
  }
  give_time(header, dataset);
}

}  // namespace

bool begins_as_arff(std::string_view beginning) {
  std::string_view text = without_byte_order_mark(beginning);
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (is_row(line)) {
      const auto begin = line.find_first_not_of(" \t");
      constexpr std::string_view word = "@relation";
      return same_word(line.substr(begin, word.size()), word);
    }
  }
  return false;
}

Dataset read_arff(const FileSource& file, const Reading& /*the file is self-describing*/,
                  const ReadControl& control) {
  constexpr double counting_share = 0.2;
  const ArffHeader header = read_arff_header(file, {{}, control.stop});
  const RowCount count = count_rows(file, header, part_of(control, 0.0, counting_share));
  Dataset dataset =
      unread_table(count.rows, header.attributes.size() + (count.weights ? 1 : 0), file, control);
  RowParser parser(header);
  read_rows(file, header, part_of(control, counting_share, 1.0), parser, dataset.values);
  if (count.weights && !parser.saw_weights()) {
    dataset.values.conservativeResize(Eigen::NoChange, dataset.values.cols() - 1);
  }
  describe_attributes(header, parser, dataset);
  if (parser.lost_digits()) {
    dataset.warnings.push_back(rounded_integers());
  }
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard
