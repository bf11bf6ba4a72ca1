// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "ui/help/help_pages.h"

namespace steelyard::ui {

class LiveBoard;

/// What the fixed cards of the board say of themselves: those of the figures of a run, which
/// explain themselves where they are drawn, are not among them.
[[nodiscard]] std::vector<CardText> cardTexts(const LiveBoard& board);

}  // namespace steelyard::ui
