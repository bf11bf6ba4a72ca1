// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>

namespace steelyard::ui {

/// The code of the language that the window speaks: "de", or "en" as long as no translation is
/// installed. Texts that are files of their own lie in a folder of this name.
[[nodiscard]] QString shownLanguage();
/// A day and a time, here and now, in that language: "29 November 2026, 15:34". The locale of the
/// computer may be of another language.
[[nodiscard]] QString shownMoment(const QDateTime& moment);

}  // namespace steelyard::ui
