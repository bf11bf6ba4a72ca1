// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/one_hot_groups.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

/// What says that columns belong together.
enum class LevelForm { group, equals, brackets, underscore };

enum class CellKind { constant, two_values, more };

/// What the cells of a column are.
struct CellSummary {
  CellKind kind = CellKind::constant;
  double higher = 0.0;  ///< of two values
};

CellSummary summary_of_cells(std::span<const double> cells) {
  CellSummary summary;
  double lower = cells.empty() ? 0.0 : cells.front();
  summary.higher = lower;
  for (const double cell : cells) {
    if (cell == lower || cell == summary.higher) {
      continue;
    }
    if (summary.kind != CellKind::constant) {
      return {CellKind::more, 0.0};
    }
    summary.kind = CellKind::two_values;
    lower = std::min(lower, cell);
    summary.higher = std::max(summary.higher, cell);
  }
  return summary;
}

/// Where the n-th underscore of a name is, counted from 0; npos if there is none.
std::size_t place_of_underscore(std::string_view name, std::size_t number) {
  std::size_t place = name.find('_');
  for (std::size_t passed = 0; passed < number && place != std::string_view::npos; ++passed) {
    place = name.find('_', place + 1);
  }
  return place;
}

/// Where the level begins that a name ends with; npos if the name has not this form.
std::size_t place_of_level(std::string_view name, LevelForm form, std::size_t underscore) {
  const std::size_t equals = name.find('=');
  if (form == LevelForm::equals) {
    return equals;
  }
  const std::size_t bracket = name.ends_with(']') ? name.find('[') : std::string_view::npos;
  if (form == LevelForm::brackets) {
    return bracket;
  }
  const bool has_other_form = equals != std::string_view::npos || bracket != std::string_view::npos;
  return has_other_form ? std::string_view::npos : place_of_underscore(name, underscore);
}

/// The name of the category in the name of a column; empty if it names none.
/// \param place  where the level begins
std::string_view category_in_name(std::string_view name, LevelForm form, std::size_t place) {
  const std::size_t shortest_level = form == LevelForm::brackets ? 2 : 1;  // with its bracket
  return place + shortest_level >= name.size() ? std::string_view()
                                               : trimmed(name.substr(0, place));
}

/// Looks for categories in one way after another; columns that have been found stay together.
class CategorySearch {
 public:
  explicit CategorySearch(const Problem& problem)
      : problem_(problem),
        cells_(problem.features.size()),
        placed_(problem.features.size(), false) {
    for (std::size_t column = 0; column < cells_.size(); ++column) {
      if (may_be_level(problem.features[column])) {
        cells_[column] = summary_of_cells(cells_of(static_cast<Index>(column)));
      }
    }
  }

  void search() {
    take_groups();
    take_names(LevelForm::equals, 0);
    take_names(LevelForm::brackets, 0);
    constexpr std::size_t most_underscores = 8;  // of a name; more would take long to look through
    for (std::size_t number = 0;
         number < most_underscores && take_names(LevelForm::underscore, number); ++number) {
    }
  }

  /// All columns, each of those that were not found alone.
  [[nodiscard]] std::vector<ColumnUnit> units() && {
    for (std::size_t column = 0; column < placed_.size(); ++column) {
      if (!placed_[column]) {
        found_.push_back({problem_.features[column].name, {static_cast<Index>(column)}});
      }
    }
    std::sort(found_.begin(), found_.end(), [](const ColumnUnit& one, const ColumnUnit& other) {
      return one.columns.front() < other.columns.front();
    });
    return std::move(found_);
  }

 private:
  using Candidates = std::map<std::pair<std::string_view, std::string_view>, std::vector<Index>>;

  static bool may_be_level(const ColumnInfo& column) {
    return !column.group.empty() || column.name.find_first_of("=[_") != std::string::npos;
  }

  [[nodiscard]] std::span<const double> cells_of(Index column) const {
    return {problem_.inputs.col(column).data(), static_cast<std::size_t>(problem_.samples())};
  }

  [[nodiscard]] CellKind kind_of(Index column) const {
    const auto& cells = cells_[static_cast<std::size_t>(column)];
    return cells ? cells->kind : CellKind::more;
  }

  void take_groups() {
    Candidates groups;
    for (std::size_t column = 0; column < placed_.size(); ++column) {
      if (const std::string& group = problem_.features[column].group; !group.empty()) {
        groups[{group, group}].push_back(static_cast<Index>(column));
      }
    }
    for (auto& [key, columns] : groups) {
      if (std::none_of(columns.begin(), columns.end(),
                       [&](Index column) { return kind_of(column) == CellKind::more; })) {
        std::erase_if(columns, [&](Index column) { return kind_of(column) == CellKind::constant; });
        take_if_category(key.second, std::move(columns), LevelForm::group);
      }
    }
  }

  /// \return whether any name has this form
  bool take_names(LevelForm form, std::size_t underscore) {
    Candidates candidates;
    bool any = false;
    for (std::size_t column = 0; column < placed_.size(); ++column) {
      const auto place = static_cast<Index>(column);
      if (placed_[column] || kind_of(place) != CellKind::two_values) {
        continue;
      }
      const ColumnInfo& info = problem_.features[column];
      const std::size_t level = place_of_level(info.name, form, underscore);
      if (level == std::string_view::npos) {
        continue;
      }
      any = true;
      if (const auto category = category_in_name(info.name, form, level); !category.empty()) {
        candidates[{info.group, category}].push_back(place);
      }
    }
    for (auto& [key, columns] : candidates) {
      take_if_category(key.second, std::move(columns), form);
    }
    return any;
  }

  void take_if_category(std::string_view name, std::vector<Index> columns, LevelForm form) {
    if (columns.size() < 2 || !are_levels(columns, form)) {
      return;
    }
    for (const Index column : columns) {
      placed_[static_cast<std::size_t>(column)] = true;
    }
    found_.push_back({std::string(name), std::move(columns)});
  }

  [[nodiscard]] bool are_levels(const std::vector<Index>& columns, LevelForm form) const {
    std::vector<std::size_t> set(static_cast<std::size_t>(problem_.samples()), 0);
    bool at_most_one = true;
    for (const Index column : columns) {
      const double higher = cells_[static_cast<std::size_t>(column)]->higher;
      const std::span<const double> cells = cells_of(column);
      for (std::size_t sample = 0; sample < set.size(); ++sample) {
        set[sample] += cells[sample] == higher ? 1 : 0;
        at_most_one = at_most_one && set[sample] <= 1;
      }
      if (!at_most_one && form != LevelForm::group) {
        return false;
      }
    }
    if (form == LevelForm::group) {
      return at_most_one || std::all_of(set.begin(), set.end(),
                                        [&](std::size_t count) { return count == set.front(); });
    }
    const auto without = static_cast<std::size_t>(std::count(set.begin(), set.end(), 0));
    return form != LevelForm::underscore || 2 * without < set.size();
  }

  const Problem& problem_;
  std::vector<std::optional<CellSummary>> cells_;  ///< of columns that may be levels
  std::vector<bool> placed_;
  std::vector<ColumnUnit> found_;
};

}  // namespace

std::vector<ColumnUnit> one_hot_groups(const Problem& problem) {
  CategorySearch search(problem);
  search.search();
  return std::move(search).units();
}

}  // namespace steelyard
