// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/card_texts.h"

#include "ui/board/board_card.h"
#include "ui/board/live_board.h"
#include "ui/plots/plot_card.h"

namespace steelyard::ui {

std::vector<CardText> cardTexts(const LiveBoard& board) {
  std::vector<CardText> cards;
  for (const PlotCard* shown : board.findChildren<PlotCard*>()) {
    for (const std::unique_ptr<BoardCard>& card : board.cards()) {
      if (card->id() == shown->id()) {
        cards.push_back({shown->id(), shown->title(), card->help()});
      }
    }
  }
  return cards;
}

}  // namespace steelyard::ui
