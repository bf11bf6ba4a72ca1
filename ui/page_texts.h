// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/report/help_page.h"

namespace steelyard::ui {

/// Hands each text of the entry to `change`, but for its note, which may be an id.
/// \param change  takes the text and the entry's anchor
template <typename Change>
void changeTexts(HelpEntry& entry, const Change& change) {
  change(entry.term, entry.anchor);
  for (std::string& line : entry.lines) {
    change(line, entry.anchor);
  }
}

/// The same of a page.
/// \param change  takes the text, and the anchor of its entry or the id of the page
template <typename Change>
void changeTexts(HelpPage& page, const Change& change) {
  change(page.group, page.id);
  change(page.title, page.id);
  change(page.summary, page.id);
  for (HelpSection& section : page.sections) {
    change(section.title, page.id);
    for (std::string& paragraph : section.paragraphs) {
      change(paragraph, page.id);
    }
    for (HelpEntry& entry : section.entries) {
      changeTexts(entry, change);
    }
  }
}

}  // namespace steelyard::ui
