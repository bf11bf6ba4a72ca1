// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/sample_keys.h"

#include <algorithm>
#include <atomic>

#include "core/geometry/value_order.h"
#include "core/parallel.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// Adds what a column says of each sample. Sums of whole numbers do not depend on their order.
void add_column(const Eigen::Ref<const Vector>& values, const std::stop_token& stop,
                std::vector<std::uint64_t>& keys) {
  const std::vector<std::uint32_t> order = samples_by_value(values);
  if (stop.stop_requested()) {
    return;
  }
  const DenseRanks dense = dense_ranks(values, order);
  const std::uint64_t of_column = mixed_bits(dense.different);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    std::atomic_ref<std::uint64_t>(keys[i]).fetch_add(mixed_bits(of_column + dense.ranks[i]),
                                                      std::memory_order_relaxed);
  }
}

/// Samples that agree are numbered: which of them has which number means nothing.
void tell_apart(std::vector<std::uint64_t>& keys) {
  const std::vector<std::uint32_t> order = samples_by_key(keys);
  std::uint64_t number = 0;
  std::uint64_t last = 0;
  for (std::size_t place = 0; place < order.size(); ++place) {
    std::uint64_t& key = keys[order[place]];
    number = place > 0 && key == last ? number + 1 : 0;
    last = key;
    key = mixed_bits(key + number);
  }
}

}  // namespace

DenseRanks dense_ranks(const Eigen::Ref<const Vector>& values) {
  return dense_ranks(values, samples_by_value(values));
}

DenseRanks dense_ranks(const Eigen::Ref<const Vector>& values,
                       std::span<const std::uint32_t> order) {
  DenseRanks dense;
  dense.ranks.resize(order.size());
  for (std::size_t place = 0; place < order.size(); ++place) {
    const double gap = place == 0 ? 0.0 : values[order[place]] - values[order[place - 1]];
    if (gap > 0.0) {
      ++dense.different;
      dense.smallest_gap = std::min(dense.smallest_gap, gap);
    }
    dense.ranks[order[place]] = dense.different;
  }
  ++dense.different;
  return dense;
}

std::optional<std::vector<std::uint64_t>> sample_keys(const MatrixView& columns,
                                                      const MatrixView& others,
                                                      std::span<const int> classes,
                                                      const std::stop_token& stop) {
  std::vector<std::uint64_t> keys(static_cast<std::size_t>(columns.rows()));
  const bool done = parallel_for(columns.cols() + others.cols(), stop, [&](Index k) {
    add_column(k < columns.cols() ? columns.col(k) : others.col(k - columns.cols()), stop, keys);
  });
  if (!done || stop.stop_requested()) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < classes.size(); ++i) {
    keys[i] = mixed_bits(keys[i] + static_cast<std::uint64_t>(classes[i]));
  }
  tell_apart(keys);
  return keys;
}

}  // namespace steelyard
