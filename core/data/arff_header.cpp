// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/arff_header.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "core/data/line_reader.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

Error unreadable(Message what) {
  return bad_input(
      {std::move(what), "",
       message("arff.unreadable.accepted",
               "@attribute NAME numeric, integer, real, string, date or {1}category, category{2}",
               "{", "}")});
}

std::vector<std::string> read_categories(ArffTokens& tokens, const std::string& name) {
  std::vector<std::string> categories;
  std::unordered_set<std::string> seen;
  do {
    const auto token = tokens.next(",}");
    if (!token) {
      throw unreadable(
          message("arff.no_category", "a category of {1} is missing", in_quotes(name)));
    }
    if (!seen.insert(token->text).second) {
      throw unreadable(message("arff.repeated_category", "{1} has the category {2} twice",
                               in_quotes(name), in_quotes(token->text)));
    }
    categories.push_back(token->text);
  } while (tokens.take(','));
  if (!tokens.take('}')) {
    throw unreadable(message("arff.unclosed_categories", "the categories of {1} do not end with }",
                             in_quotes(name)));
  }
  return categories;
}

ArffAttribute read_attribute(ArffTokens& tokens) {
  const auto name = tokens.next("{");
  if (!name) {
    throw unreadable(message("arff.nameless_attribute", "the attribute has no name"));
  }
  if (tokens.take('{')) {
    return {name->text, ArffType::nominal, read_categories(tokens, name->text)};
  }
  const auto type = tokens.next("[");  // KEEL gives the range of the numbers behind
  const std::string word = type ? type->text : "";
  for (const char* number : {"numeric", "integer", "real"}) {
    if (same_word(word, number)) {
      return {name->text, ArffType::number, {}};
    }
  }
  if (same_word(word, "string")) {
    return {name->text, ArffType::text, {}};
  }
  if (same_word(word, "date")) {
    const auto format = tokens.next("");
    return format ? ArffAttribute{name->text, ArffType::date, {}, format->text}
                  : ArffAttribute{name->text, ArffType::date, {}};
  }
  throw unreadable(
      message("arff.unknown_type", "{1} has the type {2}", in_quotes(name->text), in_quotes(word)));
}

/// Where the names behind a word of KEEL belong; null for other words.
std::vector<std::string>* names_for(std::string_view word, ArffHeader& header) {
  const bool inputs = same_word(word, "@inputs") || same_word(word, "@input");
  const bool outputs = same_word(word, "@outputs") || same_word(word, "@output");
  return inputs ? &header.inputs : outputs ? &header.outputs : nullptr;
}

void refuse_many(std::size_t attributes) {
  if (attributes > most_columns) {
    throw unreadable(message("arff.too_many_attributes",
                             "there are more than {1} {1:attribute|attributes}", most_columns));
  }
}

void take_names(ArffTokens& tokens, std::vector<std::string>& names) {
  do {
    if (const auto name = tokens.next(",")) {
      names.push_back(name->text);
    }
    refuse_many(names.size());
  } while (tokens.take(','));
}

/// \return whether the line is @data
bool read_line(std::string_view line, ArffHeader& header) {
  ArffTokens tokens(line);
  const auto word = tokens.next("");
  if (!word || same_word(word->text, "@relation")) {
    return false;
  }
  if (same_word(word->text, "@data")) {
    return true;
  }
  if (std::vector<std::string>* const names = names_for(word->text, header)) {
    take_names(tokens, *names);
    return false;
  }
  if (!same_word(word->text, "@attribute")) {
    throw unreadable(
        message("arff.unexpected_word", "{1} is not expected here", in_quotes(word->text)));
  }
  header.attributes.push_back(read_attribute(tokens));
  refuse_many(header.attributes.size());
  return false;
}

}  // namespace

void ArffTokens::skip_blanks() {
  rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
}

bool ArffTokens::at(char mark) {
  skip_blanks();
  return rest_.starts_with(mark);
}

bool ArffTokens::take(char mark) {
  if (!at(mark)) {
    return false;
  }
  rest_.remove_prefix(1);
  return true;
}

bool ArffTokens::at_end() {
  skip_blanks();
  return rest_.empty() || rest_.front() == '%';
}

ArffToken ArffTokens::quoted() {
  const char quote = rest_.front();
  std::string text;
  for (std::size_t k = 1; k < rest_.size(); ++k) {
    if (rest_[k] == '\\' && k + 1 < rest_.size()) {
      text.push_back(rest_[++k]);
    } else if (rest_[k] == quote) {
      rest_.remove_prefix(k + 1);
      return {to_utf8(text), true};
    } else {
      text.push_back(rest_[k]);
    }
  }
  throw bad_input(
      {message("arff.unclosed_quote", "a quote is not closed"), "",
       message("arff.unclosed_quote.accepted", "quoted values that begin and end on one line")});
}

std::optional<ArffToken> ArffTokens::next(std::string_view stops) {
  if (at_end() || stops.find(rest_.front()) != std::string_view::npos) {
    return std::nullopt;
  }
  if (rest_.front() == '\'' || rest_.front() == '"') {
    return quoted();
  }
  const auto end = rest_.find_first_of(std::string(" \t") + std::string(stops));
  const std::string_view text = rest_.substr(0, end);
  rest_.remove_prefix(text.size());
  return ArffToken{to_utf8(text), false};
}

bool same_word(std::string_view text, std::string_view lower) {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), [](char c, char l) {
    return (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) == l;
  });
}

ArffHeader read_arff_header(const FileSource& file, const ReadControl& control) {
  LineReader lines(file, control);
  ArffHeader header;
  bool found = false;
  for (std::string_view line; !found && lines.next(line);) {
    try {
      found = read_line(line, header);
    } catch (const Error& error) {
      throw said_at(error, lines.place());
    }
  }
  if (!found || header.attributes.empty()) {
    throw bad_input(
        {found ? message("arff.no_attribute", "there is no @attribute before @data")
               : message("arff.no_data", "there is no @data"),
         file.name(),
         message("arff.incomplete_header.accepted", "@relation, @attribute and @data, then rows")});
  }
  header.data_begin = lines.offset();
  header.first_line = lines.line_number() + 1;
  return header;
}

}  // namespace steelyard
