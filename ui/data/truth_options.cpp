// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/truth_options.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace steelyard::ui {

TruthOptions::TruthOptions(QWidget* parent)
    : QWidget(parent),
      source_(new QLabel(this)),
      standardise_(new QCheckBox(tr("Standardise the ground truth"), this)),
      themselves_(new QPushButton(tr("Compare the inputs with themselves"), this)),
      open_(new QPushButton(tr("Truth from another file..."), this)),
      drop_(new QPushButton(tr("Leave the other file"), this)) {
  source_->setWordWrap(true);
  source_->setObjectName(QStringLiteral("truthSource"));
  standardise_->setToolTip(
      tr("Divide each ground truth column by its standard deviation, so that all count alike"));
  themselves_->setToolTip(
      tr("Every input becomes ground truth too: which few inputs stand for "
         "all of them?"));
  open_->setToolTip(tr("A second table with as many rows"));
  drop_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 0, 0);
  layout->addWidget(source_);
  layout->addWidget(standardise_);
  layout->addWidget(themselves_);
  layout->addWidget(open_);
  layout->addWidget(drop_);
  layout->addStretch(1);
  connect(standardise_, &QCheckBox::toggled, this, &TruthOptions::standardiseChanged);
  connect(themselves_, &QPushButton::clicked, this, &TruthOptions::compareWithThemselves);
  connect(open_, &QPushButton::clicked, this, &TruthOptions::openTruthFile);
  connect(drop_, &QPushButton::clicked, this, &TruthOptions::dropTruthFile);
}

bool TruthOptions::standardise() const { return standardise_->isChecked(); }

void TruthOptions::setStandardise(bool on) { standardise_->setChecked(on); }

void TruthOptions::setSource(const QString& sentence, bool fromFile) {
  source_->setText(sentence);
  drop_->setVisible(fromFile);
}

void TruthOptions::setUsable(bool usable) {
  themselves_->setEnabled(usable);
  open_->setEnabled(usable);
}

}  // namespace steelyard::ui
