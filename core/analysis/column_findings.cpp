// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_findings.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "core/analysis/column_copies.h"
#include "core/analysis/group_share.h"
#include "core/analysis/likeness.h"
#include "core/data/column_facts.h"
#include "core/data/identifier.h"

namespace steelyard {
namespace {

constexpr double nearly_all = 0.98;     // of the variance, or of the samples
constexpr double almost_equal = 0.999;  // |correlation|
constexpr Index fewest_rows = 8;        // with fewer, chance alone makes such findings
constexpr Index most_cells_looked_at = 2'000'000;

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
  return is_numbering(dataset.values.col(position)) || looks_like_identifier(dataset, position);
}

ColumnFinding constant_finding(const Dataset& dataset, Index column) {
  return {column,       FindingKind::constant,
          std::nullopt, 1.0,
          "constant",   name_of(dataset, column) + " is constant: it cannot tell samples apart."};
}

ColumnFinding identifier_finding(const Dataset& dataset, Index column) {
  return {column,
          FindingKind::identifier,
          std::nullopt,
          1.0,
          "an identifier?",
          name_of(dataset, column) +
              " has another value in nearly every sample: it may be an identifier, which explains "
              "nothing about new samples."};
}

ColumnFinding group_finding(const Dataset& dataset, Index column, Index group, double share) {
  const std::string how = share >= 1.0 ? "constant within " : "nearly constant within ";
  const std::string& groups = name_of(dataset, group);
  return {column,
          FindingKind::group,
          group,
          share,
          how + groups,
          name_of(dataset, column) + " is " + how + groups + ": it may only tell which " + groups +
              " a sample belongs to. Checks should keep each " + groups + " together."};
}

ColumnFinding copy_finding(const Dataset& dataset, Index column, Index original) {
  const std::string& other = name_of(dataset, original);
  return {column,
          FindingKind::copy,
          original,
          1.0,
          "copy of " + other,
          name_of(dataset, column) + " is a copy of " + other +
              " (equal up to scale): keep one of them."};
}

ColumnFinding leak_finding(const Dataset& dataset, Index column, Index target, double strength) {
  const std::string& other = name_of(dataset, target);
  return {column,
          FindingKind::leak,
          target,
          strength,
          "almost equal to " + other,
          name_of(dataset, column) + " is almost equal to " + other +
              ": it may leak the answer. Leave it out if it is not known before " + other + " is."};
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
