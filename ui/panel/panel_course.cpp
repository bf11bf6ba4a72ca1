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

std::vector<PanelMember> wantedMembers(const PanelOrder& order, const MethodRegistry& methods) {
  std::vector<PanelMember> members = panel_members(methods, order.problem, order.options);
  std::erase_if(members, [&order](const PanelMember& member) {
    return !member.why_not.says_nothing() || std::find(order.methods.begin(), order.methods.end(),
                                                       member.info().id) == order.methods.end();
  });
  // The quickest first, so that the page soon has something to show.
  std::stable_sort(
      members.begin(), members.end(),
      [](const PanelMember& one, const PanelMember& other) { return one.seconds < other.seconds; });
  return members;
}

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

PanelNews comparedMethods(const PanelOrder& order, const MethodRegistry& methods,
                          PanelMemory& memory, PanelMailbox& mailbox, const std::stop_token& stop) {
  const PanelSplits splits = panel_splits(order.problem, order.options);
  if (!(memory.splits == splits)) {
    memory.splits = splits;
    memory.seconds.clear();
  }
  const std::vector<PanelMember> members = wantedMembers(order, methods);
  MemberClocks clocks(members, memory.seconds);
  PanelObserver observer;
  observer.progress = [&mailbox](double share) { mailbox.put(share); };
  observer.begun = [&clocks](std::size_t member) { clocks.begin(member); };
  observer.ended = [&clocks](std::size_t) { clocks.end(); };
  PanelNews latest;  // after the last method that has ended
  observer.known = [&](const steelyard::MethodPanel& so_far) {
    latest = newsOf(so_far, clocks);
    mailbox.put(latest);
  };
  observer.trial_ended = [&](const UnfinishedRow& row) {
    mailbox.put(withUnfinished(latest, row));
  };
  steelyard::MethodPanel panel = method_panel(members, order.options, stop, &memory.log, observer);
  clocks.end();  // of a method that was stopped
  return newsOf(std::move(panel), clocks);
}

}  // namespace steelyard::ui
