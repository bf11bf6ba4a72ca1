// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <vector>

namespace steelyard::ui {

/// The one timer of several plots. A plot whose data changed requests a redraw; at the next tick
/// (33 ms) these plots are redrawn, one per turn of the event loop, so that input never waits for
/// more than one plot. Two requests between ticks cause one redraw.
class RedrawClock : public QObject {
  Q_OBJECT
 public:
  explicit RedrawClock(QObject* parent = nullptr);

  /// `redraw` is called in its own turn of the event loop; never if `plot` has been destroyed by
  /// then.
  void ask(QObject* plot, std::function<void()> redraw);

 private:
  struct Turn {
    QPointer<QObject> plot;
    std::function<void()> redraw;
  };
  void giveOneTurn();

  std::vector<Turn> waiting_;
  QTimer tick_;
};

}  // namespace steelyard::ui
