// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_course.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "core/analysis/panel_trials.h"
#include "core/record/panel_record.h"
#include "ui/panel/panel_back.h"

namespace steelyard::ui {
namespace {

/// Adds to what each method has taken so far, so that a continued panel knows the whole time.
class MemberClocks {
 public:
  MemberClocks(const std::vector<PanelMember>& members, std::map<std::string, double>& seconds)
      : members_(members), seconds_(seconds) {}

  void begin(std::size_t member) {
    running_ = member;
    begun_ = Clock::now();
  }
  void end() {
    if (const auto member = std::exchange(running_, std::nullopt)) {
      seconds_[members_[*member].info().id] +=
          std::chrono::duration<double>(Clock::now() - begun_).count();
    }
  }
  [[nodiscard]] std::vector<double> seconds() const {
    std::vector<double> all;
    for (const PanelMember& member : members_) {
      const auto found = seconds_.find(member.info().id);
      all.push_back(found == seconds_.end() ? 0.0 : found->second);
    }
    return all;
  }

 private:
  using Clock = std::chrono::steady_clock;

  const std::vector<PanelMember>& members_;
  std::map<std::string, double>& seconds_;
  std::optional<std::size_t> running_;
  Clock::time_point begun_;
};

PanelNews newsOf(steelyard::MethodPanel panel, const MemberClocks& clocks) {
  PanelNews news{std::make_shared<const steelyard::MethodPanel>(std::move(panel)),
                 clocks.seconds()};
  news.figures = panel_figures(*news.panel);
  return news;
}

/// What is known after a trial: the errors are the only picture that changes.
PanelNews withUnfinished(PanelNews news, const UnfinishedRow& row) {
  Figure errors = panel_error_figure(*news.panel, &row);
  if (news.figures.empty()) {
    news.figures.push_back(std::move(errors));
  } else {
    news.figures.front() = std::move(errors);
  }
  news.unfinished = row;
  return news;
}

}  // namespace

std::vector<PanelMember> wantedMembers(std::vector<PanelMember> all,
                                       const std::vector<std::string>& ids) {
  std::erase_if(all, [&ids](const PanelMember& member) {
    return !member.why_not.says_nothing() ||
           std::find(ids.begin(), ids.end(), member.info().id) == ids.end();
  });
  std::stable_sort(all.begin(), all.end(), [](const PanelMember& one, const PanelMember& other) {
    return one.seconds < other.seconds;
  });
  return all;
}

void PanelMemory::beginWith(const PanelOrder& order) {
  const PanelSplits now = panel_splits(order.problem, order.options);
  if (!(splits == now)) {
    splits = now;
    seconds.clear();
  }
}

PanelNews comparedMethods(const PanelOrder& order, const MethodRegistry& methods,
                          PanelMemory& memory, PanelMailbox& mailbox, const std::stop_token& stop) {
  memory.beginWith(order);
  const std::vector<PanelMember> all = panel_members(methods, order.problem, order.options);
  const PanelRecord record(all, order.options);
  const std::vector<PanelMember> members = wantedMembers(all, order.methods);
  MemberClocks clocks(members, memory.seconds);
  PanelObserver observer;
  observer.progress = [&mailbox](double share) { mailbox.put(share); };
  observer.begun = [&clocks](std::size_t member) { clocks.begin(member); };
  observer.ended = [&clocks](std::size_t) { clocks.end(); };
  PanelNews latest;  // after the last method that has ended
  observer.known = [&](const steelyard::MethodPanel& so_far) {
    latest = newsOf(so_far, clocks);
    latest.kept = keptOf(order, record, memory);
    mailbox.put(latest);
  };
  observer.trial_ended = [&](const UnfinishedRow& row) {
    mailbox.put(withUnfinished(latest, row));
  };
  steelyard::MethodPanel panel = method_panel(members, order.options, stop, &memory.log, observer);
  clocks.end();  // of a method that was stopped
  PanelNews news = newsOf(std::move(panel), clocks);
  news.kept = keptOf(order, record, memory);
  return news;
}

}  // namespace steelyard::ui
