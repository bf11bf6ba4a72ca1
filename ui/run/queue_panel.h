// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;
class QTableView;
class QToolButton;

namespace steelyard::ui {

class Notice;
class PlainLabel;
class QueueModel;
class RunQueue;
class ShareBar;

/// Shows a queue of runs: how far all of it is, its runs in their order, and what can be done to
/// them by buttons, keys and the mouse. Hidden while the queue is empty. It changes nothing itself:
/// it says what a person wants.
class QueuePanel : public QWidget {
  Q_OBJECT
 public:
  /// \param queue  must live as long as this is used
  explicit QueuePanel(const RunQueue& queue, QWidget* parent = nullptr);

  /// Shows the queue as it is now.
  void follow();
  /// Tab comes to its parts after this widget, from top to bottom.
  void followByTab(QWidget& other);
  [[nodiscard]] QueueModel& model() { return *model_; }

 Q_SIGNALS:
  /// By one place: -1 earlier, 1 later.
  void stepWanted(quint64 id, int by);
  /// Before the one that is at this position now.
  void moveWanted(quint64 id, int position);
  void removalWanted(quint64 id);
  /// The run that goes on is to be stopped, and no other is to begin.
  void stopWanted();
  void goOnWanted();
  /// Those that were left behind are to be asked of the table that is open now.
  void askAgainWanted();
  /// The run with this number is to be shown.
  void runWanted(quint64 run);

 private:
  void build();
  void buildTable();
  [[nodiscard]] QWidget* buttons();
  void addKeys();
  void connectParts();
  [[nodiscard]] quint64 chosen() const;
  void step(int by);
  void offer();
  [[nodiscard]] QString summary() const;
  [[nodiscard]] QString troubles() const;

  const RunQueue& queue_;
  QueueModel* model_;
  PlainLabel* summary_;
  ShareBar* progress_;
  QTableView* table_;
  QToolButton *up_, *down_;
  QPushButton *remove_, *stop_, *goOn_, *askAgain_;
  Notice *behind_, *troubles_;
};

}  // namespace steelyard::ui
