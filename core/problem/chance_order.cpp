// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/chance_order.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/error.h"
#include "core/measures/sample_groups.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"

namespace steelyard {
namespace {

/// Of the target's variance: with more of it between groups, these are exchanged as a whole.
constexpr double mostly_between = 0.5;
/// With more, nothing is left to exchange within a group.
constexpr double all_between = 0.9;

/// Whether most samples are the only ones of their group, so that there is nothing to exchange.
bool mostly_alone(const std::vector<std::vector<Index>>& groups, Index samples) {
  const auto alone = std::count_if(groups.begin(), groups.end(),
                                   [](const auto& members) { return members.size() == 1; });
  return 2 * alone > samples;
}

/// Each group gets the target of another, stretched to its size, so that what the samples of a
/// group have in common stays.
std::vector<Index> exchanged_groups(const std::vector<std::vector<Index>>& groups, Index samples,
                                    Random& random) {
  std::vector<Index> order(static_cast<std::size_t>(samples));
  const std::vector<Index> other = random.permutation(std::ssize(groups));
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const std::vector<Index>& to = groups[group];
    const std::vector<Index>& from = groups[static_cast<std::size_t>(other[group])];
    for (std::size_t place = 0; place < to.size(); ++place) {
      order[static_cast<std::size_t>(to[place])] = from[place * from.size() / to.size()];
    }
  }
  return order;
}

std::vector<Index> permuted_within(const std::vector<std::vector<Index>>& groups, Index samples,
                                   Random& random) {
  std::vector<Index> order(static_cast<std::size_t>(samples));
  for (const std::vector<Index>& group : groups) {
    const std::vector<Index> places = random.permutation(std::ssize(group));
    for (std::size_t place = 0; place < group.size(); ++place) {
      order[static_cast<std::size_t>(group[place])] =
          group[static_cast<std::size_t>(places[place])];
    }
  }
  return order;
}

/// So far that what is alike in time stays together.
std::vector<Index> shifted_in_time(const std::vector<Index>& time, Random& random) {
  const auto samples = std::ssize(time);
  const Index least = std::max<Index>(1, samples / 20);
  const auto range = static_cast<std::uint64_t>(std::max<Index>(1, samples - 2 * least));
  const Index shift = least + static_cast<Index>(random.below(range));
  std::vector<Index> order(time.size());
  for (Index place = 0; place < samples; ++place) {
    order[static_cast<std::size_t>(time[static_cast<std::size_t>(place)])] =
        time[static_cast<std::size_t>((place + shift) % samples)];
  }
  return order;
}

/// A mean over the columns.
double share_of_columns(const MatrixView& columns, const std::vector<int>& group_of) {
  double sum = 0.0;
  for (Index column = 0; column < columns.cols(); ++column) {
    sum += share_between_groups(columns.col(column), group_of);
  }
  return columns.cols() > 0 ? sum / static_cast<double>(columns.cols()) : 0.0;
}

/// Of squared distances, those within groups beside all.
double distances_between(const Matrix& distances, const std::vector<int>& group_of) {
  double within = 0.0;
  double pairs = 0.0;
  for (Index one = 0; one < distances.rows(); ++one) {
    for (Index other = 0; other < one; ++other) {
      if (group_of[static_cast<std::size_t>(one)] == group_of[static_cast<std::size_t>(other)]) {
        within += distances(one, other) * distances(one, other);
        pairs += 1.0;
      }
    }
  }
  const auto count = static_cast<double>(distances.rows());
  const double mean = distances.squaredNorm() / (count * (count - 1.0));
  return pairs > 0.0 && mean > 0.0 ? std::clamp(1.0 - within / pairs / mean, 0.0, 1.0) : 1.0;
}

Message in_any_order() { return message("chance.any_order", "on targets in random order"); }

}  // namespace

