// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/table_order.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/data/group_column.h"
#include "core/data/identifier.h"
#include "core/data/name_words.h"
#include "core/data/time_column.h"
#include "core/measures/sample_groups.h"
#include "core/message.h"
#include "core/positions.h"
#include "core/problem/alike_neighbours.h"
#include "core/problem/column_source.h"
#include "core/problem/repeated_rows.h"
#include "core/problem/targets.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct NamedGroups {
  std::string name;
  std::vector<int> group_of;
  int count = 0;
  int named = 0;  ///< without the samples whose cell is empty, each of which is alone
};

int count_of(const std::vector<int>& group_of) {
  return group_of.empty() ? 0 : *std::max_element(group_of.begin(), group_of.end()) + 1;
}

/// Makes an order of the table and the roles as they were.
class TableOrder {
 public:
  TableOrder(const Dataset& dataset, const std::vector<Column>* described_as, Problem& problem)
      : dataset_(dataset), described_as_(described_as), problem_(problem) {}

  [[nodiscard]] SampleOrder of(RowOrder rows) {
    SampleOrder order;
    order.copy_of = repeated_rows(problem_);
    auto groups = named_groups();
    const bool repeated = order.copy_of && mostly_repeated(*order.copy_of);
    if (groups) {
      take_groups(*std::move(groups), order);
      order.guessed_groups = columns_with(Role::id, dataset_, described_as_).empty();
    } else if (repeated || (!take_time(rows, order) && order.copy_of)) {
      order.group_of = order.copy_of;
      order.of_copies = true;
    }
    tell(order);
    return order;
  }

 private:
  /// The column as it was at the moment that counts.
  [[nodiscard]] const Column& described(Index column) const {
    const auto& columns = described_as_ != nullptr ? *described_as_ : dataset_.columns;
    return columns[static_cast<std::size_t>(column)];
  }
  [[nodiscard]] RoleSet roles(Index column) const { return described(column).roles; }
  [[nodiscard]] const std::string& name(Index column) const {
    return dataset_.columns[static_cast<std::size_t>(column)].name;
  }
  /// Nobody has left the column out, and its values name what samples may belong to. Where only the
  /// file says that the column is no input, it may still name groups: a meta column often does.
  [[nodiscard]] bool may_name_groups(Index column) const {
    return roles(column).empty() && !described(column).left_out &&
           (column == 0 ? repeats_like_units(dataset_, column)
                        : looks_like_group(dataset_, column)) &&
           !times_in(dataset_, column);
  }
  [[nodiscard]] bool is_text(Index column) const {
    return dataset_.columns[static_cast<std::size_t>(column)].kind == ColumnKind::category;
  }

  [[nodiscard]] std::optional<NamedGroups> groups_of_column(Index column) const {
    NamedGroups groups{name(column), {}, 0, 0};
    std::map<double, int> known;
    for (Index sample = 0; sample < problem_.samples(); ++sample) {
      const double value = dataset_.values(problem_.row_of(sample), column);
      if (std::isnan(value)) {
        groups.group_of.push_back(groups.count++);
        continue;
      }
      const auto [place, is_new] = known.try_emplace(value, groups.count);
      groups.count += is_new ? 1 : 0;
      groups.group_of.push_back(place->second);
    }
    groups.named = static_cast<int>(known.size());
    const bool repeats = groups.count >= 2 && groups.count < problem_.samples();
    return repeats ? std::optional(std::move(groups)) : std::nullopt;
  }

  [[nodiscard]] std::optional<NamedGroups> named_groups() const {
    for (const Index column : columns_with(Role::id, dataset_, described_as_)) {
      if (auto groups = groups_of_column(column)) {
        return groups;
      }
    }
    for (Index column = 0; column < std::ssize(dataset_.columns); ++column) {
      auto groups = may_name_groups(column) ? groups_of_column(column) : std::nullopt;
      if (groups && groups->named >= fewest_groups(groups->name) &&
          2 * Index{groups->count} <= problem_.samples()) {
        return groups;
      }
    }
    return std::nullopt;
  }

