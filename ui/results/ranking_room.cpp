// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/ranking_room.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "core/run/feature_column.h"
#include "ui/results/ranking_model.h"

namespace steelyard::ui {

RankingRoom::RankingRoom(QTableView& table, const RankingModel& model)
    : table_(table), model_(model) {}

int RankingRoom::wide(const QString& text) const {
  return table_.fontMetrics().horizontalAdvance(text);
}

QString RankingRoom::title(int section) const {
  return model_.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
}

bool RankingRoom::isShare(int section) const {
  return section >= RankingModel::FurtherSection && model_.kindOf(section) == ValueKind::share;
}

bool RankingRoom::repeatsRanks() const {
  if (model_.kindOf(RankingModel::LeadingSection) != ValueKind::order) {
    return false;
  }
  const auto place = [this](int row, int section) {  // 0 without one
    return model_.index(row, section).data(RankingModel::SortRole).toDouble();
  };
  for (int row = 0; row < model_.rowCount(); ++row) {
    if (place(row, RankingModel::LeadingSection) != place(row, RankingModel::RankSection)) {
      return false;
    }
  }
  return true;
}

/// Without details. What repeated runs say must not be overlooked.
bool RankingRoom::isWanted(int section) const {
  return section == RankingModel::LeadingSection
             ? !repeatsRanks()
             : section <= RankingModel::SelectedSection || isShare(section);
}

void RankingRoom::fit(bool details) {
  details_ = details;
  for (int section = 0; section < model_.columnCount(); ++section) {
    const bool repeated = isShare(section);
    table_.setColumnHidden(section, !details && !isWanted(section));
    const int shareWidth = std::max(wide(title(section)), wide(QStringLiteral("0.0000")));
    table_.setColumnWidth(section, repeated ? shareWidth + wide(QStringLiteral("xx"))
                                            : wide(QStringLiteral("-0.00000e-00 ")));
  }
  const QHeaderView& header = *table_.horizontalHeader();
  table_.setColumnWidth(RankingModel::RankSection,
                        std::max(header.sectionSizeHint(RankingModel::RankSection),  // with arrow
                                 wide(title(RankingModel::RankSection) + QStringLiteral(" ^ "))));
  table_.setColumnWidth(RankingModel::SelectedSection,
                        wide(title(RankingModel::SelectedSection) + QStringLiteral(" xx")));
  table_.setColumnWidth(RankingModel::FeatureSection, wide(QStringLiteral("descriptor name")));
  measure();
  share();
}

/// Places in an order have no bars, and need no more room than their title.
void RankingRoom::measure() {
  bool shares = false;
  for (int section = RankingModel::FurtherSection; section < model_.columnCount(); ++section) {
    shares = shares || isShare(section);
  }
  leastAmount_ = wide(QStringLiteral("00-0.0000 "));
  mostAmount_ =
      wide(shares ? QStringLiteral("000000 0.000") : QStringLiteral("-0.00000e-00 0.000"));
  if (model_.kindOf(RankingModel::LeadingSection) == ValueKind::order) {
    mostAmount_ = wide(title(RankingModel::LeadingSection) + QStringLiteral(" x"));
    leastAmount_ = std::min(mostAmount_, wide(QStringLiteral("00000 x")));
  }
  nameWidth_ = wide(QStringLiteral("descriptor"));
  constexpr int readNames = 50;  // the best; the others need not be measured
  for (int row = 0; row < std::min(model_.rowCount(), readNames); ++row) {
    const QModelIndex name = model_.index(row, RankingModel::FeatureSection);
    nameWidth_ = std::max(nameWidth_, wide(name.data().toString() + QStringLiteral("xx")));
  }
}

/// Names need the room more than bars do, down to a stump beside its number, and more than columns
/// that can be scrolled to.
void RankingRoom::share() {
  constexpr double partOfNames = 0.4;  // rank, mark and stump stay in sight beside them
  const int width = table_.viewport()->width();
  int left = width;
  for (int section = 0; section < model_.columnCount(); ++section) {
    const bool fixed =
        section != RankingModel::FeatureSection && section != RankingModel::LeadingSection;
    left -= fixed && !table_.isColumnHidden(section) ? table_.columnWidth(section) : 0;
  }
  const bool amounts = !table_.isColumnHidden(RankingModel::LeadingSection);
  const int amount =
      amounts ? std::clamp(left - nameWidth_, leastAmount_, std::max(leastAmount_, mostAmount_))
              : 0;
  if (amounts) {
    table_.setColumnWidth(RankingModel::LeadingSection, amount);
  }
  const int least = std::min(nameWidth_, static_cast<int>(partOfNames * width));
  giveNames(left - amount < least ? least : 0);
}

/// \param least  their width where the table scrolls; 0 where they fill what is left
void RankingRoom::giveNames(int least) {
  const bool fills = least == 0 && !details_;
  table_.horizontalHeader()->setSectionResizeMode(
      RankingModel::FeatureSection, fills ? QHeaderView::Stretch : QHeaderView::Interactive);
  if (!fills && !details_) {
    table_.setColumnWidth(RankingModel::FeatureSection, least);
  }
}

}  // namespace steelyard::ui
