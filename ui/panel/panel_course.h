// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/panel_log.h"
#include "core/analysis/panel_members.h"
#include "ui/panel/panel_news.h"

namespace steelyard::ui {

/// Where an earlier comparison is that is to be shown again.
struct PanelBack {
  std::shared_ptr<const std::string> log = nullptr;  ///< see SavedPanel; null: it is in a file
  QString path = {};                                 ///< of that file
  std::map<std::string, double> seconds = {};        ///< see SavedPanel
};

/// What is to be compared.
struct PanelOrder {
  ProblemPtr problem;
  PanelOptions options;
  std::vector<std::string> methods;    ///< ids; those that cannot take the question are left out
  std::optional<PanelBack> back = {};  ///< nothing runs: what this holds is shown
};

/// What stays of the panels of one question, so that a stopped one is continued and another method
/// can join.
struct PanelMemory {
  PanelLog log;
  PanelSplits splits;                     ///< those that the seconds belong to
  std::map<std::string, double> seconds;  ///< how long each method has taken, by its id

  /// Forgets the seconds if they are those of other splits.
  void beginWith(const PanelOrder& order);
};

/// Those of these ids that can take the question, the quickest first, so that the page soon has
/// something to show.
[[nodiscard]] std::vector<PanelMember> wantedMembers(std::vector<PanelMember> all,
                                                     const std::vector<std::string>& ids);

/// Makes a panel in the thread that calls it, and puts down what is known after each trial
/// and each method.
/// \return the panel, also when it is stopped: then of the methods that were finished
/// \throws Error(bad_input) as method_panel()
[[nodiscard]] PanelNews comparedMethods(const PanelOrder& order, const MethodRegistry& methods,
                                        PanelMemory& memory, PanelMailbox& mailbox,
                                        const std::stop_token& stop);

}  // namespace steelyard::ui
