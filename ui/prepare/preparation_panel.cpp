// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prepare/preparation_panel.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/native_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/prepare/elided_tool_button.h"
#include "ui/prepare/preparation_dialog.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

QString lineOf(const SideFile& file) {
  const QString name = QFileInfo(pathText(file.source)).fileName();
  return file.key.empty()
             ? PreparationPanel::tr("Columns of %1, by row order").arg(name)
             : PreparationPanel::tr("Columns of %1, by %2").arg(name, plainName(file.key));
}

}  // namespace

PreparationPanel::PreparationPanel(QAction& undo, QWidget* parent)
    : QWidget(parent),
      done_(new QListWidget(this)),
      nothing_(new PlainLabel(tr("The table is as it was read."), this)),
      held_(new PlainLabel(this)),
      add_(new QToolButton(this)),
      join_(new QToolButton(this)) {
  done_->setObjectName(QStringLiteral("steps"));
  done_->setAccessibleName(tr("What was done to the table"));
  done_->setWordWrap(true);
  nothing_->setWordWrap(true);
  held_->setObjectName(QStringLiteral("heldForUndo"));
  held_->setWordWrap(true);
  held_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->addWidget(buttons(undo));
  layout->addWidget(nothing_);
  layout->addWidget(done_, 1);
  layout->addWidget(held_);
  layout->addStretch();  // keeps the widgets at the top while the list is hidden
  showOrigin(nullptr);
}

QWidget* PreparationPanel::buttons(QAction& undo) {
  add_->setObjectName(QStringLiteral("addStep"));
  add_->setText(tr("Add a step"));
  add_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(add_);
  menu->setToolTipsVisible(true);
  for (const Preparation& way : preparations()) {
    QAction* action = menu->addAction(textOf(shownTerm(way.title)) + QStringLiteral("..."));
    action->setObjectName(textOf(way.id));
    action->setToolTip(tipText(textOf(shownTerm(way.purpose))));
    connect(action, &QAction::triggered, this, [this, &way] { ask(way); });
  }
  add_->setMenu(menu);
  join_->setText(tr("Add columns..."));
  join_->setToolTip(tr("Put the columns of another file beside those of the table"));
  connect(join_, &QToolButton::clicked, this, &PreparationPanel::joinWanted);
  auto* back = new ElidedToolButton(this);
  back->setDefaultAction(&undo);
  back->setObjectName(QStringLiteral("undo"));
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(add_);
  layout->addWidget(join_);
  layout->addStretch(1);
  layout->addWidget(back);
  back->setToolButtonStyle(Qt::ToolButtonTextOnly);
  back->setMaximumWidth(
      fontMetrics().horizontalAdvance(tr("Undo") + QStringLiteral(" a longer step")));
  return row;
}

void PreparationPanel::showOrigin(const TableOrigin* origin) {
  done_->clear();
  add_->setEnabled(origin != nullptr);
  join_->setEnabled(origin != nullptr);
  if (origin != nullptr) {
    for (const SideFile& file : origin->beside) {
      done_->addItem(lineOf(file));
    }
    for (const PreparationStep& step : origin->steps) {
      done_->addItem(QString::fromStdString(described(step)));
    }
  }
  const bool nothing = done_->count() == 0;
  nothing_->setVisible(nothing && origin != nullptr);
  done_->setVisible(!nothing);
}

void PreparationPanel::showHeld(const QString& held) {
  held_->setText(held);
  held_->setVisible(!held.isEmpty());
}

void PreparationPanel::ask(const Preparation& way) {
  auto* dialog = new PreparationDialog(way, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { Q_EMIT stepWanted(dialog->step()); });
  dialog->open();
}

}  // namespace steelyard::ui
