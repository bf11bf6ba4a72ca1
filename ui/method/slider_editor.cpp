// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/slider_editor.h"

#include <QSignalBlocker>
#include <QSlider>
#include <cmath>

#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

constexpr int positions = 100;
constexpr int page = 10;

}  // namespace

bool SliderEditor::suits(const ParameterSpec& spec) {
  return spec.live && spec.type == ParameterType::real && !spec.logarithmic &&
         std::isfinite(spec.minimum) && std::isfinite(spec.maximum) && spec.minimum < spec.maximum;
}

SliderEditor::SliderEditor(const ParameterSpec& spec, QWidget* parent)
    : NumberEditor(spec, parent), slider_(new QSlider(Qt::Horizontal, this)) {
  const QString label = QString::fromStdString(spec.label);
  slider_->setRange(0, positions);
  slider_->setPageStep(page);
  slider_->setObjectName(QString::fromStdString(spec.id) + QStringLiteral("Slider"));
  slider_->setAccessibleName(tr("%1: slider").arg(label));
  slider_->setToolTip(tipText(field()->toolTip()));
  placeBefore(slider_);
  connect(slider_, &QSlider::valueChanged, this, &SliderEditor::drag);
  connect(this, &ParameterEditor::valueChanged, this, &SliderEditor::follow);
  follow();
}

void SliderEditor::follow() {
  const double* number = std::get_if<double>(&value());
  slider_->setEnabled(number != nullptr);
  if (number != nullptr) {
    const double share = (*number - spec().minimum) / (spec().maximum - spec().minimum);
    const QSignalBlocker quiet(slider_);
    slider_->setValue(static_cast<int>(std::lround(share * positions)));
  }
}

void SliderEditor::drag(int position) {
  setValue(spec().minimum + (spec().maximum - spec().minimum) * position / positions);
}

}  // namespace steelyard::ui
