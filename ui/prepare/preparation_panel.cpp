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
#include <algorithm>
#include <iterator>

#include "core/prepare/chosen_orders.h"
#include "ui/message_text.h"
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

/// What each step has said, in the order of the steps.
std::vector<Message> saidOfSteps(const std::vector<Message>& warnings) {
  const auto ofStep = [](const Message& message) { return message.id.starts_with("step."); };
  std::vector<Message> said;
  std::copy_if(
      warnings.begin(), warnings.end(), std::back_inserter(said), [&](const Message& message) {
        const std::vector<MessageArgument>& parts = message.arguments;
        const bool joined =
            message.id == "message.followed_by" && !parts.empty() && !parts.front().part.empty();
        return ofStep(joined ? parts.front().part.front() : message);
      });
  return said;
}

/// The orders that the program has proposed; a single step "encode" has made all columns of words.
std::vector<ChosenOrder> proposedOrders(const std::vector<PreparationStep>& steps,
                                        const std::vector<Column>& columns,
                                        const std::vector<ChosenOrder>& chosen) {
  const auto encodes = [](const PreparationStep& step) { return step.id == "encode"; };
  std::vector<ChosenOrder> proposed;
  if (std::count_if(steps.begin(), steps.end(), encodes) == 1) {
    proposed = orders_shown_by(columns);
    std::erase_if(proposed, [&](const ChosenOrder& order) {
      return !order_for(order.column, chosen).empty();
    });
  }
  return proposed;
}

std::vector<std::string> namesOf(const std::vector<Column>& columns) {
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const Column& column : columns) {
    names.push_back(column.name);
  }
  return names;
}

}  // namespace

PreparationPanel::PreparationPanel(QAction& undo, QWidget* parent)
    : QWidget(parent),
      done_(new QListWidget(this)),
      nothing_(new PlainLabel(tr("The table is as it was read."), this)),
      held_(new PlainLabel(this)),
      add_(new QToolButton(this)),
      join_(new QToolButton(this)),
      change_(new QToolButton(this)),
      leaveOut_(new QToolButton(this)),
      changes_(changes()) {
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
  layout->addWidget(changes_);
  layout->addWidget(held_);
  layout->addStretch();  // keeps the widgets at the top while the list is hidden
  showTable({});
}

QWidget* PreparationPanel::changes() {
  change_->setObjectName(QStringLiteral("changeStep"));
  change_->setText(tr("Change the step..."));
  change_->setToolTip(tr("Give the chosen step other settings; the later steps are done again"));
  connect(change_, &QToolButton::clicked, this, &PreparationPanel::askAgain);
  leaveOut_->setObjectName(QStringLiteral("leaveOutStep"));
  leaveOut_->setText(tr("Leave the step out"));
  leaveOut_->setToolTip(tr("Do without the chosen step; the later steps are done again"));
  connect(leaveOut_, &QToolButton::clicked, this, [this] {
    if (const auto step = currentStep()) {
      Q_EMIT changeWanted({*step, std::nullopt});
    }
  });
  connect(done_, &QListWidget::currentRowChanged, this, [this] {
    for (QToolButton* button : {change_, leaveOut_}) {
      button->setEnabled(currentStep().has_value());
    }
  });
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(change_);
  layout->addWidget(leaveOut_);
  layout->addStretch(1);
  return row;
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

void PreparationPanel::showTable(const TableSnapshot& table) {
  const bool open = table.table != nullptr;
  done_->clear();
  steps_ = open ? table.table->origin.steps : std::vector<PreparationStep>();
  columns_ = table.columns;
  add_->setEnabled(open);
  join_->setEnabled(open);
  if (open) {
    list(table.table->origin, table.table->warnings);
  }
  const bool nothing = done_->count() == 0;
  nothing_->setVisible(nothing && open);
  done_->setVisible(!nothing);
  changes_->setVisible(!steps_.empty());
  done_->setCurrentRow(done_->count() - 1);
}

void PreparationPanel::list(const TableOrigin& origin, const std::vector<Message>& warnings) {
  for (const SideFile& file : origin.beside) {
    done_->addItem(lineOf(file));
  }
  const std::vector<Message> said = saidOfSteps(warnings);
  for (std::size_t at = 0; at < origin.steps.size(); ++at) {
    QString text = plainLine(shownWords(statement_of(origin.steps[at])));
    if (said.size() == origin.steps.size()) {  // otherwise nobody knows which belongs to which
      text += QLatin1Char('\n') + plainLine(shownSentence(said[at])) + QLatin1Char('.');
    }
    done_->addItem(text);
  }
}

std::optional<std::size_t> PreparationPanel::currentStep() const {
  const int files = done_->count() - static_cast<int>(steps_.size());
  const int step = done_->currentRow() - files;
  return step >= 0 ? std::optional(static_cast<std::size_t>(step)) : std::nullopt;
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

/// The orders of words stand in the form as they are, so that they need not be typed.
void PreparationPanel::askAgain() {
  const auto at = currentStep();
  if (!at) {
    return;
  }
  const PreparationStep before = steps_[*at];
  PreparationStep shown = before;
  std::vector<ChosenOrder> proposed;
  const std::vector<std::string> names = namesOf(columns_);
  if (before.id == "encode") {
    std::vector<ChosenOrder> orders = orders_in(before.values.choice(orders_id), names);
    proposed = proposedOrders(steps_, columns_, orders);
    orders.insert(orders.end(), proposed.begin(), proposed.end());
    shown.values.set(orders_id, text_of_orders(orders));
  }
  auto* dialog = new PreparationDialog(preparation(before.id), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setValues(shown.values);
  if (before.id == "encode") {
    dialog->showOrders(names);
  }
  connect(dialog, &QDialog::accepted, this, [this, dialog, before, proposed, names, at = *at] {
    PreparationStep wanted = dialog->step();
    if (wanted.id == "encode") {
      const auto edited = orders_in(wanted.values.choice(orders_id), names);
      wanted.values.set(orders_id, text_of_orders(orders_wanted(edited, proposed)));
    }
    if (wanted != before) {
      Q_EMIT changeWanted({at, wanted});
    }
  });
  dialog->open();
}

}  // namespace steelyard::ui
