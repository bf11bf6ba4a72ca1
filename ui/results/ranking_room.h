// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTableView;

namespace steelyard::ui {

class RankingModel;

/// How the columns of the ranking share its width. Names get the room first, up to a part of the
/// width; where the rest is too little for the other columns, the table scrolls sideways.
class RankingRoom {
 public:
  /// \param table  shows `model`, perhaps sorted; both must live longer than this
  RankingRoom(QTableView& table, const RankingModel& model);

  /// After another ranking or other details: hides the columns that are not wanted and gives each
  /// column the width that its contents need.
  void fit(bool details);
  /// After a change of the width: names and bars share what the other columns leave.
  void share();

 private:
  [[nodiscard]] int wide(const QString& text) const;
  [[nodiscard]] QString title(int section) const;
  [[nodiscard]] bool isShare(int section) const;
  /// Whether the column that the ranking is sorted by is an order that says the same as the ranks.
  [[nodiscard]] bool repeatsRanks() const;
  [[nodiscard]] bool isWanted(int section) const;
  void measure();
  void giveNames(int least);

  QTableView& table_;
  const RankingModel& model_;
  bool details_ = false;
  int nameWidth_ = 0;    ///< that shows the best names whole
  int leastAmount_ = 0;  ///< width of the numbers with their bars
  int mostAmount_ = 0;   ///< the same where there is room
};

}  // namespace steelyard::ui
