// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_proposals.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

#include "core/data/cell_number.h"
#include "core/data/column_facts.h"
#include "core/data/group_column.h"
#include "core/data/identifier.h"
#include "core/data/name_words.h"
#include "core/data/time_column.h"

namespace steelyard {
namespace {

constexpr std::array<std::string_view, 19> target_words{
    "target",   "label",    "class",       "outcome",   "response",  "output",   "diagnosis",
    "species",  "survival", "progression", "dependent", "truth",     "category", "endpoint",
    "activity", "property", "quality",     "phenotype", "expectancy"};
/// A name without the number at its end; empty if there is none: "x" of "x12".
std::string_view series_of(std::string_view name) {
  const std::size_t last = name.find_last_not_of("0123456789");
  return last == std::string_view::npos || last + 1 == name.size() ? std::string_view()
                                                                   : name.substr(0, last + 1);
}

bool of_one_series(const Column& one, const Column& other) {
  const std::string_view series = series_of(one.name);
  return !series.empty() && series == series_of(other.name) && one.kind == other.kind;
}

/// Whether these are coordinates of one point: "H6_y" and "H6_z".
bool of_one_point(std::string_view one, std::string_view other) {
  constexpr std::string_view axes = "xyzXYZ";
  const auto stem = [axes](std::string_view name) {
    const bool ends = name.size() > 1 && axes.find(name.back()) != std::string_view::npos &&
                      std::isalpha(static_cast<unsigned char>(name[name.size() - 2])) == 0;
    return ends ? name.substr(0, name.size() - 1) : std::string_view();
  };
  return !stem(one).empty() && stem(one) == stem(other);
}

bool has_word(const std::vector<std::string>& words, std::string_view wanted) {
  return std::find(words.begin(), words.end(), wanted) != words.end();
}

/// Whether x, y and z are coordinates here.
bool has_axes(const Dataset& dataset) {
  return std::any_of(dataset.columns.begin(), dataset.columns.end(),
                     [](const Column& column) { return has_word(name_words(column.name), "z"); });
}

/// One of its words is one of a target; "y" only if it stands alone and is no coordinate.
bool named_like_target(const Column& column, bool axes) {
  const std::vector<std::string> words = name_words(column.name);
  const bool known = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return std::find(target_words.begin(), target_words.end(), word) != target_words.end();
  });
  return known || (words.size() == 1 && words.front() == "y" && !axes);
}

/// A name that is nothing but that of a target: even if its numbers count the rows, they are meant
/// to be explained. A label may also be the name of a sample.
bool is_named_target(const Column& column, bool axes) {
  const std::vector<std::string> words = name_words(column.name);
  return words.size() == 1 && words.front() != "label" && named_like_target(column, axes);
}

class Proposer {
 public:
  explicit Proposer(const Dataset& dataset)
      : dataset_(dataset), axes_(has_axes(dataset)), proposed_(dataset.columns.size(), false) {}

  [[nodiscard]] ColumnProposals made() {
    find_groups_and_time();
    find_targets();
    choose();
    return std::move(made_);
  }

 private:
  [[nodiscard]] const Column& column(Index position) const {
    return dataset_.columns[static_cast<std::size_t>(position)];
  }

  void find_groups_and_time() {
    made_.identifiers = identifiers(dataset_);
    std::erase_if(made_.identifiers,
                  [this](Index position) { return is_named_target(column(position), axes_); });
    for (Index position = 0; position < std::ssize(dataset_.columns); ++position) {
      const Column& at = column(position);
      const bool is_time = times_in(dataset_, position).has_value();
      if (is_time && !made_.time) {
        made_.time = position;
      }
      const bool is_group =
          at.kind == ColumnKind::category
              ? looks_repeated(dataset_, position) && looks_like_group(dataset_, position)
              : looks_like_group_number(dataset_, position);
      if (is_group && !is_time && !named_like_target(at, axes_)) {
        made_.groups.push_back(position);
      }
    }
  }

