// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/help_page.h"

namespace steelyard {

/// The page "glossary": the words that the window, the command line and the README use, each
/// explained in one or two sentences. Terms are in alphabetical order; the anchor of each is the
/// term with dashes for blanks.
[[nodiscard]] HelpPage glossary_page();

/// The page "first-steps": from one's own table to an answer that can be trusted.
[[nodiscard]] HelpPage first_steps_page();

}  // namespace steelyard
