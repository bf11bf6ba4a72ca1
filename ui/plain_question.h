// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace steelyard::ui {

/// A question with two answers. All of it is plain text, whatever names it holds.
struct PlainQuestion {
  QString title;
  QString text;
  QStringList names;  ///< listed below it; may be empty
  QString yes;        ///< what the button says that agrees
};

/// Asks in a dialog over the active window and waits for the answer. Closing it means no.
[[nodiscard]] bool askWhether(const PlainQuestion& question);

}  // namespace steelyard::ui
