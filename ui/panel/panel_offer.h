// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/panel_members.h"

namespace steelyard::ui {

/// A method as the page offers it.
struct PanelOffer {
  std::string id;
  std::string title;
  Message why_not = {};   ///< why it cannot take the question; says nothing if it can
  bool proposed = false;  ///< it is ticked unless a person decides otherwise
  double seconds = 0.0;   ///< of all its trials, and of what it discovers

  [[nodiscard]] bool isPossible() const { return why_not.says_nothing(); }
};

/// What is asked of all methods before any of them runs.
struct PanelOffersRequest {
  const MethodRegistry* methods = nullptr;  ///< must outlive the request
  ProblemPtr problem = {};
  PanelOptions options = {};
  bool urgent = true;  ///< see BesideThread
};

struct PanelOffers {
  ProblemPtr problem = {};  ///< the one that was asked about
  std::vector<PanelOffer> offers = {};
  QString trouble = {};  ///< why there are no offers; empty if nothing has failed
};

/// Which methods can take the question, and what they cost. A method whose estimate fails cannot,
/// for that reason; the others are offered.
[[nodiscard]] std::optional<PanelOffers> panelOffers(const PanelOffersRequest& request,
                                                     const std::stop_token& stop);

}  // namespace steelyard::ui
