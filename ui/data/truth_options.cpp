// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/truth_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/count_text.h"
#include "ui/plain_label.h"

namespace steelyard::ui {

TruthOptions::TruthOptions(QWidget* parent)
    : QWidget(parent),
      source_(new PlainLabel(this)),
      kind_(new QComboBox(this)),
      standardise_(new QCheckBox(tr("Standardise the target"), this)),
      themselves_(new QPushButton(tr("Compare the inputs with themselves"), this)),
      open_(new QPushButton(tr("Target from another file..."), this)),
      drop_(new QPushButton(tr("Drop the other file"), this)) {
  source_->setWordWrap(true);
  source_->setObjectName(QStringLiteral("truthSource"));
  standardise_->setToolTip(
      tr("Divide each target column by its standard deviation, so that all count equally"));
  themselves_->setToolTip(
      tr("Every input also becomes a target: which few inputs can represent all of them?"));
  open_->setToolTip(tr("A second table with the same number of rows"));
  drop_->hide();
  offerKinds();
  layOut();
  connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
    standardise_->setEnabled(kind() == TruthKind::columns);
    Q_EMIT kindChanged();
  });
  connect(standardise_, &QCheckBox::toggled, this, &TruthOptions::standardiseChanged);
  connect(themselves_, &QPushButton::clicked, this, &TruthOptions::compareWithThemselves);
  connect(open_, &QPushButton::clicked, this, &TruthOptions::openTruthFile);
  connect(drop_, &QPushButton::clicked, this, &TruthOptions::dropTruthFile);
}

void TruthOptions::offerKinds() {
  const auto offer = [this](TruthKind kind, const QString& text, const QString& tip) {
    kind_->addItem(text, static_cast<int>(kind));
    kind_->setItemData(kind_->count() - 1, tipText(tip), Qt::ToolTipRole);
  };
  offer(TruthKind::columns, tr("columns as they are"),
        tr("Samples are as far apart as their values in these columns"));
  offer(TruthKind::pair_distances, tr("all distances between points"),
        tr("Three columns are the x, y, z of one point (an atom). Samples are compared by all "
           "distances between their points, so that shifting or rotating a sample as a whole "
           "changes nothing. Columns are assigned to points by their groups, by names such as x1 "
           "y1 z1 or CA_x CA_y CA_z, or in threes in table order"));
  offer(TruthKind::distance_matrix, tr("a distance matrix"),
        tr("As many columns as rows: how far apart any two samples are"));
  kind_->setObjectName(QStringLiteral("truthKind"));
  kind_->setToolTip(tr("What the columns of the target mean"));
}

void TruthOptions::layOut() {
  auto* label = new PlainLabel(tr("The c&olumns are:"), this);
  label->setBuddy(kind_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 0, 0);
  layout->addWidget(source_);
  layout->addWidget(label);
  layout->addWidget(kind_);
  layout->addWidget(standardise_);
  layout->addWidget(themselves_);
  layout->addWidget(open_);
  layout->addWidget(drop_);
  layout->addStretch(1);
}

TruthKind TruthOptions::kind() const {
  return static_cast<TruthKind>(kind_->currentData().toInt());
}

void TruthOptions::setKind(TruthKind kind) {
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
}

QString TruthOptions::sentence(Index columns, const QString& table) const {
  switch (kind()) {
    case TruthKind::pair_distances:
      return countText(columns / 3,
                       tr("Target: %1 point, between which there are no distances (%2 "
                          "columns of %3)."),
                       tr("Target: all distances between %1 points (%2 columns of %3).", nullptr,
                          howMany(columns / 3)))
          .arg(countText(columns), table);
    case TruthKind::distance_matrix:
      return countText(columns, tr("Target: the distances in %1 column of %2."),
                       tr("Target: the distances in %1 columns of %2.", nullptr, howMany(columns)))
          .arg(table);
    case TruthKind::columns:
      break;
  }
  return countText(columns, tr("Target: %1 column of %2."),
                   tr("Target: %1 columns of %2.", nullptr, howMany(columns)))
      .arg(table);
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
