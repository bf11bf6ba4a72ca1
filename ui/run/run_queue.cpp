// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_queue.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace steelyard::ui {
namespace {

using State = QueueEntry::State;

/// What the list still shows of it; the rest would keep tables in memory.
AskedRun named(const AskedRun& asked) {
  AskedRun kept;
  kept.method = asked.method;
  kept.name = asked.name;
  return kept;
}

int wholePercent(double fraction) {
  constexpr double all = 100.0;
  return static_cast<int>(std::floor(all * fraction));
}

}  // namespace

std::vector<QueueEntry>::iterator RunQueue::at(quint64 id) {
  return std::find_if(entries_.begin(), entries_.end(),
                      [id](const QueueEntry& entry) { return entry.id == id; });
}

const QueueEntry* RunQueue::find(quint64 id) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [id](const QueueEntry& entry) { return entry.id == id; });
  return found == entries_.end() ? nullptr : &*found;
}

const QueueEntry* RunQueue::running() const {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [](const QueueEntry& entry) { return entry.runs(); });
  return found == entries_.end() ? nullptr : &*found;
}

const QueueEntry* RunQueue::next() const {
  if (held_ || running() != nullptr) {
    return nullptr;
  }
  const auto found = std::find_if(entries_.begin(), entries_.end(), [](const QueueEntry& entry) {
    return entry.waits() && !entry.isLeftBehind();
  });
  return found == entries_.end() ? nullptr : &*found;
}

int RunQueue::waiting() const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(),
                                        [](const QueueEntry& entry) { return entry.waits(); }));
}

int RunQueue::leftBehind() const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(),
                                        [](const QueueEntry& e) { return e.isLeftBehind(); }));
}

int RunQueue::over() const {
  return static_cast<int>(entries_.size()) - waiting() - (running() == nullptr ? 0 : 1);
}

double RunQueue::fraction() const {
  if (entries_.empty()) {
    return 0.0;
  }
  const QueueEntry* const now = running();
  return (over() + (now == nullptr ? 0.0 : now->fraction)) / static_cast<double>(entries_.size());
}

int RunQueue::firstWaiting() const {
  return static_cast<int>(std::find_if(entries_.begin(), entries_.end(),
                                       [](const QueueEntry& entry) { return entry.waits(); }) -
                          entries_.begin());
}

quint64 RunQueue::add(AskedRun run) {
  if (waiting() == 0 && running() == nullptr) {
    entries_.clear();
    held_ = false;
  }
  QueueEntry& entry = entries_.emplace_back();
  entry.id = ++last_;
  entry.asked = std::move(run);
  return entry.id;
}

void RunQueue::noteRunning(const QString& name, quint64 run) {
  if (waiting() == 0) {
    entries_.clear();  // another queue begins
    held_ = false;
  }
  QueueEntry entry;
  entry.id = ++last_;
  entry.asked.name = name;
  entry.state = State::Running;
  entry.run = run;
  entries_.insert(entries_.begin() + firstWaiting(), std::move(entry));
}

/// It may stand behind others whose table has gone.
void RunQueue::begin(quint64 id) {
  const auto found = at(id);
  if (found == entries_.end() || !found->waits()) {
    return;
  }
  std::rotate(entries_.begin() + firstWaiting(), found, found + 1);
  QueueEntry& entry = *at(id);
  entry.state = State::Running;
  entry.asked = named(entry.asked);
}

void RunQueue::setNumber(quint64 run) {
  if (const QueueEntry* const now = running()) {
    at(now->id)->run = run;
  }
}

bool RunQueue::setFraction(double fraction) {
  const QueueEntry* const now = running();
  if (now == nullptr) {
    return false;
  }
  QueueEntry& entry = *at(now->id);
  const int before = wholePercent(entry.fraction);
  entry.fraction = std::clamp(fraction, 0.0, 1.0);
  return wholePercent(entry.fraction) != before;
}

void RunQueue::end(State state, const QString& why) {
  if (const QueueEntry* const now = running()) {
    finish(*now, state, why);
  }
}

void RunQueue::refuse(quint64 id, const QString& why) {
  if (const QueueEntry* const entry = find(id); entry != nullptr && entry->waits()) {
    finish(*entry, State::Failed, why);
  }
}

/// \param entry  a copy, because it goes to another place
void RunQueue::finish(QueueEntry entry, State state, const QString& why) {
  entries_.erase(at(entry.id));
  entry.state = state;
  entry.why = why;
  entry.asked = named(entry.asked);
  const auto place = std::find_if(entries_.begin(), entries_.end(), [](const QueueEntry& each) {
    return each.waits() || each.runs();
  });
  entries_.insert(place, std::move(entry));
}

bool RunQueue::moveTo(quint64 id, int position) {
  const auto found = at(id);
  if (found == entries_.end() || !found->waits()) {
    return false;
  }
  const int size = static_cast<int>(entries_.size());
  const auto target = entries_.begin() + std::clamp(position, firstWaiting(), size);
  if (target < found) {
    std::rotate(target, found, found + 1);
    return true;
  }
  if (target > found + 1) {
    std::rotate(found, found + 1, target);
    return true;
  }
  return false;
}

bool RunQueue::move(quint64 id, int by) {
  const auto found = at(id);
  const int row = static_cast<int>(found - entries_.begin());
  return found != entries_.end() && by != 0 && moveTo(id, by > 0 ? row + by + 1 : row + by);
}

void RunQueue::remove(quint64 id) {
  if (const auto found = at(id); found != entries_.end() && !found->runs()) {
    entries_.erase(found);
  }
  if (waiting() == 0) {
    held_ = false;
  }
}

void RunQueue::leaveTable() {
  entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                [](const QueueEntry& entry) { return !entry.waits(); }),
                 entries_.end());
  for (QueueEntry& entry : entries_) {
    entry.asked.problem = nullptr;
    entry.asked.table = {};
    entry.asked.truth = {};
  }
}

void RunQueue::askOf(const AskedRun& now) {
  for (QueueEntry& entry : entries_) {
    if (entry.isLeftBehind()) {
      entry.asked.problem = now.problem;
      entry.asked.table = now.table;
      entry.asked.truth = now.truth;
      entry.asked.options = now.options;
    }
  }
}

}  // namespace steelyard::ui
