// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/board/live_board.h"
#include "ui/shown/shown.h"

namespace steelyard::tests {

/// Made before the board and destroyed after it.
struct OwnShown {
  ui::Shown shown;
};

/// A board without a window: what it shows is its own.
class OwnBoard final : public OwnShown, public ui::LiveBoard {
 public:
  OwnBoard() : ui::LiveBoard(shown) {}
};

}  // namespace steelyard::tests
