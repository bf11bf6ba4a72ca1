// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/array_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/style/fit_to_screen.h"

namespace steelyard::ui {

ArrayDialog::ArrayDialog(const QString& fileName, std::vector<ArrayInfo> arrays, QWidget* parent)
    : QDialog(parent),
      arrays_(std::move(arrays)),
      list_(new QTreeWidget(this)),
      message_(new PlainLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(
      (ofSheets() ? tr("Choose a sheet - %1") : tr("Choose arrays - %1")).arg(plainName(fileName)));
  message_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(
      new PlainLabel(ofSheets() ? tr("This workbook holds several sheets. Tick the one to open.")
                                : tr("This file holds several arrays. Tick those to open side by "
                                     "side; each row is one sample."),
                     this));
  layout->addWidget(list_, 1);
  layout->addWidget(message_);
  layout->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  list();
  connect(list_, &QTreeWidget::itemChanged, this, &ArrayDialog::judge);
  judge();
  resizeWithinScreen(*this, {560, 360});
}

void ArrayDialog::list() {
  list_->setObjectName(QStringLiteral("arrays"));
  list_->setAccessibleName(ofSheets() ? tr("Sheets of the file") : tr("Arrays of the file"));
  list_->setRootIsDecorated(false);
  list_->setHeaderLabels({ofSheets() ? tr("Sheet") : tr("Array"), tr("Size"), tr("Remark")});
  for (const ArrayInfo& array : arrays_) {
    const std::string trouble = shownWords(array.trouble);
    auto* item = new QTreeWidgetItem(list_, {plainName(array.name), plainName(array.shape_text),
                                             QString::fromStdString(trouble)});
    item->setCheckState(0, array.chosen ? Qt::Checked : Qt::Unchecked);
    item->setToolTip(2, tipText(trouble));
    item->setDisabled(!array.usable);
  }
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

std::vector<std::string> ArrayDialog::chosen() const {
  std::vector<std::string> names;
  for (int row = 0; row < list_->topLevelItemCount(); ++row) {
    const QTreeWidgetItem* item = list_->topLevelItem(row);
    if (!item->isDisabled() && item->checkState(0) == Qt::Checked) {
      names.push_back(arrays_[static_cast<std::size_t>(row)].name);
    }
  }
  return names;
}

bool ArrayDialog::ofSheets() const {
  return std::any_of(arrays_.begin(), arrays_.end(),
                     [](const ArrayInfo& array) { return array.sheet; });
}

/// Why what is ticked cannot be opened; empty if it can.
/// \param ticked   how many are
/// \param lengths  different numbers of rows among them
QString ArrayDialog::troubleWith(std::size_t ticked, std::size_t lengths) const {
  if (ofSheets()) {
    return ticked == 1 ? QString() : tr("Tick one sheet.");
  }
  return ticked == 0   ? tr("Tick at least one array.")
         : lengths > 1 ? tr("The ticked arrays have different numbers of rows.")
                       : QString();
}

void ArrayDialog::judge() {
  std::set<std::uint64_t> rows;
  std::size_t ticked = 0;
  for (int row = 0; row < list_->topLevelItemCount(); ++row) {
    const QTreeWidgetItem* item = list_->topLevelItem(row);
    if (!item->isDisabled() && item->checkState(0) == Qt::Checked) {
      rows.insert(arrays_[static_cast<std::size_t>(row)].rows);
      ++ticked;
    }
  }
  const QString trouble = troubleWith(ticked, rows.size());
  if (!trouble.isEmpty()) {
    message_->setText(trouble);
  } else if (ofSheets()) {
    message_->setText(countText(*rows.begin(),
                                tr("%1 row in the sheet, with the row of names if there is one"),
                                tr("%1 rows in the sheet, with the row of names if there is one",
                                   nullptr, howMany(*rows.begin()))));
  } else {
    message_->setText(countText(*rows.begin(), tr("%1 sample"),
                                tr("%1 samples", nullptr, howMany(*rows.begin()))));
  }
  buttons_->button(QDialogButtonBox::Open)->setEnabled(trouble.isEmpty());
}

}  // namespace steelyard::ui
