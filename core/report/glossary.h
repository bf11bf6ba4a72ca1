// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/report/help_page.h"

namespace steelyard {

/// The page "glossary": the words that the window, the command line and the README use, each
/// explained in one or two sentences. Terms are in alphabetical order; the anchor of each is the
/// term in small letters, with dashes for blanks and without apostrophes, but
/// "ground-truth" for the target.
[[nodiscard]] HelpPage glossary_page();

/// The entry of that page with this anchor, which has one line. Whatever explains a term where it
/// stands says the same as the page.
/// \throws Error(fault) if there is none
[[nodiscard]] HelpEntry glossary_entry(std::string_view anchor);

/// The page "first-steps": from one's own table to an answer that can be trusted.
[[nodiscard]] HelpPage first_steps_page();

}  // namespace steelyard
