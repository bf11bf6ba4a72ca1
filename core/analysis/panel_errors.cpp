// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_errors.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <utility>

#include "core/parallel.h"
#include "core/problem/kept_inputs.h"
#include "core/random.h"

namespace steelyard {
namespace {

using SetInSplit = std::pair<Index, std::vector<Index>>;

std::vector<Index> in_table_order(std::vector<Index> columns) {
  std::sort(columns.begin(), columns.end());
  return columns;
}

/// Those that the log does not know, each once.
class UnknownSets {
 public:
  explicit UnknownSets(const PanelLog& log) : log_(log) {}

  void add(Index split, const std::vector<Index>& set) {
    std::vector<Index> columns = in_table_order(set);
    if (!log_.error_of(split, columns)) {
      unknown_.emplace(split, std::move(columns));
    }
  }
  [[nodiscard]] std::vector<SetInSplit> all() const { return {unknown_.begin(), unknown_.end()}; }

 private:
  const PanelLog& log_;
  std::set<SetInSplit> unknown_;
};

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
  UnknownSets unknown(log);
  for (const auto& of_size : sets) {
    for (std::size_t split = 0; split < of_size.size(); ++split) {
      unknown.add(static_cast<Index>(split), of_size[split]);
    }
  }
  if (!judge_sets(task, unknown.all(), log, stop, progress)) {
    return std::nullopt;
  }
  PanelErrors found;
  found.errors.resize(std::ssize(sets), std::ssize(task.splits));
  for (Index size = 0; size < found.errors.rows(); ++size) {
    std::vector<Judge>& judges = found.judges.emplace_back();
    for (Index split = 0; split < found.errors.cols(); ++split) {
      const auto& of_size = sets[static_cast<std::size_t>(size)];
      const JudgedError judged =
          log.error_of(split, in_table_order(of_size[static_cast<std::size_t>(split)])).value();
      found.errors(size, split) = judged.error;
      judges.push_back(judged.by);
    }
  }
  return found;
}

std::optional<std::vector<JudgedError>> errors_in_split(const HeldOutColumns& task, Index split,
                                                        const std::vector<std::vector<Index>>& sets,
                                                        PanelLog& log,
                                                        const std::stop_token& stop) {
  UnknownSets unknown(log);
  for (const std::vector<Index>& set : sets) {
    unknown.add(split, set);
  }
  if (!judge_sets(task, unknown.all(), log, stop, {})) {
    return std::nullopt;
  }
  std::vector<JudgedError> found;
  found.reserve(sets.size());
  for (const std::vector<Index>& set : sets) {
    found.push_back(log.error_of(split, in_table_order(set)).value());
  }
  return found;
}

PanelSets random_sets(const HeldOutColumns& task, const std::vector<Index>& sizes, Index draw,
                      std::uint64_t seed, const std::vector<Index>& kept) {
  const std::uint64_t splits = task.splits.size();
  PanelSets sets(sizes.size());
  for (std::uint64_t split = 0; split < splits; ++split) {
    const std::uint64_t number = static_cast<std::uint64_t>(draw) * splits + split;
    Random random(seed, Purpose::random_rankings, number);
    const std::vector<Index> ranking =
        with_kept_first(kept, random.permutation(std::ssize(task.columns_of)));
    for (std::size_t size = 0; size < sizes.size(); ++size) {
      sets[size].emplace_back(ranking.begin(), ranking.begin() + sizes[size]);
    }
  }
  return sets;
}

}  // namespace steelyard
