// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/side_by_side_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/compare/side_by_side_model.h"
#include "ui/count_text.h"

namespace steelyard::ui {

SideBySideView::SideBySideView(const MethodRegistry& methods, QWidget* parent)
    : QWidget(parent),
      methods_(methods),
      model_(new SideBySideModel(this)),
      table_(new QTableView(this)),
      all_(new QCheckBox(this)),
      copy_(new QPushButton(tr("C&opy as a table"), this)) {
  layOut();
  connect(all_, &QCheckBox::toggled, this, [this](bool all) {
    model_->setShowAll(all);
    arrange();
  });
  connect(copy_, &QPushButton::clicked, this, &SideBySideView::copy);
  auto* const keys = new QShortcut(QKeySequence::Copy, table_);
  keys->setContext(Qt::WidgetShortcut);
  connect(keys, &QShortcut::activated, this, &SideBySideView::copy);
}

void SideBySideView::layOut() {
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("sideBySide"));
  table_->setAccessibleName(tr("Runs side by side"));
  table_->setTabKeyNavigation(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setShowGrid(false);
  table_->setWordWrap(true);
  table_->setTextElideMode(Qt::ElideNone);
  table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionsClickable(false);
  all_->setObjectName(QStringLiteral("showAlike"));
  copy_->setObjectName(QStringLiteral("copySideBySide"));
  copy_->setAutoDefault(false);
  copy_->setToolTip(tr("Copies the table as text that can be pasted into a spreadsheet"));
  auto* row = new QHBoxLayout;
  row->addWidget(all_);
  row->addStretch(1);
  row->addWidget(copy_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(table_, 1);
  column->addLayout(row);
}

void SideBySideView::setRuns(const std::vector<ComparedRun>& runs) {
  model_->setRuns(runs, methods_);
  const int alike = model_->alikeCount();
  all_->setText(alike == 1 ? tr("Show the &line that is alike, too")
                           : tr("Show the %1 &lines that are alike, too", nullptr, howMany(alike))
                                 .arg(countText(alike)));
  all_->setEnabled(alike > 0);
  copy_->setEnabled(!runs.empty());
  arrange();
}

void SideBySideView::arrange() {
  table_->clearSpans();
  const int columns = model_->columnCount();
  for (int row = 0; row < model_->rowCount(); ++row) {
    if (model_->isHeading(row) && columns > 1) {
      table_->setSpan(row, 0, 1, columns);
    } else if (model_->isShared(row) && columns > 2) {
      table_->setSpan(row, 1, 1, columns - 1);
    }
  }
  fitRows();
}

/// The runs share what the names of the lines leave; more runs than fit are scrolled.
void SideBySideView::fitRows() {
  constexpr int lettersOfNames = 26;
  constexpr int leastLetters = 18;
  const int letter = fontMetrics().averageCharWidth();
  const int runs = model_->columnCount() - 1;
  if (runs < 1) {
    return;
  }
  const int names = lettersOfNames * letter;
  const int each = std::max((table_->viewport()->width() - names) / runs, leastLetters * letter);
  table_->setColumnWidth(0, names);
  for (int run = 1; run <= runs; ++run) {
    table_->setColumnWidth(run, each);
  }
  table_->resizeRowsToContents();
}

void SideBySideView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitRows();
}

void SideBySideView::copy() { QGuiApplication::clipboard()->setText(model_->text()); }

}  // namespace steelyard::ui
