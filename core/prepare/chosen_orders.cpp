// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/chosen_orders.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::string_view between_words = " < ";
constexpr std::string_view between_orders = " | ";

/// The parts between marks of several characters, each trimmed; empty ones are left out.
std::vector<std::string> parts_of(std::string_view text, std::string_view mark) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(mark, from), text.size());
    if (const std::string_view part = trimmed(text.substr(from, end - from)); !part.empty()) {
      parts.emplace_back(part);
    }
    from = end + mark.size();
  }
  return parts;
}

/// A word may begin with the mark itself, as "<18" does: blanks around the mark tell both apart.
std::vector<std::string> words_in(std::string_view text) {
  if (text.find(between_words) != std::string_view::npos) {
    return parts_of(text, between_words);
  }
  return parts_of(text, text.find(',') != std::string_view::npos ? "," : "<");
}

/// Without words where the text does not begin with the name of a column.
ChosenOrder order_of_one(std::string_view part, const std::vector<std::string>& columns) {
  ChosenOrder order;
  for (const std::string& name : columns) {
    const std::string begin = name + ":";
    if (name.size() >= order.column.size() && part.substr(0, begin.size()) == begin) {
      order = {name, words_in(part.substr(begin.size()))};
    }
  }
  return order;
}

}  // namespace

std::vector<ChosenOrder> orders_in(const std::string& text,
                                   const std::vector<std::string>& columns) {
  std::vector<ChosenOrder> orders;
  for (const std::string& part : parts_of(text, between_orders)) {
    orders.push_back(order_of_one(part, columns));
    if (orders.back().words.empty()) {
      return {{{}, words_in(text)}};
    }
  }
  return orders;
}

std::string text_of_orders(const std::vector<ChosenOrder>& orders) {
  std::string text;
  for (const ChosenOrder& order : orders) {
    text += text.empty() ? "" : between_orders;
    text += order.column.empty() ? "" : order.column + ": ";
    for (std::size_t at = 0; at < order.words.size(); ++at) {
      text += at == 0 ? "" : between_words;
      text += order.words[at];
    }
  }
  return text;
}

std::vector<std::string> order_for(const std::string& column,
                                   const std::vector<ChosenOrder>& orders) {
  const auto found = std::find_if(orders.begin(), orders.end(), [&](const ChosenOrder& order) {
    return order.column.empty() || order.column == column;
  });
  return found == orders.end() ? std::vector<std::string>{} : found->words;
}

std::vector<ChosenOrder> orders_shown_by(const std::vector<Column>& columns) {
  std::vector<ChosenOrder> orders;
  for (const Column& column : columns) {
    if (words_of(column).size() > 2) {
      orders.push_back({column.name, words_of(column)});
    }
  }
  return orders;
}

std::vector<ChosenOrder> orders_wanted(const std::vector<ChosenOrder>& edited,
                                       const std::vector<ChosenOrder>& proposed) {
  std::vector<ChosenOrder> wanted;
  std::copy_if(edited.begin(), edited.end(), std::back_inserter(wanted),
               [&](const ChosenOrder& order) {
                 return std::find(proposed.begin(), proposed.end(), order) == proposed.end();
               });
  return wanted;
}

}  // namespace steelyard
