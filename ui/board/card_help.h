// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// What a card of the board shows and what to look for in it, in a few sentences; empty for an id
/// that is not of a fixed card: figures of a run bring their own.
[[nodiscard]] QString cardHelp(const QString& cardId);

}  // namespace steelyard::ui
