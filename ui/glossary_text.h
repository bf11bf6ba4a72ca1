// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "core/report/help_page.h"

namespace steelyard::ui {

/// What the glossary says of a term, in the language of the window. The context of its translation
/// is "Glossary", and the comment is the anchor. Without a translation it is the English of core.
/// \param anchor  of its entry: "ground-truth"
[[nodiscard]] HelpEntry glossaryEntry(const QString& anchor);
/// The page "glossary" in this language, with its terms in alphabetical order.
[[nodiscard]] HelpPage glossaryPage();
/// The page "first-steps", likewise. The comment of its translations is the id of the page.
[[nodiscard]] HelpPage firstStepsPage();

}  // namespace steelyard::ui
