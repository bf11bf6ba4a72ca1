// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_part.h"

#include <memory>
#include <utility>

namespace steelyard {
namespace {

/// Groups without a row are left out.
std::vector<std::vector<Index>> together_in_part(const TreeTable& whole,
                                                 const std::vector<Index>& rows) {
  std::vector<std::vector<Index>> together;
  if (whole.together.empty()) {
    return together;
  }
  std::vector<Index> place(static_cast<std::size_t>(whole.samples), -1);
  for (std::size_t k = 0; k < rows.size(); ++k) {
    place[static_cast<std::size_t>(rows[k])] = static_cast<Index>(k);
  }
  for (const std::vector<Index>& group : whole.together) {
    std::vector<Index> part;
    for (const Index sample : group) {
      if (const Index at = place[static_cast<std::size_t>(sample)]; at >= 0) {
        part.push_back(at);
      }
    }
    if (!part.empty()) {
      together.push_back(std::move(part));
    }
  }
  return together;
}

}  // namespace

std::optional<TreeTable> part_of_table(const TreeSource& source, const std::vector<Index>& rows,
                                       const std::stop_token& stop) {
  TreeTable part;
  part.samples = std::ssize(rows);
  part.together = together_in_part(source.whole, rows);
  part.target = permuted_target(source.whole.target, rows);
  std::vector<Index> positions;
  positions.reserve(rows.size());
  for (const Index row : rows) {
    positions.push_back(source.samples[static_cast<std::size_t>(row)]);
  }
  for (Index input = 0; input < source.problem.dimension(); ++input) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    const Vector values = source.problem.inputs.col(input)(positions);
    part.columns.push_back(std::make_shared<const TreeColumn>(tree_column(values)));
  }
  return part;
}

}  // namespace steelyard
