// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/reduced_table_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/plain_label.h"
#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

QString keyOf(const char* part) { return QStringLiteral("reduced-table/") + QLatin1String(part); }

void keep(const ReducedParts& parts) {
  QSettings settings = keptSettings();
  settings.setValue(keyOf("weighted"), parts.weighted);
  settings.setValue(keyOf("names"), parts.names);
  settings.setValue(keyOf("target"), parts.target);
  settings.setValue(keyOf("rows"), parts.rows);
}

QCheckBox* box(const QString& name, const QString& text, bool offered, bool wanted,
               QWidget* parent) {
  auto* made = new QCheckBox(text, parent);
  made->setObjectName(name);
  made->setEnabled(offered);
  made->setChecked(offered && wanted);
  return made;
}

}  // namespace

ReducedTableOffer offerOf(const std::vector<Column>& columns, const LearnedSpace& space) {
  ReducedTableOffer offer;
  if (!space.empty()) {
    offer.space = space.is_map()
                      ? ReducedTableDialog::tr("The learned &space: mixtures of the columns")
                      : ReducedTableDialog::tr("Columns times their &weights");
  }
  offer.names = !naming_columns(columns).empty();
  offer.target = !columns_with(columns, Role::truth).empty();
  return offer;
}

ReducedTableDialog::ReducedTableDialog(const ReducedTableOffer& offer, const ReducedParts& wanted,
                                       QWidget* parent)
    : QDialog(parent),
      raw_(new QRadioButton(tr("Columns &as they are in the table"), this)),
      space_(new QRadioButton(
          offer.space.isEmpty() ? tr("Columns times their &weights") : offer.space, this)),
      names_(box(QStringLiteral("names"), tr("&Ids and labels"), offer.names, wanted.names, this)),
      target_(box(QStringLiteral("target"), tr("&Target"), offer.target, wanted.target, this)),
      rows_(box(QStringLiteral("rows"), tr("&Numbers of the rows"), true, wanted.rows, this)) {
  setWindowTitle(tr("Export a reduced table"));
  raw_->setObjectName(QStringLiteral("raw"));
  space_->setObjectName(QStringLiteral("space"));
  space_->setEnabled(!offer.space.isEmpty());
  (wanted.weighted && space_->isEnabled() ? space_ : raw_)->setChecked(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(new PlainLabel(tr("What should the table hold?"), this));
  layout->addWidget(raw_);
  layout->addWidget(space_);
  layout->addWidget(new PlainLabel(tr("And beside them:"), this));
  for (QCheckBox* each : {names_, target_, rows_}) {
    layout->addWidget(each);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("&Choose a file..."));
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

ReducedParts ReducedTableDialog::parts() const {
  return {space_->isChecked(), names_->isChecked(), target_->isChecked(), rows_->isChecked()};
}

ReducedParts lastReducedParts() {
  const QSettings settings = keptSettings();
  const auto last = [&](const char* part, bool first) {
    return settings.value(keyOf(part), first).toBool();
  };
  return {last("weighted", false), last("names", true), last("target", true), last("rows", false)};
}

std::optional<ReducedParts> askForReducedParts(const ReducedTableOffer& offer) {
  const ReducedParts last = lastReducedParts();
  ReducedTableDialog dialog(offer, last, QApplication::activeWindow());
  if (dialog.exec() != QDialog::Accepted) {
    return std::nullopt;
  }
  const ReducedParts chosen = dialog.parts();
  // What this table does not have may be wanted of the next one.
  keep({offer.space.isEmpty() ? last.weighted : chosen.weighted,
        offer.names ? chosen.names : last.names, offer.target ? chosen.target : last.target,
        chosen.rows});
  return chosen;
}

}  // namespace steelyard::ui
