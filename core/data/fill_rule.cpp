// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/fill_rule.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/data/quantile.h"

namespace steelyard {
namespace {

constexpr int not_known = -1;

std::vector<std::optional<TextOrigin>> origins_in(const Dataset& table) {
  std::vector<std::optional<TextOrigin>> origins;
  origins.reserve(table.columns.size());
  for (const Column& column : table.columns) {
    origins.push_back(text_origin(column));
  }
  return origins;
}

double lower_median(std::vector<double> values) {
  const auto middle = values.begin() + (std::ssize(values) - 1) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// The place that is set most often in these samples, the first of equally frequent ones.
int most_frequent(const std::vector<int>& set_in, std::span<const Index> samples) {
  std::map<int, Index> counts;
  for (const Index sample : samples) {
    if (const int place = set_in[static_cast<std::size_t>(sample)]; place != not_known) {
      ++counts[place];
    }
  }
  const auto most = std::max_element(
      counts.begin(), counts.end(),
      [](const auto& one, const auto& other) { return one.second < other.second; });
  return most == counts.end() ? not_known : most->first;
}

}  // namespace

double filler(const FillRule& rule, std::vector<double> known,
              std::span<const Index> learned_from) {
  if (rule.set_in) {
    return most_frequent(*rule.set_in, learned_from) == rule.place ? rule.set : rule.unset;
  }
  return known.empty()        ? 0.0
         : rule.one_of_values ? lower_median(std::move(known))
                              : median(std::move(known));
}

FillRules::FillRules(const MatrixView& values, std::vector<std::optional<TextOrigin>> origins,
                     IsMissing is_missing)
    : values_(values), origins_(std::move(origins)), is_missing_(std::move(is_missing)) {}

FillRules::FillRules(const Dataset& table)
    : FillRules(table.values, origins_in(table), [&table](Index sample, Index column) {
        const std::vector<bool>& filled = table.columns[static_cast<std::size_t>(column)].filled;
        return std::isnan(table.values(sample, column)) ||
               (!filled.empty() && filled[static_cast<std::size_t>(sample)]);
      }) {}

FillRule FillRules::of(Index column) {
  const std::optional<TextOrigin>& origin = origins_[static_cast<std::size_t>(column)];
  FillRule rule;
  if (!origin || !origin->value) {
    rule.one_of_values = origin.has_value();
    return rule;
  }
  const Text& text = text_named(origin->column);
  const Levels levels = levels_of(column);
  rule.set_in = text.set_in;
  rule.place = static_cast<int>(std::find(text.indicators.begin(), text.indicators.end(), column) -
                                text.indicators.begin());
  rule.unset = levels.low;
  rule.set = levels.high;
  return rule;
}

const FillRules::Text& FillRules::text_named(const std::string& name) {
  const auto [at, is_new] = texts_.try_emplace(name);
  Text& text = at->second;
  if (is_new) {
    for (std::size_t column = 0; column < origins_.size(); ++column) {
      if (origins_[column] && origins_[column]->value && origins_[column]->column == name) {
        text.indicators.push_back(static_cast<Index>(column));
      }
    }
    text.set_in = std::make_shared<const std::vector<int>>(set_indicators(text.indicators));
  }
  return text;
}

/// Both are 0 if no cell is known, and equal if all known cells are.
FillRules::Levels FillRules::levels_of(Index column) const {
  std::optional<Levels> levels;
  for (Index sample = 0; sample < values_.rows(); ++sample) {
    if (!is_missing_(sample, column)) {
      const double cell = values_(sample, column);
      levels = levels ? Levels{std::min(levels->low, cell), std::max(levels->high, cell)}
                      : Levels{cell, cell};
    }
  }
  return levels.value_or(Levels());
}

std::vector<int> FillRules::set_indicators(const std::vector<Index>& indicators) const {
  const int none = static_cast<int>(indicators.size());
  std::vector<int> set_in(static_cast<std::size_t>(values_.rows()), none);
  for (int place = 0; place < none; ++place) {
    const Index column = indicators[static_cast<std::size_t>(place)];
    const Levels levels = levels_of(column);
    const bool varies = levels.low < levels.high;
    for (Index sample = 0; sample < values_.rows(); ++sample) {
      int& set = set_in[static_cast<std::size_t>(sample)];
      if (is_missing_(sample, column)) {
        set = not_known;
      } else if (varies && set == none && values_(sample, column) == levels.high) {
        set = place;
      }
    }
  }
  return set_in;
}

}  // namespace steelyard
