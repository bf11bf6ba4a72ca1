// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/speed_choice.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>
#include <cmath>

#include "ui/plain_label.h"
#include "ui/run/run_controller.h"
#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

QString key() { return QStringLiteral("run/seconds"); }

}  // namespace

SpeedChoice::SpeedChoice(RunController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), buttons_(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(0);
  auto* name = new PlainLabel(tr("Speed"), this);
  name->setForegroundRole(QPalette::PlaceholderText);
  row->addWidget(name);
  addButton(0, tr("fast"), tr("Run as fast as possible"));
  addButton(5, tr("5 s"), tr("Run in about 5 seconds, so that each iteration can be seen"));
  addButton(20, tr("20 s"), tr("Run in about 20 seconds, so that each iteration can be seen"));
  connect(buttons_, &QButtonGroup::idClicked, this, &SpeedChoice::choose);
  connect(&controller_, &RunController::durationChanged, this, &SpeedChoice::show);
  controller_.setDuration(kept());
  show(controller_.duration());
}

void SpeedChoice::addButton(int seconds, const QString& text, const QString& meaning) {
  auto* button = new QToolButton(this);
  button->setObjectName(QStringLiteral("speed%1").arg(seconds));
  button->setText(text);
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setToolTip(tipText(meaning + tr(". The results are the same")));
  button->setAccessibleName(meaning);
  button->setFocusPolicy(Qt::StrongFocus);
  buttons_->addButton(button, seconds);
  layout()->addWidget(button);
}

/// Only what one of the buttons offers.
double SpeedChoice::kept() {
  const double seconds = keptSettings().value(key()).toDouble();
  return seconds == 5.0 || seconds == 20.0 ? seconds : 0.0;
}

void SpeedChoice::choose(int seconds) {
  keptSettings().setValue(key(), seconds);
  controller_.setDuration(seconds);
}

void SpeedChoice::show(double seconds) {
  if (QAbstractButton* button = buttons_->button(static_cast<int>(std::lround(seconds)))) {
    button->setChecked(true);
  }
}

}  // namespace steelyard::ui
