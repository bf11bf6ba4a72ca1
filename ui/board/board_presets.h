// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QWidget>

#include "ui/board/board_card.h"
#include "ui/plots/plot_export.h"

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
  /// \param cards  say where they belong; they must live as long as this is used
  BoardPresets(PlotGrid& grid, const BoardCards& cards, QWidget* parent = nullptr);

  /// Shows the cards again for what is now known of the run.
  void follow(const RunContent& run);
  /// Unknown ids are ignored.
  void choose(const QString& id);
  /// Shows a preset that holds the card, if the present one hides it, until the user chooses
  /// another or the table changes: what is kept is the user's own choice.
  void reveal(const QString& card);
  [[nodiscard]] QString current() const { return now_.current; }

  /// The choice and the own arrangement, for a session or the settings.
  [[nodiscard]] QJsonObject state() const;
  void restore(const QJsonObject& state);
  /// All that decides which cards are shown, and in which order.
  struct Arrangement {
    QString current = QStringLiteral("learn");
    bool chosen = false;    ///< by the user, or restored
    QString theirs;         ///< what the user had chosen before reveal()
    bool revealed = false;  ///< `current` is not the user's choice
    QStringList ownOrder, ownClosed;
    QStringList opened, hidden;  ///< besides, by other parts of the window; until the next choice
  };
  [[nodiscard]] const Arrangement& arrangement() const { return now_; }
  /// One that arrangement() or arranged() gave, for undo.
  void setArrangement(const Arrangement& arrangement);
  /// From now on the choice is kept in the user's settings, from which it is taken now.
  void keepInSettings();

 Q_SIGNALS:
  void chosen(const QString& id);
  /// The user has arranged the cards, or has clicked on another preset.
  void arranged(const steelyard::ui::BoardPresets::Arrangement& before);

 private:
  void addButton(const QString& id, const QString& text, const QString& help);
  void show();
  void giveBack();
  void takeClick(const QString& id);
  void takeArrangement(const QStringList& before);
  void noteOthers();
  void noteOthers(const QStringList& open);
  void writeSettings() const;
  [[nodiscard]] QStringList cardsOf(const QString& id) const;
  [[nodiscard]] QStringList cardsAt(FigurePlace place) const;
  [[nodiscard]] QStringList ownCards() const;
  /// Whether a plot has something to show for the run, or will have once it is computed. Before the
  /// end of a run every plot might.
  [[nodiscard]] bool hasContent(const NamedPlot& plot) const;
  [[nodiscard]] QStringList withContent(const QString& id) const;

  PlotGrid& grid_;
  const BoardCards& cards_;
  QButtonGroup* buttons_;
  QAbstractButton* own_ = nullptr;
  Arrangement now_;
  bool showing_ = false;
  bool kept_ = false;
  RunContent run_;
  QStringList shown_;  // by the choice alone
};

}  // namespace steelyard::ui
