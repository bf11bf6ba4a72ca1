// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/load_bar.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include "ui/key_button.h"

namespace steelyard::ui {

namespace {
constexpr int wholeBar = 1000;
}

LoadBar::LoadBar(QWidget* parent) : QWidget(parent), bar_(new QProgressBar(this)) {
  bar_->setRange(0, wholeBar);
  auto* cancel = new KeyButton(tr("Cancel"), this);
  cancel->setObjectName(QStringLiteral("cancelLoading"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(bar_, 1);
  layout->addWidget(cancel);
  connect(cancel, &QPushButton::clicked, this, &LoadBar::cancelRequested);
  hide();
}

void LoadBar::begin(const QString& fileName) {
  bar_->setValue(0);
  bar_->setFormat(tr("%p %"));
  bar_->setAccessibleName(tr("Reading %1").arg(fileName));
  show();
}

void LoadBar::setFraction(double fraction) {
  bar_->setValue(static_cast<int>(fraction * wholeBar));
}

}  // namespace steelyard::ui
