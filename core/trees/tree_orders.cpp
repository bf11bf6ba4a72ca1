// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_orders.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard {
namespace {

constexpr std::size_t no_list = ~std::size_t{0};

/// The processor fetches what follows these by itself.
template <typename Number>
void fetch_first(const std::vector<Number>& numbers) {
  constexpr std::size_t most_lines = 12;
  constexpr std::size_t in_a_line = 64 / sizeof(Number);
  const std::size_t end = std::min(numbers.size(), most_lines * in_a_line);
  for (std::size_t first = 0; first < end; first += in_a_line) {
    __builtin_prefetch(numbers.data() + first);
  }
}

/// Entries that go left first, otherwise in the same order. Without branches, which processors
/// would guess wrong half of the time.
/// \param scratch  at least as long
template <typename Entry, typename GoesLeft>
std::size_t part_stably(std::span<Entry> entries, std::vector<TreeEntry>& scratch,
                        const GoesLeft& goes_left) {
  std::size_t left = 0;
  std::size_t right = 0;
  for (const Entry entry : entries) {
    const std::size_t goes = goes_left(entry) ? 1U : 0U;
    entries[left] = entry;
    scratch[right] = entry;
    left += goes;
    right += 1U - goes;
  }
  for (std::size_t k = 0; k < right; ++k) {
    entries[left + k] = static_cast<Entry>(scratch[k]);
  }
  return left;
}

}  // namespace

TreeOrders::TreeOrders(const TreeTable& table, const std::vector<std::uint32_t>& weights,
                       bool presorted, std::stop_token stop)
    : table_(table), stop_(std::move(stop)), goes_left_(weights.size()) {
  for (std::uint32_t sample = 0; sample < weights.size(); ++sample) {
    if (weights[sample] > 0) {
      members_.push_back(sample);
    }
  }
  scratch_.resize(members_.size());
  if (!presorted) {
    node_of_.assign(weights.size(), 0);
    return;
  }
  std::size_t listed = 0;
  list_of_.reserve(table.columns.size());
  for (const auto& column : table.columns) {
    list_of_.push_back(column->order.empty() ? no_list : listed++);
  }
  // Not filled with zeros: of tables with many columns, each tree would take noticeably longer.
  lists_ = std::make_unique_for_overwrite<TreeEntry[]>(  // NOLINT(*-avoid-c-arrays)
      listed * members_.size());
  for (std::size_t column = 0; column < list_of_.size() && !stop_.stop_requested(); ++column) {
    if (list_of_[column] != no_list) {
      fill_list(table.columns[column]->order, weights, list(column, all()).data());
    }
  }
}

/// Without branches: about every third sample is in no tree, and nobody could guess which.
void TreeOrders::fill_list(const std::vector<TreeEntry>& order,
                           const std::vector<std::uint32_t>& weights, TreeEntry* list) const {
  const std::size_t size = members_.size();
  std::size_t found = 0;
  for (std::size_t k = 0; found < size; ++k) {
    list[found] = order[k];
    found += weights[sample_of(order[k])] > 0 ? 1U : 0U;
  }
}

std::span<TreeEntry> TreeOrders::list(std::size_t column, TreeRange node) {
  return {lists_.get() + list_of_[column] * members_.size() + node.first, node.size()};
}

void TreeOrders::announce(Index column) const {
  if (!lists_) {
    __builtin_prefetch(table_.columns[static_cast<std::size_t>(column)].get());
  }
}

void TreeOrders::fetch(Index column, TreeRange node) const {
  if (lists_) {
    return;
  }
  const TreeColumn& of = *table_.columns[static_cast<std::size_t>(column)];
  if (of.is_binary() || !is_picked(node)) {
    fetch_first(of.codes);
  } else {
    fetch_first(of.order);
  }
}

/// Whether it is quicker to pick the samples of a node from all than to sort them.
bool TreeOrders::is_picked(TreeRange node) const {
  const auto size = static_cast<double>(node.size());
  return 2.0 * size * std::log2(size + 1.0) > static_cast<double>(table_.samples);
}

std::span<const TreeEntry> TreeOrders::ordered(Index column, TreeRange node) {
  const auto position = static_cast<std::size_t>(column);
  const TreeColumn& of = *table_.columns[position];
  if (of.is_binary()) {
    return parted_by_level(of, node);
  }
  if (lists_) {
    return list(position, node);
  }
  return is_picked(node) ? picked(of, node) : sorted(of, node);
}

/// Of two levels: the lower ones from the front, the others from the back.
std::span<const TreeEntry> TreeOrders::parted_by_level(const TreeColumn& column, TreeRange node) {
  std::size_t low = 0;
  std::size_t high = node.size();
  for (std::size_t k = node.first; k < node.end; ++k) {
    const std::uint32_t sample = members_[k];
    const std::uint32_t code = column.codes[sample];
    scratch_[low] = tree_entry(0, sample);
    // What was there is not in use yet, or is this very entry where all places are taken.
    scratch_[high - 1] = code == 0 ? scratch_[high - 1] : tree_entry(1, sample);
    low += 1U - code;
    high -= code;
  }
  return std::span(scratch_).first(node.size());
}

std::span<const TreeEntry> TreeOrders::sorted(const TreeColumn& column, TreeRange node) {
  for (std::size_t k = node.first; k < node.end; ++k) {
    scratch_[k - node.first] = tree_entry(column.codes[members_[k]], members_[k]);
  }
  const std::span<TreeEntry> entries = std::span(scratch_).first(node.size());
  std::sort(entries.begin(), entries.end());
  return entries;
}

/// From the order of all samples, those of the node.
std::span<const TreeEntry> TreeOrders::picked(const TreeColumn& column, TreeRange node) {
  if (marked_ == 0 || marked_range_.first != node.first || marked_range_.end != node.end) {
    ++marked_;
    marked_range_ = node;
    for (const std::uint32_t sample : members(node)) {
      node_of_[sample] = marked_;
    }
  }
  std::size_t found = 0;
  for (std::size_t k = 0; found < node.size(); ++k) {
    scratch_[found] = column.order[k];
    found += node_of_[sample_of(column.order[k])] == marked_ ? 1U : 0U;
  }
  return std::span(scratch_).first(found);
}

std::size_t TreeOrders::part(TreeRange node, Index column, std::uint32_t limit) {
  const std::vector<std::uint32_t>& codes = table_.columns[static_cast<std::size_t>(column)]->codes;
  const auto entries = std::span(members_).subspan(node.first, node.size());
  return part_stably(entries, scratch_, [&](std::uint32_t sample) {
    const bool left = codes[sample] <= limit;
    goes_left_[sample] = left ? 1 : 0;
    return left;
  });
}

void TreeOrders::part_orders(TreeRange node) {
  for (std::size_t column = 0; column < list_of_.size(); ++column) {
    if (stop_.stop_requested()) {
      return;
    }
    if (list_of_[column] == no_list) {
      continue;
    }
    const std::span<TreeEntry> entries = list(column, node);
    if (code_of(entries.front()) == code_of(entries.back())) {
      continue;  // its values are equal here, and so they are farther down
    }
    static_cast<void>(part_stably(
        entries, scratch_, [&](TreeEntry entry) { return goes_left_[sample_of(entry)] != 0; }));
  }
}

}  // namespace steelyard
