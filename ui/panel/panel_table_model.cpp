// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_table_model.h"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/run/run_clock.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

QString withError(double value, double error) {
  if (!std::isfinite(value)) {
    return {};
  }
  return error > 0.0 ? measuredText(value, error) : numberText(value, 3);
}

/// Why a method does not count although its error is small; empty if it counts.
QString objectionTo(const PanelRow& row) {
  if (!row.beats_nothing) {
    return PanelTableModel::tr("The method predicts no better than knowing nothing does.");
  }
  return row.beats_random ? QString()
                          : PanelTableModel::tr(
                                "As many columns drawn at random predict as well as its choice.");
}

/// A dash for a method that has no way to bound false discoveries.
QString discoveriesText(const PanelRow& row) {
  if (!row.discoveries) {
    return {};
  }
  const PanelDiscoveries& found = *row.discoveries;
  if (found.is_known()) {
    return countText(std::ssize(found.columns));
  }
  return found.has_way() ? PanelTableModel::tr("no result") : QStringLiteral("\u2013");
}

double discoveriesKey(const PanelRow& row) {
  return row.discoveries && row.discoveries->is_known()
             ? static_cast<double>(row.discoveries->columns.size())
             : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

void PanelTableModel::setPanel(std::shared_ptr<const steelyard::MethodPanel> panel,
                               std::vector<double> seconds) {
  beginResetModel();
  panel_ = std::move(panel);
  seconds_ = std::move(seconds);
  unfinished_.reset();
  arrange();
  endResetModel();
}

/// The other rows stay, so that nothing moves while trials end.
void PanelTableModel::setUnfinished(std::optional<UnfinishedRow> unfinished) {
  const auto last = static_cast<int>(shown_.size());
  if (unfinished_ && unfinished) {
    unfinished_ = std::move(unfinished);
    Q_EMIT dataChanged(index(last, 0), index(last, columnCount() - 1));
  } else if (unfinished) {
    beginInsertRows({}, last, last);
    unfinished_ = std::move(unfinished);
    endInsertRows();
  } else if (unfinished_) {
    beginRemoveRows({}, last, last);
    unfinished_.reset();
    endRemoveRows();
  }
}

/// As the panel has them, then as they are sorted.
void PanelTableModel::arrange() {
  shown_.clear();
  if (!panel_) {
    return;
  }
  shown_ = panel_->order;
  if (sortedBy_ >= 0) {
    std::stable_sort(shown_.begin(), shown_.end(), [this](std::size_t one, std::size_t other) {
      return comesFirst(panel_->rows[one], panel_->rows[other]);
    });
  }
  for (std::size_t place = 0; place < panel_->rows.size(); ++place) {
    if (!panel_->rows[place].is_judged()) {
      shown_.push_back(place);
    }
  }
}

/// What is not known comes last in both directions.
bool PanelTableModel::comesFirst(const PanelRow& row, const PanelRow& other) const {
  const bool rises = direction_ == Qt::AscendingOrder;
  if (sortedBy_ == MethodField) {
    const int compared =
        QString::localeAwareCompare(text(row, MethodField), text(other, MethodField));
    return rises ? compared < 0 : compared > 0;
  }
  const double one = key(row, sortedBy_);
  const double two = key(other, sortedBy_);
  if (std::isnan(one) || std::isnan(two)) {
    return !std::isnan(one) && std::isnan(two);
  }
  return rises ? one < two : one > two;
}

void PanelTableModel::sort(int column, Qt::SortOrder order) {
  beginResetModel();
  sortedBy_ = column;
  direction_ = order;
  arrange();
  endResetModel();
}

bool PanelTableModel::isUnfinished(int row) const {
  return unfinished_.has_value() && row == static_cast<int>(shown_.size());
}

const PanelRow& PanelTableModel::rowAt(int row) const {
  return isUnfinished(row) ? unfinished_->row
                           : panel_->rows.at(shown_.at(static_cast<std::size_t>(row)));
}

int PanelTableModel::rowOf(const std::string& id) const {
  for (int row = 0; row < rowCount(); ++row) {
    if (idAt(row) == id) {
      return row;
    }
  }
  return -1;
}

double PanelTableModel::secondsOf(const PanelRow& row) const {
  return row.member < seconds_.size() ? seconds_[row.member]
                                      : std::numeric_limits<double>::quiet_NaN();
}

int PanelTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size()) + (unfinished_ ? 1 : 0);
}

int PanelTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : fields();
}

int PanelTableModel::fields() const {
  return panel_ && panel_->discovery_rate ? FieldCount : DiscoveriesField;
}

double PanelTableModel::key(const PanelRow& row, int field) const {
  switch (field) {
    case ErrorField:
      return row.error;
    case NumberField:
      return static_cast<double>(row.suggested);
    case StabilityField:
      return row.stability;
    case BehindField:
      return row.behind_best;
    case GoodField:
      return (row.as_good ? 0.0 : 2.0) + (row.chooses() ? 0.0 : 1.0);
    case DiscoveriesField:
      return discoveriesKey(row);
    default:
      return secondsOf(row);
  }
}

QString PanelTableModel::text(const PanelRow& row, int field) const {
  if (field == MethodField) {
    return termName(row.title);
  }
  if (!row.is_judged()) {
    return field == ErrorField ? tr("left out") : QString();
  }
  switch (field) {
    case ErrorField:
      return withError(row.error, row.error_error.value_or(0.0));
    case NumberField:
      return countText(row.suggested);
    case StabilityField:
      return withError(row.stability, row.stability_error);
    case BehindField:
      return withError(row.behind_best, row.behind_best_error);
    case GoodField:
      return !row.as_good ? tr("no") : row.chooses() ? tr("yes") : tr("does not count");
    case DiscoveriesField:
      return discoveriesText(row);
    default:
      return std::isfinite(secondsOf(row)) ? durationText(secondsOf(row)) : QString();
  }
}

QString PanelTableModel::tip(const PanelRow& row, int field) const {
  if (!row.is_judged()) {
    return QString::fromStdString(shownSentence(row.left_out));
  }
  if (field == DiscoveriesField && row.discoveries) {
    return QString::fromStdString(shownSentence(statement_of(*row.discoveries, panel_->columns)));
  }
  return field == GoodField ? objectionTo(row) : text(row, field);
}

/// What other rows are compared with says little of some of the trials.
QString PanelTableModel::unfinishedText(int field) const {
  const PanelRow& row = unfinished_->row;
  switch (field) {
    case MethodField:
      return tr("%1 (%2 of %3)")
          .arg(termName(row.title), countText(unfinished_->done()), countText(unfinished_->trials));
    case ErrorField:
    case NumberField:
      return text(row, field);
    default:
      return {};
  }
}

QString PanelTableModel::unfinishedTip() const {
  return tr("Trials that are done: %1 of %2. The values may still change.")
      .arg(countText(unfinished_->done()), countText(unfinished_->trials));
}

QVariant PanelTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const PanelRow& row = rowAt(index.row());
  const bool goesOn = isUnfinished(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return goesOn ? unfinishedText(index.column()) : text(row, index.column());
    case Qt::ToolTipRole:
      return tipText(goesOn ? unfinishedTip() : tip(row, index.column()));
    case Qt::ForegroundRole:
      return goesOn ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText))
                    : QVariant();
    case Qt::TextAlignmentRole:
      return index.column() == MethodField ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                           : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant PanelTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= fields()) {
    return {};
  }
  const auto field = static_cast<std::size_t>(section);
  const std::array<QString, FieldCount> heads{
      tr("Method"),          tr("Error"),    tr("Columns"), tr("Stability"),
      tr("Behind the best"), tr("No worse"), tr("Time"),    tr("Discoveries")};
  const std::array<QString, FieldCount> meanings{
      tr("Enter or a double click runs the method on the whole table."),
      tr("The error on unseen samples with the suggested number of columns, and its standard "
         "error; 1 knows nothing."),
      tr("The fewest columns with which the method predicts as well as it can."),
      tr("How alike the columns are that the method keeps in different training parts, from 0 to "
         "1."),
      tr("How much larger the error is than that of the best method, in the same parts."),
      tr("Whether the difference to the best method is no more than noise."),
      tr("How long all runs of the method took here."),
      tr("How many columns the method discovers in one run on all samples. It keeps the false "
         "discovery rate by itself; whoever takes the method that discovers most does not.")};
  switch (role) {
    case Qt::DisplayRole:
      return heads.at(field);
    case Qt::ToolTipRole:
      return tipText(meanings.at(field));
    default:
      return {};
  }
}

}  // namespace steelyard::ui
