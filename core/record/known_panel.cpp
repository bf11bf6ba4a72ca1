// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/known_panel.h"

#include <algorithm>

namespace steelyard {
namespace {

/// Ends after its last member, before anything runs on targets in random order.
MethodPanel without_chance(const std::vector<PanelMember>& members, const PanelOptions& options,
                           PanelLog& log, const std::stop_token& stop) {
  std::stop_source end;
  const std::stop_callback stopped(stop, [&end] { end.request_stop(); });
  PanelObserver observer;
  observer.ended = [&](std::size_t member) {
    if (member + 1 == members.size()) {
      end.request_stop();
    }
  };
  return method_panel(members, options, end.get_token(), &log, observer);
}

}  // namespace

MethodPanel known_panel(const PanelRecord& record, std::vector<PanelMember> members,
                        const PanelOptions& options, PanelLog& log, const std::stop_token& stop) {
  const auto missing = std::erase_if(
      members, [&](const PanelMember& member) { return !record.knows_runs(log, member); });
  if (members.empty()) {
    return {};
  }
  for (PanelMember& member : members) {
    if (member.discovery && member.discovery->why_not.says_nothing() &&
        log.discoveries_of(*member.discovery) == nullptr) {
      member.discovery.reset();  // it would run
    }
  }
  MethodPanel panel = without_chance(members, options, log, stop);
  const bool whole = std::all_of(panel.good.begin(), panel.good.end(), [&](std::size_t row) {
    return record.knows_chance(log, members[panel.rows[row].member]);
  });
  const bool goes_on = whole && missing == 0 && !panel.complete && !stop.stop_requested();
  if (goes_on) {
    return method_panel(members, options, stop, &log);
  }
  panel.complete = panel.complete && missing == 0;
  return panel;
}

}  // namespace steelyard
