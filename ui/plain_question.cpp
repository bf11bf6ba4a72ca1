// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plain_question.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/plain_label.h"

namespace steelyard::ui {

bool askWhether(const PlainQuestion& question) {
  QDialog dialog(QApplication::activeWindow());
  dialog.setWindowTitle(question.title);
  auto* text = new PlainLabel(question.text, &dialog);
  text->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
  buttons->addButton(question.yes, QDialogButtonBox::AcceptRole);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* rows = new QVBoxLayout(&dialog);
  rows->addWidget(text);
  if (!question.names.isEmpty()) {
    auto* names = new QPlainTextEdit(question.names.join(QLatin1Char('\n')), &dialog);
    names->setReadOnly(true);
    names->setAccessibleName(QDialog::tr("Names of the files"));
    rows->addWidget(names, 1);
  }
  rows->addWidget(buttons);
  constexpr int width = 480;
  dialog.resize(width, dialog.sizeHint().height());
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  return dialog.exec() == QDialog::Accepted;
}

}  // namespace steelyard::ui
