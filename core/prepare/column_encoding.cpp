// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/column_encoding.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/error.h"
#include "core/prepare/known_scales.h"
#include "core/prepare/number_groups.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct Answers {
  std::vector<Index> categories;  ///< that occur
  std::vector<std::string> words;
  bool some_missing = false;
};

Answers answers_in(const Dataset& table, Index column) {
  const auto& names = table.columns[static_cast<std::size_t>(column)].categories;
  std::vector<bool> occurs(names.size(), false);
  Answers answers;
  for (const double cell : table.values.col(column)) {
    if (std::isnan(cell)) {
      answers.some_missing = true;
    } else {
      occurs.at(static_cast<std::size_t>(cell)) = true;
    }
  }
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (occurs[at]) {
      answers.categories.push_back(static_cast<Index>(at));
      answers.words.push_back(names[at]);
    }
  }
  return answers;
}

/// By the alphabet, so that the order of the rows does not matter.
void sort_by_word(Answers& answers, const std::vector<std::string>& names) {
  const auto word = [&](Index at) -> const std::string& {
    return names[static_cast<std::size_t>(at)];
  };
  std::sort(answers.categories.begin(), answers.categories.end(),
            [&](Index a, Index b) { return word(a) < word(b); });
  std::sort(answers.words.begin(), answers.words.end());
}

std::optional<std::vector<double>> yes_and_no(const std::vector<std::string>& words) {
  std::vector<double> numbers;
  for (const std::string& word : words) {
    if (!means_yes(word) && !means_no(word)) {
      return std::nullopt;
    }
    numbers.push_back(means_yes(word) ? 1.0 : 0.0);
  }
  const auto yes = std::count(numbers.begin(), numbers.end(), 1.0);
  return yes == 0 || yes == std::ssize(numbers) ? std::nullopt : std::optional(std::move(numbers));
}

std::vector<double> in_chosen_order(const std::vector<std::string>& words,
                                    const std::vector<std::string>& order,
                                    const std::string& where) {
  std::vector<double> numbers;
  for (const std::string& word : words) {
    const auto same = [folded = folded_answer(word)](const std::string& step) {
      return folded_answer(step) == folded;
    };
    // A value may differ from another one in its dashes or its case only: the exact one goes first.
    auto found = std::find(order.begin(), order.end(), trimmed(word));
    found = found == order.end() ? std::find_if(order.begin(), order.end(), same) : found;
    if (found == order.end()) {
      throw bad_input({message("encode.not_in_order", "the order leaves out {1}", in_quotes(word)),
                       where,
                       message("encode.not_in_order.accepted",
                               "all values from the lowest to the highest, between commas")});
    }
    numbers.push_back(static_cast<double>(found - order.begin() + 1));
  }
  return numbers;
}

std::optional<std::vector<double>> in_known_order(const std::string& name,
                                                  const std::vector<std::string>& words) {
  auto places = places_on_known_scale(name, words);
  return places ? places : places_of_number_groups(words);
}

ColumnEncoding as_numbers(EncodingKind kind, const Answers& answers,
                          const std::vector<double>& numbers, std::size_t categories) {
  ColumnEncoding made{kind, answers.categories, std::vector<double>(categories, 0.0), false};
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    made.numbers[static_cast<std::size_t>(answers.categories[at])] = numbers[at];
  }
  std::stable_sort(made.values.begin(), made.values.end(), [&](Index a, Index b) {
    return made.numbers[static_cast<std::size_t>(a)] < made.numbers[static_cast<std::size_t>(b)];
  });
  return made;
}

bool are_few(const Answers& answers, Index samples) {
  const Index count = std::ssize(answers.categories);
  return count <= most_categories && 2 * count <= samples;
}

/// Two values in an order are 0 and 1.
ColumnEncoding as_order(const Answers& answers, const std::vector<double>& numbers,
                        std::size_t categories) {
  if (numbers.size() != 2) {
    return as_numbers(EncodingKind::ordered, answers, numbers, categories);
  }
  const bool rises = numbers.front() < numbers.back();
  return as_numbers(EncodingKind::two_values, answers, {rises ? 0.0 : 1.0, rises ? 1.0 : 0.0},
                    categories);
}

}  // namespace

ColumnEncoding encoding_of(const Dataset& table, Index column, const EncodingChoice& choice) {
  const Column& about = table.columns[static_cast<std::size_t>(column)];
  Answers answers = answers_in(table, column);
  sort_by_word(answers, about.categories);
  const std::size_t categories = about.categories.size();
  if (answers.words.size() < 2) {
    return {};
  }
  if (!choice.order.empty()) {
    const std::string where = table.name + ", column '" + about.name + "'";
    return as_numbers(EncodingKind::ordered, answers,
                      in_chosen_order(answers.words, choice.order, where), categories);
  }
  const bool own_value = choice.missing_is_value && answers.some_missing;
  if (!choice.only_indicators) {
    if (const auto numbers = yes_and_no(answers.words); numbers && !own_value) {
      return as_numbers(EncodingKind::two_values, answers, *numbers, categories);
    }
    if (const auto numbers = in_known_order(about.name, answers.words)) {
      return as_order(answers, *numbers, categories);
    }
  }
  if (!are_few(answers, table.samples())) {
    return {};
  }
  if (answers.words.size() == 2 && !own_value && !choice.only_indicators) {
    return as_numbers(EncodingKind::two_values, answers, {0.0, 1.0}, categories);
  }
  return {EncodingKind::indicators, answers.categories, {}, own_value};
}

}  // namespace steelyard
