// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_consensus.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <utility>

#include "core/analysis/panel_ahead.h"
#include "core/analysis/panel_trials.h"
#include "core/in_words.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"

namespace steelyard {
namespace {

/// Nobody waits longer for the chance level of a consensus, on the reference machine.
constexpr double most_seconds_of_permuted = 60.0;

/// Counts once more each column that is kept. Shares are divided at the end, so that a column that
/// is always kept has a share of exactly 1.
void count_kept(const std::vector<Index>& kept, const std::vector<PanelUnit>& units,
                Eigen::Ref<Vector> times) {
  for (const std::size_t unit : units_with(units, kept)) {
    for (const Index column : units[unit].inputs) {
      times[column] += 1.0;
    }
  }
}

Matrix kept_map(const std::vector<PanelRow>& rows, const std::vector<PanelUnit>& units,
                Index dimension) {
  Matrix map = Matrix::Zero(dimension, std::ssize(rows));
  for (Index place = 0; place < map.cols(); ++place) {
    const PanelRow& row = rows[static_cast<std::size_t>(place)];
    for (const std::vector<Index>& kept : row.kept) {
      count_kept(kept, units, map.col(place));
    }
    map.col(place) /= row.is_judged() ? static_cast<double>(row.kept.size())
                                      : std::numeric_limits<double>::quiet_NaN();
  }
  return map;
}

double seconds_of_permuted(const std::vector<PanelMember>& members,
                           const std::vector<PanelRow>& rows, const std::vector<std::size_t>& good,
                           const PanelOptions& options) {
  double seconds = 0.0;
  for (const std::size_t place : good) {
    seconds += static_cast<double>(options.permuted) * members[rows[place].member].plan.seconds;
  }
  return seconds;
}

/// The value that one in twenty exceeds or equals.
double upper_twentieth(const Matrix& shares) {
  std::vector<double> all(shares.reshaped().begin(), shares.reshaped().end());
  std::sort(all.begin(), all.end());
  constexpr double below = 0.95;
  const auto place = static_cast<std::size_t>(below * static_cast<double>(all.size()));
  return all[std::min(place, all.size() - 1)];
}

/// What the good methods keep where there is nothing to find: columns x trials, means over the
/// methods; `nullopt` when stopped.
std::optional<Matrix> shares_by_chance(const std::vector<PanelMember>& members,
                                       const std::vector<PanelRow>& rows,
                                       const std::vector<std::size_t>& good,
                                       const HeldOutColumns& task,
                                       const std::vector<PanelUnit>& units,
                                       const PanelOptions& options, PanelLog& log,
                                       const std::stop_token& stop, const TrialProgress& progress) {
  Matrix shares = Matrix::Zero(std::ssize(task.columns_of), options.permuted);
  const auto count = static_cast<double>(good.size());
  std::vector<const PanelMember*> good_members;
  good_members.reserve(good.size());
  for (const std::size_t place : good) {
    good_members.push_back(&members[rows[place].member]);
  }
  permute_ahead(good_members, task, options, log, stop, progress);
  double done = 0.0;
  for (const std::size_t place : good) {
    const PanelMember& member = members[rows[place].member];
    const auto outcomes =
        run_trials(member.plan, permuted_trials(task, member.info().target, options), stop,
                   part_of(progress, done / count, (done + 1.0) / count), &log.trials());
    if (!outcomes) {
      return std::nullopt;
    }
    done += 1.0;
    for (std::size_t trial = 0; trial < outcomes->size(); ++trial) {
      count_kept((*outcomes)[trial].best(static_cast<std::size_t>(rows[place].suggested)), units,
                 shares.col(static_cast<Index>(trial)));
    }
  }
  return Matrix(shares / count);
}

/// The columns among which there is a choice, one of each unit: those that a person keeps have a
/// share of 1, whatever the target.
std::vector<Index> free_columns(const std::vector<Index>& kept,
                                const std::vector<PanelUnit>& units) {
  std::vector<Index> first;
  std::vector<Index> free;
  for (const PanelUnit& unit : units) {
    first.push_back(unit.inputs.front());
    if (besides_kept(unit.inputs, kept).size() == unit.inputs.size()) {
      free.push_back(unit.inputs.front());
    }
  }
  return free.empty() ? first : free;
}

void add_chance(const std::optional<Matrix>& shares, const std::vector<Index>& free,
                PanelConsensus& found) {
  if (!shares) {
    found.was_stopped = true;
    found.no_permuted = message("panel_consensus.stopped", "the panel was stopped");
    return;
  }
  found.permuted = shares->cols();
  found.chance = upper_twentieth(Matrix((*shares)(free, Eigen::all)));
  found.by_chance = shares->rowwise().mean();
}

}  // namespace

std::vector<Index> columns_above_level(const PanelConsensus& consensus) {
  std::vector<Index> columns = all_positions(consensus.mean.size());
  std::erase_if(columns,
                [&](Index column) { return !(consensus.mean[column] > consensus.level()); });
  return falling(std::move(columns), consensus.mean);
}

PanelConsensus panel_consensus(const std::vector<PanelMember>& members,
                               const std::vector<PanelRow>& rows,
                               const std::vector<std::size_t>& good, const HeldOutColumns& task,
                               const std::vector<Index>& kept, const std::vector<PanelUnit>& units,
                               const PanelOptions& options, PanelLog& log,
                               const std::stop_token& stop, const TrialProgress& progress) {
  const Index dimension = std::ssize(task.columns_of);
  PanelConsensus found;
  found.map = kept_map(rows, units, dimension);
  if (good.empty()) {
    return found;
  }
  found.mean = Vector::Zero(dimension);
  for (const std::size_t place : good) {
    found.mean += found.map.col(static_cast<Index>(place));
  }
  found.mean /= static_cast<double>(good.size());
  const std::vector<Index> free = free_columns(kept, units);
  found.expected = Vector(found.mean(free)).mean();
  if (options.permuted < 1 ||
      seconds_of_permuted(members, rows, good, options) > most_seconds_of_permuted) {
    found.no_permuted =
        message("panel_consensus.too_long", "trials on targets in random order would take long");
    return found;
  }
  try {
    add_chance(shares_by_chance(members, rows, good, task, units, options, log, stop, progress),
               free, found);
  } catch (const std::exception& error) {
    if (is_fault(error)) {
      throw;
    }
    found.no_permuted = statement_of(error);  // such as groups that are too few to be exchanged
  }
  return found;
}

}  // namespace steelyard