  /// Groups that share equal rows become one, unless all would.
  static void take_groups(NamedGroups groups, SampleOrder& order) {
    order.groups = groups.name;
    if (order.copy_of) {
      std::vector<int> joined = joined_groups(groups.group_of, *order.copy_of);
      if (count_of(joined) >= 2) {
        groups.group_of = std::move(joined);
      }
    }
    order.group_of = std::move(groups.group_of);
  }

  [[nodiscard]] static std::vector<int> joined_groups(const std::vector<int>& group_of,
                                                      const std::vector<int>& copy_of) {
    std::map<int, Index> first_of_group;
    std::map<int, Index> first_copy;
    std::vector<std::pair<Index, Index>> links;
    for (Index sample = 0; sample < std::ssize(group_of); ++sample) {
      const auto at = static_cast<std::size_t>(sample);
      links.emplace_back(first_of_group.try_emplace(group_of[at], sample).first->second, sample);
      links.emplace_back(first_copy.try_emplace(copy_of[at], sample).first->second, sample);
    }
    return connected_components(std::ssize(group_of), links);
  }

  [[nodiscard]] static bool mostly_repeated(const std::vector<int>& copy_of) {
    std::vector<Index> sizes(static_cast<std::size_t>(count_of(copy_of)), 0);
    for (const int kind : copy_of) {
      ++sizes[static_cast<std::size_t>(kind)];
    }
    const auto repeated = std::count_if(copy_of.begin(), copy_of.end(), [&sizes](int kind) {
      return sizes[static_cast<std::size_t>(kind)] > 1;
    });
    return 2 * repeated >= std::ssize(copy_of);
  }

  [[nodiscard]] bool take_time(RowOrder rows, SampleOrder& order) const {
    if (const auto times = columns_with(Role::time, dataset_, described_as_); !times.empty()) {
      order.time = sorted_by(as_times(dataset_, times.front()));
      order.times = name(times.front());
      return true;
    }
    if (rows == RowOrder::any) {
      return false;
    }
    for (Index column = 0; column < std::ssize(dataset_.columns); ++column) {
      if (!roles(column).empty()) {
        continue;
      }
      if (const auto times = times_in(dataset_, column)) {
        order.time = sorted_by(*times);
        order.times = name(column);
        return true;
      }
    }
    if (rows == RowOrder::automatic && !alike().is_series()) {
      return false;
    }
    order.guessed = rows == RowOrder::automatic;
    order.time = in_order_of_rows();
    return true;
  }

  /// \param times  per row of the table
  [[nodiscard]] std::vector<Index> sorted_by(const std::vector<double>& times) const {
    std::vector<Index> order = all_positions(problem_.samples());
    const auto time = [&](Index sample) {
      return times[static_cast<std::size_t>(problem_.row_of(sample))];
    };
    std::stable_sort(order.begin(), order.end(), [&](Index one, Index other) {
      return time(one) < time(other) || (!std::isnan(time(one)) && std::isnan(time(other)));
    });
    return order;
  }

  [[nodiscard]] std::vector<Index> in_order_of_rows() const {
    std::vector<Index> order = all_positions(problem_.samples());
    std::stable_sort(order.begin(), order.end(), [&](Index one, Index other) {
      return dataset_.row_of(problem_.row_of(one)) < dataset_.row_of(problem_.row_of(other));
    });
    return order;
  }

  /// Of the first rows; further ones say the same.
  [[nodiscard]] AlikeNeighbours alike() const {
    constexpr std::size_t most_rows = 20000;
    std::vector<Index> order = in_order_of_rows();
    order.resize(std::min(order.size(), most_rows));
    std::vector<Vector> columns;
    for (Index column = 0; column < std::ssize(dataset_.columns); ++column) {
      if (may_be_sorted_by(column, order)) {
        columns.push_back(values_of_samples(column));
      }
    }
    const SortedRows sorted = sorted_rows(columns, order);
    return alike_neighbours(problem_, sorted.stretches, sorted.trends);
  }

