// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_choice_model.h"

#include <utility>

#include "ui/message_text.h"
#include "ui/plain_text.h"
#include "ui/run/run_clock.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

/// Elsewhere in the window is the estimate of a single run.
QString estimateTip() {
  return PanelChoiceModel::tr(
      "The time of all runs of the method in this comparison together: one for each part that is "
      "held out, in each repeat. The estimate beside Run is of a single run.");
}

}  // namespace

void PanelChoiceModel::setOffers(std::vector<PanelOffer> offers) {
  beginResetModel();
  offers_ = std::move(offers);
  endResetModel();
  Q_EMIT ticksChanged();
}

void PanelChoiceModel::forgetTicks() {
  decided_.clear();
  tellTicks();
}

void PanelChoiceModel::setTicks(const std::map<std::string, bool>& ticks) {
  for (const auto& [id, ticked] : ticks) {
    decided_[id] = ticked;
  }
  tellTicks();
}

void PanelChoiceModel::tellTicks() {
  if (!offers_.empty()) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
  }
  Q_EMIT ticksChanged();
}

std::vector<std::string> PanelChoiceModel::chosen() const {
  std::vector<std::string> ids;
  for (const PanelOffer& offer : offers_) {
    if (isTicked(offer)) {
      ids.push_back(offer.id);
    }
  }
  return ids;
}

double PanelChoiceModel::seconds() const {
  double sum = 0.0;
  for (const PanelOffer& offer : offers_) {
    sum += isTicked(offer) ? offer.seconds : 0.0;
  }
  return sum;
}

const PanelOffer& PanelChoiceModel::offerAt(int row) const {
  return offers_.at(static_cast<std::size_t>(row));
}

bool PanelChoiceModel::isTicked(const PanelOffer& offer) const {
  const auto decided = decided_.find(offer.id);
  return offer.isPossible() && (decided == decided_.end() ? offer.proposed : decided->second);
}

int PanelChoiceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(offers_.size());
}

int PanelChoiceModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : FieldCount;
}

QString PanelChoiceModel::text(const PanelOffer& offer, int field) {
  if (field == MethodField) {
    return termName(offer.title);
  }
  if (!offer.isPossible()) {
    return plainLine(shownSentence(offer.why_not));
  }
  constexpr double shortest = 0.05;  // what is shorter would be written as 0.0 s
  return offer.seconds < shortest ? tr("less than 0.1 s")
                                  : tr("about %1").arg(durationText(offer.seconds));
}

QString PanelChoiceModel::tip(const PanelOffer& offer, int field) {
  if (!offer.isPossible()) {
    return QString::fromStdString(shownSentence(offer.why_not));
  }
  if (field == EstimateField) {
    return estimateTip();
  }
  return offer.proposed
             ? QString()
             : tr("This method is not ticked at first, as it does not look at the target.");
}

QVariant PanelChoiceModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const PanelOffer& offer = offerAt(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return text(offer, index.column());
    case Qt::ToolTipRole:
      return tipText(tip(offer, index.column()));
    case Qt::CheckStateRole:
      return index.column() == MethodField && offer.isPossible()
                 ? QVariant(isTicked(offer) ? Qt::Checked : Qt::Unchecked)
                 : QVariant();
    default:
      return {};
  }
}

bool PanelChoiceModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != MethodField ||
      role != Qt::CheckStateRole || !offerAt(index.row()).isPossible()) {
    return false;
  }
  decided_[offerAt(index.row()).id] = value.toInt() == Qt::Checked;
  Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
  Q_EMIT ticksChanged();
  return true;
}

QVariant PanelChoiceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) {
    return {};
  }
  if (role == Qt::ToolTipRole && section == EstimateField) {
    return tipText(estimateTip());
  }
  return role != Qt::DisplayRole  ? QVariant()
         : section == MethodField ? tr("Method")
                                  : tr("For all its runs");
}

/// What cannot take the question is reached by keys, with its reason, but has no tick.
Qt::ItemFlags PanelChoiceModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
  const bool ticks = checkIndex(index, CheckIndexOption::IndexIsValid) &&
                     index.column() == MethodField && offerAt(index.row()).isPossible();
  return ticks ? usual | Qt::ItemIsUserCheckable : usual;
}

}  // namespace steelyard::ui
