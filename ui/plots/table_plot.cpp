// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/table_plot.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QPainter>
#include <QStackedLayout>
#include <QTableView>
#include <algorithm>
#include <utility>

#include "ui/copied_cells.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/palette.h"

namespace steelyard::ui {
namespace {

constexpr double cellGap = 12;  // pixels between columns, and around the table

bool isNumber(const QString& text) {
  bool number = false;
  static_cast<void>(text.toDouble(&number));
  return number;
}

Qt::Alignment alignmentOf(const QString& text) {
  return (isNumber(text) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

/// Paints the cells that fit, column after column.
class TablePainter {
 public:
  TablePainter(QPainter& painter, const QRectF& room)
      : painter_(painter), metrics_(painter.font()), room_(room) {}

  void paint(const PlotData& table) {
    double x = room_.left();
    for (qsizetype column = 0; column < table.header.size() && x < room_.right(); ++column) {
      const double width = std::min(widthOf(table, column), room_.right() - x);
      paintColumn(table, column, x, width);
      x += width + cellGap;
    }
  }

 private:
  [[nodiscard]] double lineHeight() const { return metrics_.height() * 1.3; }
  [[nodiscard]] std::size_t rowsShown(const PlotData& table) const {
    const auto lines = static_cast<std::size_t>(std::max(1.0, room_.height() / lineHeight()));
    return std::min(table.rows.size(), lines - 1);
  }

  [[nodiscard]] double widthOf(const PlotData& table, qsizetype column) const {
    double width = metrics_.horizontalAdvance(table.header[column]);
    for (std::size_t row = 0; row < rowsShown(table); ++row) {
      width = std::max(width, metrics_.horizontalAdvance(table.rows[row][column]));
    }
    return width + 1;
  }

  void paintColumn(const PlotData& table, qsizetype column, double x, double width) {
    const auto cell = [&](std::size_t line, const QString& text, Qt::Alignment alignment) {
      const QRectF place(x, room_.top() + static_cast<double>(line) * lineHeight(), width,
                         lineHeight());
      painter_.drawText(place, static_cast<int>(alignment),
                        metrics_.elidedText(text, Qt::ElideRight, width));
    };
    const QPen pen = painter_.pen();
    painter_.setPen(paperColours().axis);
    const bool numbers = rowsShown(table) > 0 && isNumber(table.rows.front()[column]);
    cell(0, table.header[column], numbers ? Qt::AlignRight : Qt::AlignLeft);
    painter_.setPen(pen);
    for (std::size_t row = 0; row < rowsShown(table); ++row) {
      cell(row + 1, table.rows[row][column], alignmentOf(table.rows[row][column]));
    }
  }

  QPainter& painter_;
  QFontMetricsF metrics_;
  QRectF room_;
};

}  // namespace

TablePlot::TablePlot(QWidget* parent)
    : PlotView(parent),
      view_(new QTableView),
      placeholder_(new PlainLabel),
      pages_(new QStackedLayout(this)) {
  view_->setModel(&model_);
  view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view_->verticalHeader()->hide();
  letCopyCells(*view_);
  view_->setFrameShape(QFrame::NoFrame);
  view_->setAlternatingRowColors(true);
  placeholder_->setAlignment(Qt::AlignCenter);
  placeholder_->setWordWrap(true);
  pages_->addWidget(placeholder_);
  pages_->addWidget(view_);
}

void TablePlot::setTable(PlotData table) {
  const auto columns = table.header.size();
  const bool fits =
      std::all_of(table.rows.begin(), table.rows.end(),
                  [columns](const QStringList& row) { return row.size() == columns; });
  table_ = fits ? std::move(table) : PlotData{};
  model_.clear();
  model_.setHorizontalHeaderLabels(table_.header);
  for (const QStringList& row : table_.rows) {
    QList<QStandardItem*> items;
    for (const QString& text : row) {
      items.append(new QStandardItem(text));  // the model takes them
      items.back()->setTextAlignment(alignmentOf(text));
      items.back()->setToolTip(tipText(text));  // a narrow column cuts it
    }
    model_.appendRow(items);
  }
  view_->horizontalHeader()->setStretchLastSection(true);
  pages_->setCurrentWidget(isEmpty() ? static_cast<QWidget*>(placeholder_) : view_);
}

void TablePlot::setPlaceholder(const QString& text) { placeholder_->setText(text); }

void TablePlot::renderTo(QPainter& painter, const QRectF& target) {
  painter.save();
  painter.setLayoutDirection(Qt::LeftToRight);  // as its columns are laid out on paper
  QFont paperFont = font();
  paperFont.setPixelSize(QFontInfo(font()).pixelSize());
  painter.setFont(paperFont);
  painter.fillRect(target, paperColours().background);
  painter.setPen(paperColours().text);
  TablePainter(painter, target.adjusted(cellGap, cellGap, -cellGap, -cellGap)).paint(table_);
  painter.restore();
}

}  // namespace steelyard::ui
