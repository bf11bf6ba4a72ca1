// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/side_by_side_model.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"
#include "ui/term_text.h"

#include <QFont>
#include <algorithm>
#include <optional>
#include <utility>

namespace steelyard::ui {
namespace {

/// What many columns say fills a page: the tool tip and the copy hold all of it.
constexpr qsizetype mostLetters = 300;

QString titleOf(const ComparedRun& run, const QString& between) {
  const QString name = plainName(run.name);
  return run.title.empty() ? name : name + between + plainName(run.title);
}

}  // namespace

void SideBySideModel::setRuns(const std::vector<ComparedRun>& runs, const MethodRegistry& methods) {
  QStringList titles;
  QStringList headings;
  for (const ComparedRun& run : runs) {
    titles << titleOf(run, QStringLiteral(": "));
    headings << titleOf(run, QStringLiteral("\n"));
  }
  std::vector<ComparedLine> lines = side_by_side(runs, methods);
  if (titles == titles_ && lines == lines_) {
    return;  // whoever reads them is not disturbed
  }
  beginResetModel();
  titles_ = std::move(titles);
  headings_ = std::move(headings);
  lines_ = std::move(lines);
  choose();
  endResetModel();
}

void SideBySideModel::setShowAll(bool all) {
  beginResetModel();
  all_ = all;
  choose();
  endResetModel();
}

void SideBySideModel::choose() {
  shown_.clear();
  std::optional<ComparedLine::Part> part;
  for (int line = 0; line < static_cast<int>(lines_.size()); ++line) {
    const ComparedLine& each = lines_[static_cast<std::size_t>(line)];
    if (!all_ && !each.differs && each.part != ComparedLine::Part::result) {
      continue;
    }
    if (part != each.part) {
      part = each.part;
      shown_.push_back(-1 - static_cast<int>(each.part));
    }
    shown_.push_back(line);
  }
}

int SideBySideModel::alikeCount() const {
  return static_cast<int>(std::count_if(lines_.begin(), lines_.end(), [](const ComparedLine& line) {
    return !line.differs && line.part != ComparedLine::Part::result;
  }));
}

const ComparedLine* SideBySideModel::lineOf(int row) const {
  const int line = shown_.at(static_cast<std::size_t>(row));
  return line < 0 ? nullptr : &lines_.at(static_cast<std::size_t>(line));
}

bool SideBySideModel::isShared(int row) const {
  const ComparedLine* line = lineOf(row);
  return line != nullptr && line->shared;
}

bool SideBySideModel::isHeading(int row) const { return lineOf(row) == nullptr; }

QString SideBySideModel::cell(int row, int column) const {
  const ComparedLine* line = lineOf(row);
  if (line == nullptr) {
    const int part = -1 - shown_.at(static_cast<std::size_t>(row));
    return column == 0 ? capitalised(QString::fromStdString(
                             shownTerm(part_title(static_cast<ComparedLine::Part>(part)))))
                       : QString();
  }
  return column == 0 ? capitalised(QString::fromStdString(shownWords(line->name)))
                     : QString::fromStdString(
                           shownWords(line->cells.at(static_cast<std::size_t>(column - 1))));
}

QString SideBySideModel::text() const {
  QStringList lines;
  lines << (QStringList{QString()} + titles_).join(QLatin1Char('\t'));
  for (int row = 0; row < rowCount(); ++row) {
    QStringList cells;
    for (int column = 0; column < columnCount() && !isHeading(row); ++column) {
      cells << cell(row, column).replace(QLatin1Char('\t'), QLatin1Char(' ')).simplified();
    }
    if (!cells.isEmpty()) {
      lines << cells.join(QLatin1Char('\t'));
    }
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

int SideBySideModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int SideBySideModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(titles_.size()) + 1;
}

QVariant SideBySideModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const QString text = cell(index.row(), index.column());
  switch (role) {
    case Qt::DisplayRole:
      return plainText(text.size() > mostLetters ? text.left(mostLetters) + QStringLiteral(" ...")
                                                 : text);
    case Qt::ToolTipRole:
      return tipText(text);
    case Qt::TextAlignmentRole:
      return {Qt::AlignLeft | (isHeading(index.row()) ? Qt::AlignBottom : Qt::AlignTop)};
    case Qt::FontRole: {
      QFont font;
      font.setBold(isHeading(index.row()));
      return font;
    }
    default:
      return {};
  }
}

QVariant SideBySideModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
    return {};
  }
  if (role == Qt::TextAlignmentRole) {
    return {Qt::AlignLeft | Qt::AlignTop};
  }
  if (section == 0 || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
    return {};
  }
  return role == Qt::DisplayRole ? headings_.at(section - 1) : tipText(titles_.at(section - 1));
}

Qt::ItemFlags SideBySideModel::flags(const QModelIndex& index) const {
  return index.isValid() && isHeading(index.row()) ? Qt::ItemIsEnabled
                                                   : QAbstractTableModel::flags(index);
}

}  // namespace steelyard::ui
