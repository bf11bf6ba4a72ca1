// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "core/parameter/parameter.h"
#include "core/report/help_page.h"
#include "core/run/method.h"

namespace steelyard::ui {

/// A fixed text of core in the language of the window: the title of a method, the help of a
/// parameter. It is looked up as it is, in the context "Terms" of the translation, then without
/// what begins with its first number ("start 3"), and stays English if neither is there. Names of
/// columns and other text of a file do not belong here.
[[nodiscard]] std::string shownTerm(std::string_view text);

/// shownTerm() in one line, as plainName() writes it.
[[nodiscard]] QString termName(std::string_view text);

/// The parameter as the form shows it. Ids and values stay as they are.
[[nodiscard]] ParameterSpec shownSpec(ParameterSpec spec);

/// The page with each of its texts that has a translation in the language of the window.
[[nodiscard]] HelpPage shownPage(HelpPage page);

/// The name of a run with these values (see core/run/run_name.h) in the language of the window.
/// \param varied  id of the setting by which it differs from other runs; may be empty
[[nodiscard]] QString shownRunName(const Method& method, const ParameterValues& values,
                                   const std::string& varied = {});

}  // namespace steelyard::ui
