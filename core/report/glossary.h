// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/help_page.h"

namespace steelyard {

/// "glossary": the words that the window, the command line and the README use, each in one or two
/// sentences. Terms are in alphabetical order; the anchor is the term with dashes for blanks.
[[nodiscard]] HelpPage glossary_page();

/// "first-steps": from an own table to an answer that can be trusted.
[[nodiscard]] HelpPage first_steps_page();

}  // namespace steelyard
