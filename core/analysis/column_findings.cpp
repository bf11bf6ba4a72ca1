// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_findings.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "core/analysis/column_copies.h"
#include "core/data/column_facts.h"
#include "core/data/identifier.h"
#include "core/measures/correlation.h"
#include "core/measures/sample_groups.h"

namespace steelyard {
namespace {

constexpr double nearly_all = 0.98;     // of the variance, or of the samples
constexpr double almost_equal = 0.999;  // |correlation|
constexpr Index fewest_rows = 8;        // with fewer, chance alone makes such findings
constexpr Index most_cells_looked_at = 2'000'000;

/// The samples of a table in the groups of one column.
class Grouping {
 public:
  /// \param most_cells  in a larger table, only some groups (or rows, if groups are few) are used,
  ///                    at equal distances
  Grouping(const Dataset& dataset, Index column, Index most_cells);

  [[nodiscard]] Index column() const { return column_; }
  /// share_between_groups() of a number column, without missing cells. Cost O(rows used).
  [[nodiscard]] double share_between(const Dataset& dataset, Index column) const;
  /// tells_groups_apart() of a number column, without missing cells.
  [[nodiscard]] bool tells_apart(const Dataset& dataset, Index column) const;

 private:
  struct Present {
    Vector values;
    std::vector<int> group_of;
  };
  /// The column's values and their groups, without missing cells.
  [[nodiscard]] Present present(const Dataset& dataset, Index column) const;

  Index column_;
  std::vector<Index> rows_;    ///< the rows used
  std::vector<int> group_of_;  ///< group of each of these rows
};

Grouping::Grouping(const Dataset& dataset, Index column, Index most_cells) : column_(column) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  const auto values = dataset.values.col(column);
  std::unordered_map<double, int> numbers;
  for (const double value : values) {
    if (!std::isnan(value)) {
      numbers.try_emplace(value, static_cast<int>(numbers.size()));
    }
  }
  const bool enough = std::ssize(numbers) >= 2 * step;
  for (Index row = 0; row < values.size(); ++row) {
    if (std::isnan(values[row])) {
      continue;
    }
    const int group = numbers.at(values[row]);
    if ((enough ? Index{group} : row) % step == 0) {
      rows_.push_back(row);
      group_of_.push_back(group);
    }
  }
}

Grouping::Present Grouping::present(const Dataset& dataset, Index column) const {
  Present found{Vector(std::ssize(rows_)), {}};
  found.group_of.reserve(rows_.size());
  for (std::size_t at = 0; at < rows_.size(); ++at) {
    if (const double value = dataset.values(rows_[at], column); !std::isnan(value)) {
      found.values[std::ssize(found.group_of)] = value;
      found.group_of.push_back(group_of_[at]);
    }
  }
  found.values.conservativeResize(std::ssize(found.group_of));
  return found;
}

double Grouping::share_between(const Dataset& dataset, Index column) const {
  const Present found = present(dataset, column);
  return share_between_groups(found.values, found.group_of);
}

bool Grouping::tells_apart(const Dataset& dataset, Index column) const {
  const Present found = present(dataset, column);
  return tells_groups_apart(found.values, found.group_of);
}

/// How much other number columns are like one of them, the target.
class Likeness {
 public:
  /// \param most_cells  in a larger table, only some rows at equal distances are used
  Likeness(const Dataset& dataset, Index target, Index most_cells);

  /// The larger of |correlation| and |rank correlation| (Spearman; equal values share their mean
  /// rank) over the rows where both columns are present. 0 if a glance at a few rows shows that the
  /// column neither rises nor falls with the target, if there are fewer than 3 such rows, and for a
  /// constant.
  [[nodiscard]] double to(const Dataset& dataset, Index column) const;

 private:
  /// Whether rows that are far apart in the target are in the same order, or the reverse order, in
  /// the column.
  [[nodiscard]] bool nearly_monotone(const Dataset& dataset, Index column) const;

  Index target_;
  std::vector<Index> rows_;    ///< rows in which the target is present
  std::vector<Index> glance_;  ///< a few of these rows, by ascending target
};

constexpr Index glances = 48;

Likeness::Likeness(const Dataset& dataset, Index target, Index most_cells) : target_(target) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  for (Index row = 0; row < dataset.samples(); row += step) {
    if (!std::isnan(dataset.values(row, target))) {
      rows_.push_back(row);
    }
  }
  const Index stride = std::max<Index>(1, std::ssize(rows_) / glances);
  for (Index at = 0; at < std::ssize(rows_); at += stride) {
    glance_.push_back(rows_[static_cast<std::size_t>(at)]);
  }
  std::sort(glance_.begin(), glance_.end(), [&](Index one, Index other) {
    return dataset.values(one, target) < dataset.values(other, target);
  });
}

