// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_offer.h"

#include "ui/fault_text.h"

namespace steelyard::ui {

std::optional<PanelOffers> panelOffers(const PanelOffersRequest& request,
                                       const std::stop_token& stop) {
  PanelOffers found{request.problem};
  found.trouble = troubleOf([&] {
    for (const PanelMember& member :
         panel_members(*request.methods, request.problem, request.options)) {
      found.offers.push_back({member.info().id, member.info().title, member.why_not,
                              member.proposed, member.all_seconds()});
    }
  });
  return stop.stop_requested() ? std::nullopt : std::optional(found);
}

}  // namespace steelyard::ui
