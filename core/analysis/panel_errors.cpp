// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_errors.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <utility>

#include "core/parallel.h"
#include "core/random.h"

namespace steelyard {
namespace {

using SetInSplit = std::pair<Index, std::vector<Index>>;

std::vector<Index> in_table_order(std::vector<Index> columns) {
  std::sort(columns.begin(), columns.end());
  return columns;
}

/// Each once.
std::vector<SetInSplit> unknown_sets(const PanelSets& sets, const PanelLog& log) {
  std::set<SetInSplit> unknown;
  for (const auto& of_size : sets) {
    for (std::size_t split = 0; split < of_size.size(); ++split) {
      const auto at = static_cast<Index>(split);
      std::vector<Index> columns = in_table_order(of_size[split]);
      if (log.error_of(at, columns) == nullptr) {
        unknown.emplace(at, std::move(columns));
      }
    }
  }
  return {unknown.begin(), unknown.end()};
}

/// \return false when stopped
bool judge_sets(const HeldOutColumns& task, const std::vector<SetInSplit>& wanted, PanelLog& log,
                const std::stop_token& stop, const TrialProgress& progress) {
  std::vector<std::optional<JudgedError>> found(wanted.size());
  std::atomic<Index> done = 0;
  const bool finished = parallel_for(std::ssize(wanted), stop, [&](Index place) {
    const auto at = static_cast<std::size_t>(place);
    const auto& [split, columns] = wanted[at];
    found[at] = judged_error(task, columns, task.splits[static_cast<std::size_t>(split)], stop);
    if (progress) {
      progress(static_cast<double>(++done) / static_cast<double>(wanted.size()));
    }
  });
  for (std::size_t at = 0; at < wanted.size(); ++at) {
    if (found[at]) {
      log.keep_error(wanted[at].first, wanted[at].second, *found[at]);
    }
  }
  return finished && !stop.stop_requested();
}

}  // namespace

std::optional<PanelErrors> panel_errors(const HeldOutColumns& task, const PanelSets& sets,
                                        PanelLog& log, const std::stop_token& stop,
                                        const TrialProgress& progress) {
  if (!judge_sets(task, unknown_sets(sets, log), log, stop, progress)) {
    return std::nullopt;
  }
  PanelErrors found;
  found.errors.resize(std::ssize(sets), std::ssize(task.splits));
  for (Index size = 0; size < found.errors.rows(); ++size) {
    std::vector<Judge>& judges = found.judges.emplace_back();
    for (Index split = 0; split < found.errors.cols(); ++split) {
      const auto& of_size = sets[static_cast<std::size_t>(size)];
      const JudgedError* const judged =
          log.error_of(split, in_table_order(of_size[static_cast<std::size_t>(split)]));
      found.errors(size, split) = judged->error;
      judges.push_back(judged->by);
    }
  }
  return found;
}

PanelSets random_sets(const HeldOutColumns& task, const std::vector<Index>& sizes, Index draw,
                      std::uint64_t seed) {
  const std::uint64_t splits = task.splits.size();
  PanelSets sets(sizes.size());
  for (std::uint64_t split = 0; split < splits; ++split) {
    const std::uint64_t number = static_cast<std::uint64_t>(draw) * splits + split;
    Random random(seed, Purpose::random_rankings, number);
    const std::vector<Index> ranking = random.permutation(std::ssize(task.columns_of));
    for (std::size_t size = 0; size < sizes.size(); ++size) {
      sets[size].emplace_back(ranking.begin(), ranking.begin() + sizes[size]);
    }
  }
  return sets;
}

}  // namespace steelyard
