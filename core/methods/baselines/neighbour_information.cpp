// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/neighbour_information.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <utility>

#include "core/methods/baselines/broken_ties.h"
#include "core/positions.h"

namespace steelyard::baselines {
namespace {

/// The k smallest of the numbers that are added, which are few.
class Smallest {
 public:
  explicit Smallest(Index count)
      : numbers_(static_cast<std::size_t>(count), std::numeric_limits<double>::infinity()) {}
  void clear() { std::fill(numbers_.begin(), numbers_.end(), empty); }
  [[nodiscard]] double largest() const { return numbers_.back(); }
  void add(double number) {
    if (number >= numbers_.back()) {
      return;
    }
    std::size_t place = numbers_.size() - 1;
    for (; place > 0 && numbers_[place - 1] > number; --place) {
      numbers_[place] = numbers_[place - 1];
    }
    numbers_[place] = number;
  }

 private:
  static constexpr double empty = std::numeric_limits<double>::infinity();
  std::vector<double> numbers_;  // ascending
};

double distance(const Matrix& values, Index i, Index j) {
  if (values.cols() == 1) {
    return std::abs(values(i, 0) - values(j, 0));
  }
  return (values.row(i) - values.row(j)).cwiseAbs().maxCoeff();
}

/// How many samples other than i are nearer than `reach`.
Index count_near(const InformationVariable& variable, Index i, double reach) {
  if (variable.sorted.empty()) {
    Index count = -1;
    for (Index j = 0; j < variable.values.rows(); ++j) {
      count += distance(variable.values, i, j) < reach ? 1 : 0;
    }
    return count;
  }
  const auto& sorted = variable.sorted;
  const double own = variable.values(i, 0);
  const auto near = [&](double value) { return std::abs(value - own) < reach; };
  // Compared as differences, as the distances are: own - reach would be rounded otherwise.
  const auto first = std::partition_point(
      sorted.begin(), sorted.end(), [&](double value) { return value < own && !near(value); });
  const auto end = std::partition_point(first, sorted.end(),
                                        [&](double value) { return value <= own || near(value); });
  return end - first - 1;
}

/// Kraskov, Stoegbauer & Grassberger (2004), equation 8.
/// \param one  a single sorted column
double of_numbers(const InformationVariable& one, const InformationVariable& other,
                  Index neighbours, const Vector& digamma, const std::stop_token& stop) {
  const Index count = one.values.rows();
  Smallest nearest(neighbours);
  double sum = 0.0;
  for (Index place = 0; place < count && !stop.stop_requested(); ++place) {
    const Index i = one.order[static_cast<std::size_t>(place)];
    nearest.clear();
    const auto look = [&](Index at) {
      const Index j = one.order[static_cast<std::size_t>(at)];
      nearest.add(
          std::max(std::abs(one.values(j, 0) - one.values(i, 0)), distance(other.values, i, j)));
    };
    const auto aside = [&](Index at) {
      return at < 0 || at >= count
                 ? std::numeric_limits<double>::infinity()
                 : std::abs(one.sorted[static_cast<std::size_t>(at)] - one.values(i, 0));
    };
    Index left = place - 1;
    Index right = place + 1;
    // In order of the distance in this column, until that alone is too large.
    while (std::min(aside(left), aside(right)) < nearest.largest()) {
      look(aside(left) <= aside(right) ? left-- : right++);
    }
    const double reach = nearest.largest();
    sum += digamma[count_near(one, i, reach) + 1] + digamma[count_near(other, i, reach) + 1];
  }
  return digamma[neighbours] + digamma[count] - sum / static_cast<double>(count);
}

/// The samples of each kind; sorted, where the column is.
std::map<int, std::vector<Index>> members_of(const std::vector<int>& kinds,
                                             const InformationVariable& numbers) {
  std::map<int, std::vector<Index>> members;
  for (std::size_t place = 0; place < kinds.size(); ++place) {
    const Index i = numbers.order.empty() ? static_cast<Index>(place) : numbers.order[place];
    members[kinds[static_cast<std::size_t>(i)]].push_back(i);
  }
  return members;
}

/// Adds the distances of samples of a kind from the one at a place to those nearest.
void add_distances(const std::vector<Index>& some, Index place, const InformationVariable& numbers,
                   Smallest& nearest) {
  const Index size = std::ssize(some);
  const bool sorted = !numbers.order.empty();
  // Sorted: the k nearest are among the k before and behind.
  for (const Index step : {Index{-1}, Index{1}}) {
    for (Index at = place + step; at >= 0 && at < size; at += step) {
      const double far = distance(numbers.values, some[static_cast<std::size_t>(place)],
                                  some[static_cast<std::size_t>(at)]);
      if (sorted && far >= nearest.largest()) {
        break;
      }
      nearest.add(far);
    }
  }
}

/// Ross (2014), equation 2.
double of_kinds_and_numbers(const std::vector<int>& kinds, const InformationVariable& numbers,
                            Index neighbours, const Vector& digamma, const std::stop_token& stop) {
  double sum = 0.0;
  Index used = 0;
  for (const auto& [kind, some] : members_of(kinds, numbers)) {
    const Index size = std::ssize(some);
    if (size < 2) {
      continue;  // its sample stays in the counts of the others
    }
    used += size;
    const Index near = std::min(neighbours, size - 1);
    Smallest nearest(near);
    for (Index place = 0; place < size && !stop.stop_requested(); ++place) {
      nearest.clear();
      add_distances(some, place, numbers, nearest);
      const Index i = some[static_cast<std::size_t>(place)];
      const Index among_all = count_near(numbers, i, nearest.largest()) + 1;  // and the k-th itself
      sum += digamma[near] - digamma[size] - digamma[among_all];
    }
  }
  return used > 0 ? sum / static_cast<double>(used) + digamma[used] : 0.0;
}

double of_kinds(const std::vector<int>& one, const std::vector<int>& other) {
  std::map<std::pair<int, int>, double> cells;
  std::map<int, double> rows;
  std::map<int, double> columns;
  for (std::size_t i = 0; i < one.size(); ++i) {
    cells[{one[i], other[i]}] += 1.0;
    rows[one[i]] += 1.0;
    columns[other[i]] += 1.0;
  }
  const auto count = static_cast<double>(one.size());
  double sum = 0.0;
  for (const auto& [cell, number] : cells) {
    sum += number * std::log(number * count / (rows[cell.first] * columns[cell.second]));
  }
  return sum / count;
}

}  // namespace

InformationVariable information_variable(std::vector<int> kinds) {
  InformationVariable variable;
  variable.kinds = std::move(kinds);
  return variable;
}

InformationVariable information_variable(const MatrixView& columns,
                                         std::span<const std::uint64_t> keys, std::uint64_t seed) {
  const Index count = columns.rows();
  InformationVariable variable;
  variable.values = columns;
  for (Index column = 0; column < columns.cols(); ++column) {
    auto values = variable.values.col(column);
    values.array() -= values.mean();
    const double deviation = std::sqrt(values.squaredNorm() / static_cast<double>(count));
    values /= deviation > 0.0 ? deviation : 1.0;
    if (!keys.empty()) {
      break_ties(keys, seed, values);
    }
  }
  if (columns.cols() != 1) {
    return variable;
  }
  constexpr Index most_kinds = 10;
  std::set<double> distinct;
  for (Index i = 0; i < count && std::ssize(distinct) <= most_kinds; ++i) {
    distinct.insert(columns(i, 0));
  }
  if (std::ssize(distinct) <= most_kinds &&
      10 * std::ssize(distinct) <= std::max<Index>(count, 20)) {
    for (Index i = 0; i < count; ++i) {
      variable.kinds.push_back(
          static_cast<int>(std::distance(distinct.begin(), distinct.find(columns(i, 0)))));
    }
    return variable;
  }
  variable.order = all_positions(count);
  std::sort(variable.order.begin(), variable.order.end(), [&](Index i, Index j) {
    return std::pair(variable.values(i, 0), i) < std::pair(variable.values(j, 0), j);
  });
  for (const Index i : variable.order) {
    variable.sorted.push_back(variable.values(i, 0));
  }
  return variable;
}

Vector digamma_numbers(Index most) {
  Vector numbers(most + 1);
  numbers[0] = std::numeric_limits<double>::quiet_NaN();
  if (most >= 1) {
    numbers[1] = -std::numbers::egamma;
  }
  for (Index n = 2; n <= most; ++n) {
    numbers[n] = numbers[n - 1] + 1.0 / static_cast<double>(n - 1);
  }
  return numbers;
}

double mutual_information(const InformationVariable& one, const InformationVariable& other,
                          Index neighbours, const Vector& digamma, const std::stop_token& stop) {
  double information = 0.0;
  if (one.is_of_kinds() && other.is_of_kinds()) {
    information = of_kinds(one.kinds, other.kinds);
  } else if (one.is_of_kinds()) {
    information = of_kinds_and_numbers(one.kinds, other, neighbours, digamma, stop);
  } else if (other.is_of_kinds()) {
    information = of_kinds_and_numbers(other.kinds, one, neighbours, digamma, stop);
  } else {
    const InformationVariable& sorted = one.order.empty() ? other : one;
    information = of_numbers(sorted, &sorted == &one ? other : one, neighbours, digamma, stop);
  }
  return std::max(information, 0.0);
}

}  // namespace steelyard::baselines
