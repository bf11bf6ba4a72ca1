// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/candidate_dialog.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/count_text.h"
#include "ui/plain_text.h"
#include "ui/search_field.h"
#include "ui/style/fit_to_screen.h"

namespace steelyard::ui {

CandidateDialog::CandidateDialog(const Dataset& table, const std::vector<Index>& candidates,
                                 const std::vector<Index>& leftOut, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)) {
  setWindowTitle(tr("Columns that may explain"));
  auto* words = new SearchField(this);
  words->setPlaceholderText(
      countText(candidates.size(), tr("Search %1 column"),
                tr("Search %1 columns", nullptr, howMany(candidates.size()))));
  words->setAccessibleName(tr("Search columns"));
  list_->setAccessibleName(tr("Candidate columns"));
  list_->setObjectName(QStringLiteral("candidateList"));
  for (const Index column : candidates) {
    const Column& about = table.columns[static_cast<std::size_t>(column)];
    auto* item = new QListWidgetItem(plainName(about.name), list_);
    item->setData(Qt::UserRole, static_cast<qlonglong>(column));
    const bool out = std::find(leftOut.begin(), leftOut.end(), column) != leftOut.end();
    item->setCheckState(out ? Qt::Unchecked : Qt::Checked);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(words);
  layout->addWidget(list_, 1);
  layout->addWidget(buttons);
  // A title is never cut by the frame: it needs about as much again for the window's buttons.
  resizeWithinScreen(
      *this, {std::max(sizeHint().width(), 2 * fontMetrics().horizontalAdvance(windowTitle())),
              fontMetrics().height() * 24});
  connect(words, &SearchField::textChanged, this, &CandidateDialog::search);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

std::vector<Index> CandidateDialog::leftOut() const {
  std::vector<Index> out;
  for (int row = 0; row < list_->count(); ++row) {
    const QListWidgetItem* const item = list_->item(row);
    if (item->checkState() == Qt::Unchecked) {
      out.push_back(static_cast<Index>(item->data(Qt::UserRole).toLongLong()));
    }
  }
  return out;
}

void CandidateDialog::search(const QString& words) {
  for (int row = 0; row < list_->count(); ++row) {
    QListWidgetItem* const item = list_->item(row);
    item->setHidden(!item->text().contains(words, Qt::CaseInsensitive));
  }
}

}  // namespace steelyard::ui
