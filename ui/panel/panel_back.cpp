// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_back.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "core/data/whole_file.h"
#include "core/record/known_panel.h"
#include "ui/native_text.h"

namespace steelyard::ui {
namespace {

std::string textOf(const PanelBack& back, const std::stop_token& stop) {
  return back.log ? *back.log : read_whole_file(nativePath(back.path), accepted_panel(), stop);
}

std::vector<std::string> idsOf(const std::vector<PanelMember>& members) {
  std::vector<std::string> ids;
  ids.reserve(members.size());
  for (const PanelMember& member : members) {
    ids.push_back(member.info().id);
  }
  return ids;
}

/// NaN where nobody has measured it, also of what continues it.
std::vector<double> secondsOf(const steelyard::MethodPanel& panel, const PanelBack& back,
                              PanelMemory& memory) {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  memory.seconds.insert(back.seconds.begin(), back.seconds.end());
  std::vector<double> seconds;
  for (const PanelRow& row : panel.rows) {
    seconds.resize(std::max(seconds.size(), row.member + 1), unknown);
    seconds[row.member] = memory.seconds.emplace(row.id, unknown).first->second;
  }
  return seconds;
}

}  // namespace

SavedPanel keptOf(const PanelOrder& order, const PanelRecord& record, const PanelMemory& memory) {
  SavedPanel kept;
  kept.largest = order.options.largest;
  kept.methods = order.methods;
  kept.discovery_rate = order.options.discovery_rate;
  for (const auto& [id, seconds] : memory.seconds) {
    if (std::isfinite(seconds)) {
      kept.seconds.emplace(id, seconds);
    }
  }
  kept.log = std::make_shared<const std::string>(record.to_json(memory.log));
  return kept;
}

PanelNews broughtBack(const PanelOrder& order, const MethodRegistry& methods, PanelMemory& memory,
                      const std::stop_token& stop) {
  const std::string text = textOf(*order.back, stop);
  const std::string where = order.back->log ? std::string("the comparison of the session")
                                            : order.back->path.toStdString();
  PanelOrder asked = order;
  asked.options = with_splits_of(text, where, order.options);
  std::vector<PanelMember> all = panel_members(methods, asked.problem, asked.options);
  const PanelRecord record(all, asked.options);
  const std::size_t before = memory.log.discoveries().size();
  record.read(text, where, memory.log);
  if (const auto& known = memory.log.discoveries(); !order.back->log && known.size() > before) {
    asked.options.discovery_rate = known.back().plan.rate;
    all = panel_members(methods, asked.problem, asked.options);
  }
  if (asked.methods.empty()) {
    std::erase_if(all, [&](const PanelMember& member) {
      return !record.knows_runs(memory.log, member);  // nobody asked for them
    });
    asked.methods = idsOf(all);
  }
  memory.beginWith(asked);
  std::vector<PanelMember> members = wantedMembers(std::move(all), asked.methods);
  PanelNews news;
  news.panel = std::make_shared<const steelyard::MethodPanel>(
      known_panel(record, std::move(members), asked.options, memory.log, stop));
  news.seconds = secondsOf(*news.panel, *order.back, memory);
  news.figures = panel_figures(*news.panel);
  news.options = asked.options;
  news.kept = keptOf(asked, record, memory);
  return news;
}

}  // namespace steelyard::ui
