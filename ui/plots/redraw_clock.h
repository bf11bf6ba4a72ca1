// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <vector>

namespace steelyard::ui {

/// The one timer of several plots. A plot whose data changed asks for a turn; at the next tick
/// (33 ms) the plots that asked are redrawn, one per turn of the event loop, so that input is never
/// kept waiting by more than one plot. Asking twice between ticks redraws once.
class RedrawClock : public QObject {
  Q_OBJECT
 public:
  explicit RedrawClock(QObject* parent = nullptr);

  /// `redraw` is called with a turn of its own; never if `plot` is gone by then.
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