  /// A glance at the first rows spares most columns.
  [[nodiscard]] bool may_be_sorted_by(Index column, const std::vector<Index>& order) const {
    constexpr std::size_t glance = 12;
    int turns = 0;
    for (std::size_t at = 2; at < std::min(glance, order.size()); ++at) {
      const double before = value_of(order[at - 1], column) - value_of(order[at - 2], column);
      const double after = value_of(order[at], column) - value_of(order[at - 1], column);
      turns += before * after < 0.0 ? 1 : 0;
    }
    return (turns == 0 || is_text(column)) && explains_order(column);
  }

  /// What numbers the rows or is a time does not, unless it may be the reason itself, as an input.
  [[nodiscard]] bool explains_order(Index column) const {
    return roles(column).has(Role::input) ||
           (!has_equal_steps(dataset_.values.col(column)) && !times_in(dataset_, column));
  }

  [[nodiscard]] double value_of(Index sample, Index column) const {
    return dataset_.values(problem_.row_of(sample), column);
  }
  [[nodiscard]] Vector values_of_samples(Index column) const {
    Vector values(problem_.samples());
    for (Index sample = 0; sample < values.size(); ++sample) {
      values[sample] = value_of(sample, column);
    }
    return values;
  }

  void tell(const SampleOrder& order) const {
    if (!order.times.empty() && columns_with(Role::time, dataset_, described_as_).empty()) {
      problem_.warnings.push_back(message("problem.guessed_time",
                                          "column {1} is a time: stretches of time are held out, "
                                          "and chance shifts the target in time",
                                          in_quotes(order.times)));
    }
    if (order.guessed_groups) {
      problem_.warnings.push_back(message("problem.guessed_groups",
                                          "values of column {1} repeat: samples that share one are "
                                          "held out together",
                                          in_quotes(order.groups)));
    }
    if (order.copy_of && !order.has_named_groups()) {
      tell_of_repeats(count_of(*order.copy_of));
    }
    if (order.guessed) {
      problem_.warnings.push_back(
          message("problem.guessed_series",
                  "neighbouring rows are alike in {1}, and no column that the table is sorted by "
                  "explains it: the rows are taken as a series. Stretches of rows are held out, "
                  "and chance shifts the target. Say whether they are one",
                  what_is_explained()));
    }
  }
  /// Few repeats change nothing: one short sentence, in place of what is said of equal inputs.
  /// \param kinds  how many samples there are if repeats count once
  void tell_of_repeats(Index kinds) const {
    constexpr Index rare = 100;  // less than one in so many
    const Index samples = problem_.samples();
    if (rare * (samples - kinds) < samples) {
      std::erase_if(problem_.warnings,
                    [](const Message& warning) { return warning.id == "problem.equal_inputs"; });
      problem_.warnings.push_back(message("problem.few_repeated_rows",
                                          "{1} of {2} rows {1:repeats another|repeat others}",
                                          samples - kinds, samples));
      return;
    }
    problem_.warnings.push_back(
        message("problem.repeated_rows",
                "rows repeat: of {1} samples, {2} {2:has|have} inputs of their own. Equal rows, "
                "and rows equal but for a little noise, are kept together: held out together, "
                "and exchanged together by chance",
                samples, kinds));
  }
  [[nodiscard]] std::string what_is_explained() const {
    if (problem_.truth_features.size() == 1) {
      return short_name(problem_.truth_features.front().name);
    }
    return classes_are_target(problem_) ? short_name(problem_.labels->name) : "the target";
  }

  const Dataset& dataset_;
  const std::vector<Column>* described_as_;
  Problem& problem_;
};

}  // namespace

SampleOrder table_order(const Dataset& dataset, const std::vector<Column>* described_as,
                        RowOrder rows, Problem& problem) {
  return TableOrder(dataset, described_as, problem).of(rows);
}

}  // namespace steelyard
