// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/row_copies.h"

#include <cmath>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "core/positions.h"

namespace steelyard {

std::optional<RowCopies> row_copies(const Problem& problem, std::span<const Index> samples) {
  if (problem.rows.empty()) {
    return std::nullopt;
  }
  RowCopies copies;
  std::unordered_map<Index, Index> place_of_row;
  for (std::size_t at = 0; at < samples.size(); ++at) {
    const auto [found, is_new] =
        place_of_row.try_emplace(problem.row_of(samples[at]), copies.different());
    if (is_new) {
      copies.firsts.push_back(static_cast<Index>(at));
    }
    copies.row_place.push_back(found->second);
  }
  return copies.firsts.size() < samples.size() ? std::optional(std::move(copies)) : std::nullopt;
}

std::optional<RowCopies> row_copies(const Problem& problem) {
  return row_copies(problem, all_positions(problem.samples()));
}

std::vector<Index> each_row_once(const Problem& problem) {
  const auto copies = row_copies(problem);
  return copies ? copies->firsts : all_positions(problem.samples());
}

Index different_rows(const Problem& problem, std::span<const Index> samples) {
  const auto copies = row_copies(problem, samples);
  return copies ? copies->different() : std::ssize(samples);
}

double effective_samples(const Problem& problem, std::span<const Index> samples) {
  const auto copies = row_copies(problem, samples);
  if (!copies) {
    return static_cast<double>(samples.size());
  }
  Vector times = Vector::Zero(copies->different());
  for (const Index place : copies->row_place) {
    times[place] += 1.0;
  }
  return times.sum() * times.sum() / times.squaredNorm();
}

double error_of_copies(const Problem& problem, std::span<const Index> samples) {
  return samples.empty()
             ? 1.0
             : std::sqrt(static_cast<double>(samples.size()) / effective_samples(problem, samples));
}

}  // namespace steelyard
