// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/number_box.h"

#include <QLineEdit>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/number_text.h"

namespace steelyard::ui {

NumberBox::NumberBox(const ParameterSpec& spec, QWidget* parent)
    : QAbstractSpinBox(parent),
      type_(spec.type),
      minimum_(spec.minimum),
      maximum_(spec.maximum),
      logarithmic_(spec.logarithmic) {
  connect(lineEdit(), &QLineEdit::textChanged, this, &NumberBox::typedChanged);
  connect(this, &QAbstractSpinBox::editingFinished, this, &NumberBox::showPoint);
}

QString NumberBox::typed() const {
  const QString text = lineEdit()->text().trimmed();
  return type_ == ParameterType::real ? withDecimalPoint(text) : text;
}

/// Not while somebody types: the text would change under the hand.
void NumberBox::showPoint() {
  if (typed() != lineEdit()->text().trimmed()) {
    setTyped(typed());
  }
}

void NumberBox::setTyped(const QString& text) { lineEdit()->setText(text); }

void NumberBox::setHint(const QString& text) { lineEdit()->setPlaceholderText(text); }

double NumberBox::moved(double value, int steps) const {
  if (type_ == ParameterType::integer) {
    return value + steps;
  }
  if (logarithmic_ && value > 0.0) {
    return value * std::pow(10.0, steps);
  }
  const double size = value == 0.0 ? 1.0 : std::pow(10.0, std::floor(std::log10(std::abs(value))));
  return value + steps * size / 10.0;
}

void NumberBox::stepBy(int steps) {
  bool readable = false;
  const double value = QLocale::c().toDouble(typed(), &readable);
  if (!readable) {
    return;
  }
  const double next = std::clamp(moved(value, steps), minimum_, maximum_);
  constexpr int steppedDigits = 6;  // hides the rounding errors of repeated steps
  const bool whole = type_ == ParameterType::integer;
  setTyped(whole ? digitsText(static_cast<qlonglong>(next)) : numberText(next, steppedDigits));
  selectAll();
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
  bool readable = false;
  const double value = QLocale::c().toDouble(typed(), &readable);
  StepEnabled enabled = StepNone;
  enabled.setFlag(StepUpEnabled, readable && value < maximum_);
  enabled.setFlag(StepDownEnabled, readable && value > minimum_);
  return enabled;
}

QSize NumberBox::minimumSizeHint() const {
  const int width = fontMetrics().horizontalAdvance(QStringLiteral("0000.0000")) * 3 / 2;
  return {width, QAbstractSpinBox::minimumSizeHint().height()};
}

}  // namespace steelyard::ui
