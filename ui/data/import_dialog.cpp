// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "core/data/delimited_reader.h"
#include "ui/data/import_preview_model.h"
#include "ui/fault_text.h"
#include "ui/native_text.h"

namespace steelyard::ui {

namespace {

constexpr std::size_t previewRows = 50;

QComboBox* characterBox(const std::vector<std::pair<QString, char>>& entries, QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const auto& [text, character] : entries) {
    box->addItem(text, static_cast<int>(character));
  }
  return box;
}

/// Selects the character; adds it to the list if it is not there.
void select(QComboBox* box, char character) {
  const int position = box->findData(static_cast<int>(character));
  if (position < 0) {
    box->addItem(QString(QLatin1Char(character)), static_cast<int>(character));
  }
  box->setCurrentIndex(position < 0 ? box->count() - 1 : position);
}

char selected(const QComboBox* box) { return static_cast<char>(box->currentData().toInt()); }

}  // namespace

ImportDialog::ImportDialog(QString path, QWidget* parent)
    : QDialog(parent),
      path_(std::move(path)),
      delimiter_(characterBox(
          {{tr("Comma"), ','}, {tr("Semicolon"), ';'}, {tr("Tab"), '\t'}, {tr("Blanks"), ' '}},
          this)),
      decimal_(characterBox({{tr("Point (0.5)"), '.'}, {tr("Comma (0,5)"), ','}}, this)),
      header_(new QCheckBox(tr("First row names the columns"), this)),
      comment_(new QLineEdit(this)),
      skip_(new QSpinBox(this)),
      message_(new QLabel(this)),
      preview_(new ImportPreviewModel(this)) {
  setWindowTitle(tr("Open %1").arg(QFileInfo(path_).fileName()));
  skip_->setRange(0, 1000000);
  message_->setWordWrap(true);
  message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* table = new QTableView(this);
  table->setModel(preview_);
  table->setAccessibleName(tr("First rows of the file"));
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setTabKeyNavigation(false);
  table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  open_ = buttons->button(QDialogButtonBox::Open);
  open_->setDefault(true);
  auto* guessAgain = buttons->addButton(tr("Guess again"), QDialogButtonBox::ResetRole);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(makeForm());
  layout->addWidget(table, 1);
  layout->addWidget(message_);
  layout->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 28);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(guessAgain, &QPushButton::clicked, this, &ImportDialog::guess);
  guess();
  open_->setFocus();
}

QFormLayout* ImportDialog::makeForm() {
  auto* form = new QFormLayout;
  form->addRow(tr("&Delimiter:"), delimiter_);
  form->addRow(tr("Decimal &mark:"), decimal_);
  form->addRow(QString(), header_);
  form->addRow(tr("&Comment lines start with:"), comment_);
  form->addRow(tr("&Skip lines at the start:"), skip_);
  header_->setAccessibleName(header_->text());
  comment_->setPlaceholderText(tr("no comment lines"));
  connect(delimiter_, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
  connect(decimal_, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
  connect(header_, &QCheckBox::toggled, this, &ImportDialog::refresh);
  connect(comment_, &QLineEdit::textChanged, this, &ImportDialog::refresh);
  connect(skip_, &QSpinBox::valueChanged, this, &ImportDialog::refresh);
  return form;
}

Dialect ImportDialog::dialect() const {
  Dialect chosen;
  chosen.delimiter = selected(delimiter_);
  chosen.decimal_mark = selected(decimal_);
  chosen.quote = quote_;
  chosen.header = header_->isChecked();
  chosen.comment = comment_->text().toStdString();
  chosen.skip_lines = static_cast<std::size_t>(skip_->value());
  return chosen;
}

void ImportDialog::guess() {
  try {
    showDialect(preview_delimited(nativePath(path_), 1).dialect);
    refresh();
  } catch (...) {
    preview_->setPreview({});
    showTrouble(faultText());
  }
}

void ImportDialog::showDialect(const Dialect& dialect) {
  const QSignalBlocker quietDelimiter(delimiter_);
  const QSignalBlocker quietDecimal(decimal_);
  const QSignalBlocker quietHeader(header_);
  const QSignalBlocker quietComment(comment_);
  const QSignalBlocker quietSkip(skip_);
  quote_ = dialect.quote;
  select(delimiter_, dialect.delimiter);
  select(decimal_, dialect.decimal_mark);
  header_->setChecked(dialect.header);
  comment_->setText(QString::fromStdString(dialect.comment));
  skip_->setValue(static_cast<int>(dialect.skip_lines));
}

void ImportDialog::refresh() {
  try {
    DelimitedPreview preview = preview_delimited(nativePath(path_), previewRows, dialect());
    QStringList notes;
    for (const std::string& warning : preview.warnings) {
      notes << QString::fromStdString(warning);
    }
    preview_->setPreview(std::move(preview));
    open_->setEnabled(true);
    message_->setText(notes.isEmpty() ? tr("This is how the file will be read.")
                                      : notes.join(QLatin1Char('\n')));
  } catch (...) {
    preview_->setPreview({});
    showTrouble(faultText());
  }
}

void ImportDialog::showTrouble(const QString& error) {
  open_->setEnabled(false);
  message_->setText(tr("The file cannot be read like this: %1").arg(error));
}

}  // namespace steelyard::ui
