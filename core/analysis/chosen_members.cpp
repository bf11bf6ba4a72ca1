// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/chosen_members.h"

#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/text.h"

namespace steelyard {

std::vector<PanelMember> chosen_members(std::vector<PanelMember> all,
                                        const std::vector<std::string>& ids) {
  if (ids.empty()) {
    return proposed_members(std::move(all));
  }
  std::vector<std::string> possible;
  for (const PanelMember& member : all) {
    if (member.why_not.says_nothing()) {
      possible.push_back(member.info().id);
    }
  }
  std::erase_if(all, [&](const PanelMember& member) {
    return std::find(ids.begin(), ids.end(), member.info().id) == ids.end();
  });
  for (const PanelMember& member : all) {
    if (!member.why_not.says_nothing()) {
      throw bad_input({message("panel.cannot_take_part", "{1} cannot take part: {2}",
                               member.info().id, member.why_not),
                       "", other_words(in_one_line(possible))});
    }
  }
  return all;
}

}  // namespace steelyard