  [[nodiscard]] bool can_be_target(Index position) const {
    const bool group =
        std::find(made_.groups.begin(), made_.groups.end(), position) != made_.groups.end();
    const bool identifier = std::find(made_.identifiers.begin(), made_.identifiers.end(),
                                      position) != made_.identifiers.end();
    const bool time = made_.time == position || is_named_like_time(column(position));
    if (group || identifier || time || column(position).roles.has(Role::weight)) {
      return false;
    }
    return column(position).kind == ColumnKind::number ? !column_facts(dataset_, position).constant
                                                       : looks_like_classes(dataset_, position);
  }

  void propose(Index position, TargetReason reason) {
    const auto at = static_cast<std::size_t>(position);
    if (!proposed_[at] && can_be_target(position)) {
      proposed_[at] = true;
      made_.targets.push_back({position, reason});
    }
  }

  void find_targets() {
    const Index columns = std::ssize(dataset_.columns);
    for (Index position = columns - 1; position >= 0; --position) {
      if (named_like_target(column(position), axes_)) {
        propose(position, TargetReason::name);
      }
    }
    Index last = columns - 1;
    while (last > 0 && column(last).roles.has(Role::weight)) {
      --last;  // the file states weights behind its rows
    }
    if (last > 0 && !of_one_series(column(last), column(last - 1)) &&
        !of_one_point(column(last).name, column(last - 1).name)) {
      propose(last, TargetReason::last);
    }
    for (Index position = columns - 1; position >= 0; --position) {
      if (column(position).kind == ColumnKind::category) {
        propose(position, TargetReason::classes);
      }
    }
  }

  void choose() {
    if (made_.targets.empty()) {
      return;
    }
    const TargetProposal best = made_.targets.front();
    if (best.reason == TargetReason::last && column(best.column).kind == ColumnKind::number &&
        count_few_values(dataset_, best.column) > 2) {
      return;  // a count, such as that of carburettors: nobody would ask for it without a word
    }
    for (Index position = 0; position < std::ssize(dataset_.columns); ++position) {
      const bool sibling =
          best.reason == TargetReason::name && column(position).kind == ColumnKind::number &&
          of_one_series(column(best.column), column(position)) && can_be_target(position);
      if (position == best.column || sibling) {
        made_.chosen.push_back(position);
      }
    }
    // There must remain something that explains it.
    Index numbers = 0;
    for (const Column& other : dataset_.columns) {
      numbers += other.kind == ColumnKind::number ? 1 : 0;
    }
    if (column(best.column).kind == ColumnKind::number && std::ssize(made_.chosen) >= numbers) {
      made_.chosen.clear();
    }
  }

  const Dataset& dataset_;
  bool axes_;
  std::vector<bool> proposed_;  ///< as a target
  ColumnProposals made_;
};

}  // namespace

bool looks_repeated(const Dataset& dataset, Index column) {
  const Column& found = dataset.columns[static_cast<std::size_t>(column)];
  const Index values = std::ssize(found.categories);
  return found.kind == ColumnKind::category && values >= 2 && values * 2 <= dataset.samples();
}

bool looks_like_classes(const Dataset& dataset, Index column) {
  constexpr Index most_classes = 100;
  return looks_repeated(dataset, column) &&
         std::ssize(dataset.columns[static_cast<std::size_t>(column)].categories) <= most_classes;
}

std::optional<MixedColumn> mixed_column(const Dataset& dataset, Index column) {
  const Column& found = dataset.columns[static_cast<std::size_t>(column)];
  if (found.kind != ColumnKind::category) {
    return std::nullopt;
  }
  std::vector<bool> is_number;
  for (const std::string& text : found.categories) {
    is_number.push_back(parse_cell(text, '.', ',').kind == NumberKind::number ||
                        parse_cell(text, ',', '.').kind == NumberKind::number);
  }
  MixedColumn mixed;
  for (const double code : dataset.values.col(column)) {
    if (!std::isnan(code)) {
      ++mixed.cells;
      mixed.others += is_number[static_cast<std::size_t>(code)] ? 0 : 1;
    }
  }
  const bool is_mixed = mixed.others > 0 && 2 * mixed.others < mixed.cells;
  return is_mixed ? std::optional(mixed) : std::nullopt;
}

ColumnProposals column_proposals(const Dataset& dataset) { return Proposer(dataset).made(); }

}  // namespace steelyard
