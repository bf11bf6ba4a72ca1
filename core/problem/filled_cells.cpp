// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/filled_cells.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace steelyard {
namespace {

FilledCells if_any(std::vector<FilledColumn> columns) {
  return columns.empty()
             ? FilledCells()
             : FilledCells(std::make_shared<const std::vector<FilledColumn>>(std::move(columns)));
}

bool is_filled(const FilledColumn& column, Index sample) {
  return column.was_missing[static_cast<std::size_t>(sample)];
}

double filler_of(const MatrixView& values, const FilledColumn& column,
                 std::span<const Index> learned_from) {
  std::vector<double> known;
  for (const Index sample : learned_from) {
    if (!is_filled(column, sample)) {
      known.push_back(values(sample, column.column));
    }
  }
  return filler(column.rule, std::move(known), learned_from);
}

/// The rules of some samples. The indicators of a text share what they know of it.
class RulesInSamples {
 public:
  explicit RulesInSamples(std::span<const Index> samples) : samples_(samples) {}

  FillRule picked(FillRule rule) {
    if (rule.set_in) {
      auto& part = parts_[rule.set_in.get()];
      part = part ? part : std::make_shared<const std::vector<int>>(part_of(*rule.set_in));
      rule.set_in = part;
    }
    return rule;
  }

 private:
  [[nodiscard]] std::vector<int> part_of(const std::vector<int>& whole) const {
    std::vector<int> part;
    part.reserve(samples_.size());
    for (const Index sample : samples_) {
      part.push_back(whole[static_cast<std::size_t>(sample)]);
    }
    return part;
  }

  std::span<const Index> samples_;
  std::map<const std::vector<int>*, std::shared_ptr<const std::vector<int>>> parts_;
};

}  // namespace

FilledCells filled_in_samples(const FilledCells& filled, std::span<const Index> samples) {
  if (!filled) {
    return filled;
  }
  std::vector<FilledColumn> kept;
  RulesInSamples rules(samples);
  for (const FilledColumn& column : *filled) {
    FilledColumn part{column.column, {}, rules.picked(column.rule), column.by_step};
    part.was_missing.reserve(samples.size());
    for (const Index sample : samples) {
      part.was_missing.push_back(is_filled(column, sample));
    }
    kept.push_back(std::move(part));
  }
  return if_any(std::move(kept));
}

FilledCells filled_in_columns(const FilledCells& filled, std::span<const Index> columns) {
  if (!filled) {
    return filled;
  }
  std::vector<FilledColumn> kept;
  for (std::size_t place = 0; place < columns.size(); ++place) {
    const auto found =
        std::lower_bound(filled->begin(), filled->end(), columns[place],
                         [](const FilledColumn& one, Index column) { return one.column < column; });
    if (found != filled->end() && found->column == columns[place]) {
      FilledColumn& column = kept.emplace_back(*found);
      column.column = static_cast<Index>(place);
    }
  }
  return if_any(std::move(kept));
}

FilledCells filled_by_policy(const FilledCells& filled) {
  if (!filled) {
    return filled;
  }
  std::vector<FilledColumn> kept;
  std::copy_if(filled->begin(), filled->end(), std::back_inserter(kept),
               [](const FilledColumn& column) { return !column.by_step; });
  return if_any(std::move(kept));
}

Matrix filled_anew(const MatrixView& values, const FilledCells& filled,
                   std::span<const Index> samples, std::span<const Index> learned_from) {
  Matrix part = values(std::vector<Index>(samples.begin(), samples.end()), Eigen::all);
  for (const FilledColumn& column : *filled) {
    const double filler = filler_of(values, column, learned_from);
    for (Index row = 0; row < part.rows(); ++row) {
      if (is_filled(column, samples[static_cast<std::size_t>(row)])) {
        part(row, column.column) = filler;
      }
    }
  }
  return part;
}

}  // namespace steelyard
