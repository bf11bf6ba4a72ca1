// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/missing_chooser.h"

#include <QComboBox>
#include <QVBoxLayout>

#include "ui/count_text.h"
#include "ui/plain_label.h"

namespace steelyard::ui {

MissingChooser::MissingChooser(QWidget* parent)
    : QWidget(parent), count_(new PlainLabel(this)), policy_(new QComboBox(this)) {
  policy_->addItem(tr("Do not run until they are filled"), static_cast<int>(MissingPolicy::refuse));
  policy_->addItem(tr("Leave these rows out"), static_cast<int>(MissingPolicy::drop_rows));
  policy_->addItem(tr("Fill with the column's median"),
                   static_cast<int>(MissingPolicy::fill_median));
  policy_->setAccessibleName(tr("What to do with missing cells"));
  policy_->setToolTip(tr("Empty, NA, NaN and ? count as missing, in the columns in use only."));
  count_->setWordWrap(true);
  count_->setBuddy(policy_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(count_);
  layout->addWidget(policy_);
  setCounts(0, 0, 0);
  connect(policy_, &QComboBox::currentIndexChanged, this, &MissingChooser::policyChanged);
}

void MissingChooser::setCounts(Index cells, Index rows, Index samples) {
  policy_->setVisible(cells > 0);
  count_->setText(cells == 0
                      ? tr("No missing cells in use.")
                      : countText(cells, tr("%1 missing cell in %2 of %3 rows"),
                                  tr("%1 missing cells in %2 of %3 rows", nullptr, howMany(cells)))
                            .arg(countText(rows), countText(samples)));
}

MissingPolicy MissingChooser::policy() const {
  return static_cast<MissingPolicy>(policy_->currentData().toInt());
}

void MissingChooser::setPolicy(MissingPolicy policy) {
  policy_->setCurrentIndex(policy_->findData(static_cast<int>(policy)));
}

}  // namespace steelyard::ui
