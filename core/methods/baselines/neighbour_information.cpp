// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/neighbour_information.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <span>
#include <utility>

#include "core/geometry/value_order.h"
#include "core/methods/baselines/broken_ties.h"

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

/// How many of `size` entries, from the first on, are before the first that is not. Without
/// branches that a processor would have to guess: half of its guesses would be wrong.
/// \param is_before  true of all entries before some place, false of the others
template <typename Entry, typename IsBefore>
std::size_t count_before(const Entry* entries, std::size_t size, const IsBefore& is_before) {
  const Entry* first = entries;
  while (size > 1) {
    const std::size_t half = size / 2;
    first += half * static_cast<std::size_t>(is_before(first[half - 1]));
    size -= half;
  }
  return static_cast<std::size_t>(first - entries) +
         static_cast<std::size_t>(size == 1 && is_before(*first));
}

/// How many numbers other than one of them are nearer to it than `reach`.
Index count_near(const std::vector<double>& sorted, double own, double reach) {
  // Compared as differences, as the distances are: own - reach would be rounded otherwise.
  const std::size_t before = count_before(sorted.data(), sorted.size(), [&](double value) {
    return value < own && own - value >= reach;
  });
  const std::size_t up_to = count_before(sorted.data(), sorted.size(), [&](double value) {
    return value <= own || value - own < reach;
  });
  return static_cast<Index>(up_to - before) - 1;
}

/// How many samples other than i are nearer than `reach`.
Index count_near(const InformationVariable& variable, Index i, double reach) {
  if (!variable.sorted.empty()) {
    return count_near(variable.sorted, variable.values(i, 0), reach);
  }
  Index count = -1;
  for (Index j = 0; j < variable.values.rows(); ++j) {
    count += distance(variable.values, i, j) < reach ? 1 : 0;
  }
  return count;
}

/// Two columns, cut into strips of equally many samples that follow each other in the first column;
/// within a strip, the samples ascend in the second. A sample's neighbours are then a few entries
/// of its own strip and of those beside it: O(sqrt(k)) strips where the columns are independent.
class Strips {
 public:
  /// Cost O(N).
  /// \param one, other  single sorted columns
  Strips(const InformationVariable& one, const InformationVariable& other)
      : size_(std::max<Index>(8, static_cast<Index>(std::sqrt(std::ssize(one.sorted))))),
        bounds_(one.sorted) {
    const Index count = std::ssize(one.order);
    std::vector<Index> strip_of(static_cast<std::size_t>(count));
    std::vector<Index> next;
    for (Index place = 0; place < count; ++place) {
      strip_of[static_cast<std::size_t>(one.order[static_cast<std::size_t>(place)])] =
          place / size_;
      if (place % size_ == 0) {
        next.push_back(place);
      }
    }
    entries_.resize(static_cast<std::size_t>(count));
    for (const Index sample : other.order) {
      Index& free = next[static_cast<std::size_t>(strip_of[static_cast<std::size_t>(sample)])];
      entries_[static_cast<std::size_t>(free++)] = {one.values(sample, 0), other.values(sample, 0)};
    }
  }