bool Likeness::nearly_monotone(const Dataset& dataset, Index column) const {
  const std::size_t apart = std::max<std::size_t>(1, glance_.size() / 4);
  int rises = 0;
  int falls = 0;
  for (std::size_t at = apart; at < glance_.size(); ++at) {
    const Index low = glance_[at - apart];
    const Index high = glance_[at];
    if (dataset.values(low, target_) < dataset.values(high, target_)) {
      rises += dataset.values(low, column) < dataset.values(high, column) ? 1 : 0;
      falls += dataset.values(low, column) > dataset.values(high, column) ? 1 : 0;
    }
  }
  constexpr int exceptions = 10;  // one in so many
  return std::min(rises, falls) * exceptions <= std::max(rises, falls);
}

double Likeness::to(const Dataset& dataset, Index column) const {
  if (!nearly_monotone(dataset, column)) {
    return 0.0;
  }
  Vector target(std::ssize(rows_));
  Vector values(std::ssize(rows_));
  Index present = 0;
  for (const Index row : rows_) {
    const double value = dataset.values(row, column);
    if (!std::isnan(value)) {
      target[present] = dataset.values(row, target_);
      values[present++] = value;
    }
  }
  constexpr Index fewest = 3;
  if (present < fewest) {
    return 0.0;
  }
  target.conservativeResize(present);
  values.conservativeResize(present);
  const double linear = pearson_correlation(target, values);
  return std::isnan(linear)
             ? 0.0
             : std::max(std::abs(linear), std::abs(spearman_correlation(target, values)));
}

const Column& column_of(const Dataset& dataset, Index position) {
  return dataset.columns[static_cast<std::size_t>(position)];
}

const std::string& name_of(const Dataset& dataset, Index position) {
  return column_of(dataset, position).name;
}

std::vector<Index> default_groups(const Dataset& dataset) {
  std::vector<Index> groups;
  for (const Index column : dataset.columns_with(Role::id)) {
    if (looks_repeated(dataset, column)) {
      groups.push_back(column);
    }
  }
  return groups.empty() ? column_proposals(dataset).groups : groups;
}

