// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <optional>
#include <string>

#include "core/record/lesson_replay.h"
#include "ui/board/live_board.h"
#include "ui/shown/shown.h"

namespace steelyard::ui {

/// A card of the board as a picture.
struct DrawnCard {
  QString id, title;
  QByteArray png;
  QSize size;  ///< in which it is to be shown; the picture has more pixels
};

/// Draws what the steps of a lesson ask to look at, on a board that nobody sees.
class LessonDrawing {
 public:
  /// Shows the run of a step. What is computed beside a run is waited for.
  void show(const LessonRun& run);
  /// The card that a step asks to look at; where that is a panel of the window or shows nothing of
  /// the run, the weights or scores. Nothing before the first run.
  /// \param look  as LessonStep::look
  [[nodiscard]] std::optional<DrawnCard> card(const std::string& look) const;
  [[nodiscard]] const LiveBoard& board() const { return board_; }

 private:
  Shown shown_;
  LiveBoard board_{shown_};
};

}  // namespace steelyard::ui