  struct Entry {
    double one = 0.0, other = 0.0;
  };
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }

  /// Adds the distances of those that may be among the nearest of an entry, without itself.
  void add_near(std::size_t entry, Smallest& nearest) const {
    const Entry& own = entries_[entry];
    const std::size_t strip = entry / length();
    add_up(entry + 1, strip, own, nearest);
    add_down(entry, strip, own, nearest);
    for (std::size_t left = strip; left > 0 && own.one - highest(left - 1) < nearest.largest();) {
      add_all(--left, own, nearest);
    }
    const std::size_t last = (entries_.size() - 1) / length();
    for (std::size_t right = strip + 1;
         right <= last && lowest(right) - own.one < nearest.largest(); ++right) {
      add_all(right, own, nearest);
    }
  }

 private:
  [[nodiscard]] std::size_t length() const { return static_cast<std::size_t>(size_); }
  [[nodiscard]] std::size_t begin_of(std::size_t strip) const { return strip * length(); }
  [[nodiscard]] std::size_t end_of(std::size_t strip) const {
    return std::min(entries_.size(), (strip + 1) * length());
  }
  [[nodiscard]] double lowest(std::size_t strip) const { return bounds_[begin_of(strip)]; }
  [[nodiscard]] double highest(std::size_t strip) const { return bounds_[end_of(strip) - 1]; }

  void add_all(std::size_t strip, const Entry& own, Smallest& nearest) const {
    const std::size_t begin = begin_of(strip);
    const std::size_t at =
        begin + count_before(&entries_[begin], end_of(strip) - begin,
                             [&](const Entry& entry) { return entry.other < own.other; });
    add_up(at, strip, own, nearest);
    add_down(at, strip, own, nearest);
  }
  void add_up(std::size_t at, std::size_t strip, const Entry& own, Smallest& nearest) const {
    for (const std::size_t end = end_of(strip);
         at < end && entries_[at].other - own.other < nearest.largest(); ++at) {
      nearest.add(std::max(std::abs(entries_[at].one - own.one), entries_[at].other - own.other));
    }
  }
  /// Those before a place.
  void add_down(std::size_t at, std::size_t strip, const Entry& own, Smallest& nearest) const {
    for (const std::size_t begin = begin_of(strip);
         at > begin && own.other - entries_[at - 1].other < nearest.largest(); --at) {
      nearest.add(
          std::max(std::abs(entries_[at - 1].one - own.one), own.other - entries_[at - 1].other));
    }
  }

  Index size_ = 1;                  ///< entries of each strip but the last
  std::span<const double> bounds_;  ///< the first column, ascending
  std::vector<Entry> entries_;      ///< strip after strip
};

/// Kraskov, Stoegbauer & Grassberger (2004), equation 8.
/// \param one, other  single sorted columns
double of_two_columns(const InformationVariable& one, const InformationVariable& other,
                      Index neighbours, const Vector& digamma, const std::stop_token& stop) {
  const Strips strips(one, other);
  Smallest nearest(neighbours);
  double sum = 0.0;
  for (std::size_t entry = 0; entry < strips.entries().size() && !stop.stop_requested(); ++entry) {
    nearest.clear();
    strips.add_near(entry, nearest);
    const double reach = nearest.largest();
    const Strips::Entry& own = strips.entries()[entry];
    sum += digamma[count_near(one.sorted, own.one, reach) + 1] +
           digamma[count_near(other.sorted, own.other, reach) + 1];
  }
  const auto count = std::ssize(strips.entries());
  return digamma[neighbours] + digamma[count] - sum / static_cast<double>(count);
}

/// The same equation.
/// \param one    a single sorted column
/// \param other  several columns
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
                                         std::span<const std::uint64_t> keys, std::uint64_t seed,
                                         const std::stop_token& stop) {
  const Index count = columns.rows();
  InformationVariable variable;
  variable.values = columns;
  for (Index column = 0; column < columns.cols(); ++column) {
    auto values = variable.values.col(column);
    values.array() -= values.mean();
    const double deviation = std::sqrt(values.squaredNorm() / static_cast<double>(count));
    values /= deviation > 0.0 ? deviation : 1.0;
  }
  if (columns.cols() != 1) {
    for (Index column = 0; column < columns.cols() && !keys.empty(); ++column) {
      break_ties(keys, seed, variable.values.col(column));
    }
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
  auto values = variable.values.col(0);
  variable.order = samples_by_value(values);
  if (!keys.empty() && !stop.stop_requested() && break_ties(keys, seed, variable.order, values) &&
      !stop.stop_requested()) {
    variable.order = samples_by_value(values);
  }
  variable.sorted.reserve(variable.order.size());
  for (const std::uint32_t i : variable.order) {
    variable.sorted.push_back(values[i]);
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
  } else if (!one.order.empty() && !other.order.empty()) {
    information = of_two_columns(one, other, neighbours, digamma, stop);
  } else {
    const InformationVariable& sorted = one.order.empty() ? other : one;
    information = of_numbers(sorted, &sorted == &one ? other : one, neighbours, digamma, stop);
  }
  return std::max(information, 0.0);
}

}  // namespace steelyard::baselines
