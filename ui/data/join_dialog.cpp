// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/join_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <algorithm>

#include "core/data/joined_tables.h"
#include "ui/count_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

QString sizeOf(const Dataset& table) {
  const Index rows = table.samples();
  const auto columns = table.columns.size();
  return JoinDialog::tr("%1: %2, %3")
      .arg(plainName(table.name),
           countText(rows, JoinDialog::tr("%1 row"),
                     JoinDialog::tr("%1 rows", nullptr, howMany(rows))),
           countText(columns, JoinDialog::tr("%1 column"),
                     JoinDialog::tr("%1 columns", nullptr, howMany(columns))));
}

}  // namespace

JoinDialog::JoinDialog(const Dataset& table, const Dataset& beside, QWidget* parent)
    : QDialog(parent), key_(new QComboBox(this)) {
  setWindowTitle(tr("Add columns of a file"));
  key_->setObjectName(QStringLiteral("key"));
  key_->setAccessibleName(tr("How rows are matched"));
  key_->addItem(tr("their order: first to first, second to second"), QString());
  for (const Column& column : beside.columns) {
    if (table.column_named(column.name)) {
      const QString name = plainName(column.name);
      key_->addItem(tr("equal values in the column %1").arg(name), name);
    }
  }
  // Tables of different lengths can only be matched by a key.
  const Index expected = table.rows.empty() ? table.samples() : table.source_rows;
  if (beside.samples() != expected && key_->count() > 1) {
    key_->setCurrentIndex(1);
  }
  if (const auto key = key_in_other_order(table, beside)) {
    key_->setCurrentIndex(std::max(0, key_->findData(plainName(*key))));
  }
  auto* layout = new QFormLayout(this);
  layout->addRow(new PlainLabel(sizeOf(table), this));
  layout->addRow(new PlainLabel(sizeOf(beside), this));
  layout->addRow(tr("Rows are matched by"), key_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Add columns"));
  layout->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

std::string JoinDialog::key() const { return key_->currentData().toString().toStdString(); }

}  // namespace steelyard::ui