bool contains(std::span<const Index> columns, Index column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

/// Whole numbers that rise or fall by one and the same step from sample to sample, or that all
/// differ. Most columns are done at the first cell or at the first repeated value.
bool is_numbering(const Eigen::Ref<const Vector>& values) {
  const auto whole = [](double value) { return value == std::floor(value); };
  if (!std::all_of(values.begin(), values.end(), whole)) {
    return false;
  }
  const Index count = values.size();
  const double step = values[1] - values[0];
  const auto same_step = [step](double before, double after) { return after - before != step; };
  if (step != 0.0 && std::adjacent_find(values.begin(), values.end(), same_step) == values.end()) {
    return true;
  }
  // Whole numbers that spread far wider than there are samples are measured or counted; that they
  // all differ is no surprise.
  constexpr double widest = 4.0;
  if (values.maxCoeff() - values.minCoeff() > widest * static_cast<double>(count)) {
    return false;
  }
  std::unordered_set<double> seen;
  const auto repeats_allowed = static_cast<Index>((1.0 - nearly_all) * static_cast<double>(count));
  Index repeats = 0;
  for (const double value : values) {
    repeats += seen.insert(value).second ? 0 : 1;
    if (repeats > repeats_allowed) {
      return false;
    }
  }
  return true;
}

bool is_identifier(const Dataset& dataset, Index position) {
  const Column& column = column_of(dataset, position);
  if (column.kind == ColumnKind::category) {
    return static_cast<double>(column.categories.size()) >=
           nearly_all * static_cast<double>(dataset.samples());
  }
  return (!is_measured(column) && is_numbering(dataset.values.col(position))) ||
         looks_like_identifier(dataset, position);
}

ColumnFinding constant_finding(const Dataset& dataset, Index column) {
  return {column,
          FindingKind::constant,
          std::nullopt,
          1.0,
          message("column_findings.constant.badge", "constant"),
          message("column_findings.constant", "{1} is constant: it cannot tell samples apart.",
                  name_of(dataset, column))};
}

ColumnFinding identifier_finding(const Dataset& dataset, Index column) {
  return {column,
          FindingKind::identifier,
          std::nullopt,
          1.0,
          message("column_findings.identifier.badge", "an identifier?"),
          message("column_findings.identifier",
                  "{1} has another value in nearly every sample: it may be an identifier, which "
                  "explains nothing about new samples.",
                  name_of(dataset, column))};
}

ColumnFinding group_finding(const Dataset& dataset, Index column, Index group, double share) {
  const std::string& groups = name_of(dataset, group);
  const Message how =
      share >= 1.0
          ? message("column_findings.constant_within", "constant within {1}", groups)
          : message("column_findings.nearly_constant_within", "nearly constant within {1}", groups);
  return {column,
          FindingKind::group,
          group,
          share,
          how,
          message("column_findings.group",
                  "{1} is {2}: it may only tell which {3} a sample belongs to. Checks should keep "
                  "each {3} together.",
                  name_of(dataset, column), how, groups)};
}

ColumnFinding copy_finding(const Dataset& dataset, Index column, Index original) {
  const std::string& other = name_of(dataset, original);
  return {
      column,
      FindingKind::copy,
      original,
      1.0,
      message("column_findings.copy.badge", "copy of {1}", other),
      message("column_findings.copy", "{1} is a copy of {2} (equal up to scale): keep one of them.",
              name_of(dataset, column), other)};
}

ColumnFinding leak_finding(const Dataset& dataset, Index column, Index target, double strength) {
  const std::string& other = name_of(dataset, target);
  return {column,
          FindingKind::leak,
          target,
          strength,
          message("column_findings.leak.badge", "almost equal to {1}", other),
          message("column_findings.leak",
                  "{1} is almost equal to {2}: it may leak the answer. Leave it out if it is not "
                  "known before {2} is.",
                  name_of(dataset, column), other)};
}

}  // namespace

std::vector<ColumnFinding> column_findings(const Dataset& dataset,
                                           std::optional<std::vector<Index>> groups) {
  std::vector<ColumnFinding> findings;
  if (!groups) {
    groups = default_groups(dataset);
  }
  constexpr std::size_t most_groupings = 3;
  std::vector<Grouping> groupings;
  for (const Index group : *groups) {
    if (groupings.size() < most_groupings && dataset.samples() >= fewest_rows) {
      groupings.emplace_back(dataset, group, most_cells_looked_at);
    }
  }
  const std::vector<std::optional<Index>> originals = copied_from(dataset, most_cells_looked_at);
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    if (column_facts(dataset, column).constant) {
      findings.push_back(constant_finding(dataset, column));
      continue;
    }
    if (const auto original = originals[static_cast<std::size_t>(column)]) {
      findings.push_back(copy_finding(dataset, column, *original));
    }
    if (dataset.samples() >= fewest_rows && is_identifier(dataset, column)) {
      findings.push_back(identifier_finding(dataset, column));
    }
    if (column_of(dataset, column).kind == ColumnKind::number && !contains(*groups, column)) {
      for (const Grouping& grouping : groupings) {
        if (const double share = grouping.share_between(dataset, column); share > nearly_all) {
          findings.push_back(group_finding(dataset, column, grouping.column(), share));
        }
      }
    }
  }
  return findings;
}

std::vector<ColumnFinding> target_findings(const Dataset& dataset, std::span<const Index> targets) {
  std::vector<ColumnFinding> findings;
  if (dataset.samples() < fewest_rows) {
    return findings;
  }
  for (const Index target : targets) {
    const bool classes = column_of(dataset, target).kind == ColumnKind::category;
    const std::optional<Grouping> grouping =
        classes ? std::optional<Grouping>(std::in_place, dataset, target, most_cells_looked_at)
                : std::nullopt;
    const Likeness likeness(dataset, target, most_cells_looked_at);
    for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
      if (contains(targets, column) || column_of(dataset, column).kind != ColumnKind::number) {
        continue;
      }
      const double strength =
          grouping ? grouping->share_between(dataset, column) : likeness.to(dataset, column);
      const bool tells = !grouping || grouping->tells_apart(dataset, column);
      if (strength > almost_equal && tells) {
        findings.push_back(leak_finding(dataset, column, target, strength));
      }
    }
  }
  return findings;
}

}  // namespace steelyard
