// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/data/asked.h"

class QListView;
class QRadioButton;
class QSortFilterProxyModel;

namespace steelyard::ui {

class PlainLabel;
class SearchField;
class TargetModel;

/// "What should be explained?": one or several columns, another file, or nothing. A click on a name
/// chooses that column alone; boxes add more.
class QuestionChooser : public QWidget {
  Q_OBJECT
 public:
  explicit QuestionChooser(QWidget* parent = nullptr);

  /// No table: it is being read, and nothing can be chosen yet.
  void setTable(const AskedTable* asked, const QuestionChoice& wanted);
  /// The file holds no table that could be read: there is nothing to choose.
  void showUnreadable();
  [[nodiscard]] QuestionChoice wanted() const;
  /// Whether the choice can be asked: of columns, at least one is chosen.
  [[nodiscard]] bool isComplete() const;
  /// The next key goes to the list of columns.
  void focusChoice();
  /// Says that a choice is needed before anything else can be done.
  void askForChoice();

 Q_SIGNALS:
  void wantedChanged();

 private:
  void layOut();
  void show(QuestionChoice::Explain what);
  void search(const QString& words);
  void tell();
  void showColumn(Index column);

  TargetModel* model_;
  QSortFilterProxyModel* filter_;
  QRadioButton *columns_, *another_, *nothing_;
  SearchField* search_;
  QListView* list_;
  PlainLabel* none_;  ///< says that the search finds nothing
  PlainLabel* chosen_;
  bool boxClicked_ = false;  ///< since the mouse was pressed on the list
};

}  // namespace steelyard::ui
