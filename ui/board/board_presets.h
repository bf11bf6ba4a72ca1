// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QWidget>

#include "ui/board/card_content.h"

class QAbstractButton;
class QButtonGroup;

namespace steelyard::ui {

class PlotGrid;

/// A row of buttons above the board, each of which shows the cards that belong together: "learn",
/// "search", "trust", "space", "all", and "own" once the user has arranged cards. Cards that have
/// nothing to show for a run are left out, and figures of a run join where they belong. Until the
/// user chooses, a search shows "search" and everything else "learn".
class BoardPresets : public QWidget {
  Q_OBJECT
 public:
  explicit BoardPresets(PlotGrid& grid, QWidget* parent = nullptr);

  /// Shows the cards again for what is now known of the run.
  void follow(const RunContent& run);
  /// Unknown ids are ignored.
  void choose(const QString& id);
  /// Shows a preset that holds the card, if the present one hides it, until the user chooses
  /// another or the table changes: what is kept is the user's own choice.
  void reveal(const QString& card);
  [[nodiscard]] QString current() const { return current_; }

  /// The choice and the own arrangement, for a session or the settings.
  [[nodiscard]] QJsonObject state() const;
  /// Without a choice, the run decides again what is shown.
  void restore(const QJsonObject& state);
  /// From now on the choice is kept in the user's settings, from which it is taken now.
  void keepInSettings();

 Q_SIGNALS:
  void chosen(const QString& id);
  /// The user has arranged the cards. \param before  state() until then
  void arranged(const QJsonObject& before);

 private:
  void addButton(const QString& id, const QString& text, const QString& help);
  void show();
  void giveBack();
  void takeArrangement();
  void noteOthers();
  void writeSettings() const;
  [[nodiscard]] QStringList cardsOf(const QString& id) const;
  [[nodiscard]] QStringList withContent(const QString& id) const;

  PlotGrid& grid_;
  QButtonGroup* buttons_;
  QAbstractButton* own_ = nullptr;
  QString current_ = QStringLiteral("learn");
  bool chosen_ = false;    // by the user, or restored
  QString theirs_;         // what the user had chosen before reveal()
  bool revealed_ = false;  // current_ is not the user's choice
  bool showing_ = false;
  bool kept_ = false;
  RunContent run_;
  QStringList ownOrder_, ownClosed_;
  QStringList shown_;            // by the choice alone
  QStringList opened_, hidden_;  // besides, by other parts of the window; until the next choice
};

}  // namespace steelyard::ui
