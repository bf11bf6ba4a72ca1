// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/question_panel.h"

#include <QGridLayout>
#include <QPushButton>
#include <set>
#include <string>
#include <utility>

#include "core/data/target_roles.h"
#include "core/record/data_reference.h"
#include "ui/count_text.h"
#include "ui/data/chip_label.h"
#include "ui/data/question_dialog.h"
#include "ui/jobs/job_runner.h"
#include "ui/key_button.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/style/scaled_font.h"

namespace steelyard::ui {
namespace {

/// As a person counts them: a column of text that became several is one.
Index countOfInputs(const TableSnapshot& table) {
  std::set<std::string> texts;
  Index others = 0;
  for (const Index input : table.columns_with(Role::input)) {
    const Column& column = table.columns[static_cast<std::size_t>(input)];
    if (const auto text = text_origin(column)) {
      texts.insert(text->column);
    } else {
      ++others;
    }
  }
  return others + std::ssize(texts);
}

}  // namespace

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent),
      looker_(new JobRunner(this)),
      leakFinder_(new JobRunner(this)),
      target_(new ChipLabel(this)),
      candidates_(new PlainLabel(this)),
      about_(new PlainLabel(this)),
      change_(new KeyButton(tr("Chan&ge..."), this)) {
  auto* title = makeHeading(tr("2 What should be explained?"), this);
  target_->setObjectName(QStringLiteral("explainedTarget"));
  target_->setAccessibleName(tr("What is explained"));
  candidates_->setObjectName(QStringLiteral("candidateColumns"));
  candidates_->setForegroundRole(QPalette::PlaceholderText);
  about_->setObjectName(QStringLiteral("columnWarnings"));
  about_->setWordWrap(true);
  about_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  change_->setFlat(true);
  change_->setObjectName(QStringLiteral("changeQuestion"));
  change_->setToolTip(tr("Choose what the other columns should explain"));
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 4, 0, 4);
  layout->setVerticalSpacing(4);
  layout->addWidget(title, 0, 0, 1, 2);
  layout->addWidget(target_, 1, 0);
  layout->addWidget(change_, 1, 1, Qt::AlignRight);
  layout->addWidget(candidates_, 2, 0, 1, 2);
  layout->addWidget(about_, 3, 0, 1, 2);
  layout->setColumnStretch(0, 1);
  connect(change_, &QPushButton::clicked, this, &QuestionPanel::change);
  refresh();
}

void QuestionPanel::setTable(const TableSnapshot& table) {
  if (table.table == table_.table) {
    return;
  }
  take(table);
  asked_.reset();
  refresh();
  if (table_.table) {
    examine();
  }
}

void QuestionPanel::setTable(const AskedTable& asked) {
  take(asked.table);
  asked_ = asked;
  another_.reset();
  refresh();
}

void QuestionPanel::take(const TableSnapshot& table) {
  table_ = table;
  leaks_.clear();
  explained_.clear();
  looker_->abandon();
  leakFinder_->abandon();
}

void QuestionPanel::examine() {
  looker_->start([this, table = table_.table,
                  groups = groupsOf(table_)](const ReadControl&) -> JobRunner::Delivery {
    return [this, asked = lookedAt(table, groups)] {
      asked_ = asked;
      change_->setEnabled(true);
      refresh();
    };
  });
}

void QuestionPanel::showRoles(const TableSnapshot& table, const std::optional<QString>& another) {
  if (table.table == table_.table) {
    table_.columns = table.columns;
  }
  another_ = another;
  refresh();
}

void QuestionPanel::refresh() {
  setVisible(table_.table != nullptr);
  change_->setEnabled(asked_.has_value());
  if (!table_.table) {
    return;
  }
  const std::vector<Index> explained =
      another_ ? std::vector<Index>{} : explained_columns(table_.columns);
  if (another_ || explained.empty()) {
    const QString only = another_ ? *another_ : tr("the table itself");
    target_->setNames({only}, only);
  } else {
    QStringList names;
    for (const Index column : explained) {
      names << plainName(table_.columns[static_cast<std::size_t>(column)].name);
    }
    target_->setNames(names, namesInWords(*table_.table, explained));
  }
  const Index inputs = countOfInputs(table_);
  candidates_->setText(countText(inputs, tr("by %1 candidate column"),
                                 tr("by %1 candidate columns", nullptr, howMany(inputs))));
  // A generated table is planted with columns that tell its target.
  if (explained != explained_ && is_file(table_.table->source)) {
    explained_ = explained;
    leaks_.clear();
    leakFinder_->abandon();
    leakFinder_->start(
        [this, table = table_.table, explained](const ReadControl&) -> JobRunner::Delivery {
          return [this, leaks = target_findings(*table, explained)] {
            leaks_ = leaks;
            showWarnings();
          };
        });
  }
  showWarnings();
}

void QuestionPanel::showWarnings() {
  constexpr int lines = 3;
  warnings_.clear();
  QStringList badges;
  const auto add = [&](const ColumnFinding& finding) {
    const Column& column = table_.columns[static_cast<std::size_t>(finding.column)];
    if (column.roles.has(Role::input)) {
      warnings_ << plainLine(shownWords(finding.sentence));
      badges << tr("%1: %2").arg(plainName(column.name), plainName(shownWords(finding.badge)));
    }
  };
  for (const ColumnFinding& finding : leaks_) {
    add(finding);
  }
  if (asked_) {
    for (const ColumnFinding& finding : asked_->findings) {
      add(finding);
    }
  }
  QStringList shown = badges.mid(0, lines);
  if (badges.size() > lines) {
    shown.back() = tr("and %1 more warnings").arg(badges.size() - lines + 1);
  }
  about_->setText(shown.join(QLatin1Char('\n')));
  about_->setToolTip(tipText(warnings_.mid(0, 20).join(QLatin1Char('\n'))));
  about_->setVisible(!shown.isEmpty());
}

void QuestionPanel::change() {
  AskedTable asked = *asked_;
  asked.chosenPolicy = policy_;
  asked.table = table_;  // with the roles of now
  asked.texts.clear();   // text has become numbers already, or a person does not want it to
  auto* dialog =
      new QuestionDialog(std::move(asked), wantedBy(table_.columns, another_.has_value()), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { Q_EMIT chosen(dialog->wanted(), dialog->policy()); });
  dialog->open();
}

}  // namespace steelyard::ui