double target_share_between(const Problem& problem, const std::vector<int>& group_of) {
  if (problem.truth.cols() > 0 && problem.truth_kind == TruthKind::distance_matrix) {
    return distances_between(problem.truth, group_of);
  }
  const Matrix columns = problem.truth.cols() > 0 ? truth_space(problem)
                         : problem.labels         ? class_columns(*problem.labels)
                                                  : Matrix(problem.samples(), 0);
  return share_of_columns(columns, group_of);
}

ChanceOrder::ChanceOrder(const Problem& problem, SampleOrder order)
    : copies_(row_copies(problem)),
      samples_(copies_ ? copies_->different() : problem.samples()),
      order_(copies_ ? order_of(order, copies_->firsts) : std::move(order)) {
  if (!order_.group_of) {
    choose(0.0);
    return;
  }
  choose(copies_ ? target_share_between(problem.with_samples(copies_->firsts), *order_.group_of)
                 : target_share_between(problem, *order_.group_of));
}

ChanceOrder::ChanceOrder(const MatrixView& values, SampleOrder order,
                         std::optional<RowCopies> copies)
    : copies_(std::move(copies)),
      samples_(copies_ ? copies_->different() : values.rows()),
      order_(copies_ ? order_of(order, copies_->firsts) : std::move(order)) {
  if (!order_.group_of) {
    choose(0.0);
    return;
  }
  choose(copies_ ? share_of_columns(Matrix(values(copies_->firsts, Eigen::all)), *order_.group_of)
                 : share_of_columns(values, *order_.group_of));
}

/// \param between  share of the variance between groups
void ChanceOrder::choose(double between) {
  if (!order_.group_of) {
    kind_ = order_.time ? Kind::shifted : Kind::any;
    return;
  }
  groups_ = group_members(*order_.group_of);
  if (mostly_alone(groups_, samples_) || !order_.has_named_groups()) {
    between = 1.0;
  }
  const bool few = groups_.size() < fewest_groups;
  if (few && between > all_between) {
    throw bad_input({message("chance_order.too_few_groups",
                             "the target hardly varies within the {1} groups, which are too few to "
                             "exchange their targets",
                             groups_.size())});
  }
  kind_ = few || between <= mostly_between ? Kind::within_groups : Kind::whole_groups;
}

std::vector<Index> ChanceOrder::draw(Random& random) const {
  std::vector<Index> rows = draw_rows(random);
  if (!copies_) {
    return rows;
  }
  std::vector<Index> order;
  for (const Index place : copies_->row_place) {
    const Index other = rows[static_cast<std::size_t>(place)];
    order.push_back(copies_->firsts[static_cast<std::size_t>(other)]);
  }
  return order;
}

std::vector<Index> ChanceOrder::draw_rows(Random& random) const {
  switch (kind_) {
    case Kind::shifted:
      return shifted_in_time(*order_.time, random);
    case Kind::within_groups:
      return permuted_within(groups_, samples_, random);
    case Kind::whole_groups:
      return exchanged_groups(groups_, samples_, random);
    case Kind::any:
      break;
  }
  return random.permutation(samples_);
}

Message ChanceOrder::description() const {
  switch (kind_) {
    case Kind::shifted:
      return order_.guessed ? message("chance.shifted_rows", "on targets shifted by many rows")
                            : message("chance.shifted_targets", "on targets shifted in time");
    case Kind::within_groups:
      return message("chance.within_groups", "on targets in random order within each {1}",
                     order_.groups);
    case Kind::whole_groups:
      return order_.of_copies
                 ? message("chance.equal_rows_together",
                           "on targets in random order, those of equal rows together")
                 : message("chance.whole_groups",
                           "with the targets exchanged between whole groups of {1}", order_.groups);
    case Kind::any:
      break;
  }
  return in_any_order();
}

Message ChanceOrder::short_description() const {
  return kind_ == Kind::within_groups ? in_any_order() : description();
}

}  // namespace steelyard
