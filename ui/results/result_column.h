// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/column_scroll.h"

class QBoxLayout;
class QTableView;

namespace steelyard::ui {

class AnswerScroll;

/// Answer, ranking and what follows them. The first rows of the ranking are in sight however long
/// the answer is, which scrolls in the room above them. The ranking has what the answer leaves, but
/// for what shows that something follows, the newest runs where there is room, and scrolls inside
/// itself, too.
class ResultColumn : public ColumnScroll {
  Q_OBJECT
 public:
  /// \param content  has a column of parts, with `answer` and, below it, `ranking`; what belongs to
  ///   the ranking follows it, up to a space. The spacing of the column is set. Is owned by this
  ///   from now on
  /// \param ranking  its minimum height is that of the rows that are always seen
  ResultColumn(QWidget* content, AnswerScroll* answer, QTableView* ranking,
               QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void shareHeight();
  /// What stands above the lower edge of the ranking, without the answer and the ranking.
  [[nodiscard]] int heightOfOthers(int width) const;
  /// Of remarks and the like, which stand between the ranking and the runs.
  [[nodiscard]] int heightBelowRanking(int width) const;
  [[nodiscard]] QBoxLayout& parts() const;

  AnswerScroll* answer_;
  QTableView* ranking_;
};

}  // namespace steelyard::ui
