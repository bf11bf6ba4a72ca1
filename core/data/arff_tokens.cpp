// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/arff_tokens.h"

#include <algorithm>

#include "core/data/text_encoding.h"
#include "core/error.h"

namespace steelyard {

void ArffTokens::skip_blanks() {
  rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
}

bool ArffTokens::take(char mark) {
  skip_blanks();
  if (rest_.empty() || rest_.front() != mark) {
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
  throw bad_input({"a quote is not closed", "", "quoted values that begin and end on one line"});
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

}  // namespace steelyard
