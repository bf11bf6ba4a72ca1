// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/selection_control.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

namespace steelyard::ui {

namespace {
constexpr int thresholdSteps = 1000;
}

SelectionControl::SelectionControl(QWidget* parent)
    : QWidget(parent),
      byCount_(new QRadioButton(tr("&Best"), this)),
      byThreshold_(new QRadioButton(tr("&Weight from"), this)),
      count_(new QSpinBox(this)),
      countSlider_(new QSlider(Qt::Horizontal, this)),
      threshold_(new QDoubleSpinBox(this)),
      thresholdSlider_(new QSlider(Qt::Horizontal, this)),
      chosen_(new QLabel(this)) {
  build();
  connectParts();
  setFeatures({}, 0);
}

void SelectionControl::build() {
  byCount_->setChecked(true);
  byCount_->setToolTip(tr("Select the best so many features"));
  byThreshold_->setToolTip(tr("Select features whose weight (largest = 1) is at least this"));
  count_->setAccessibleName(tr("How many features to select"));
  countSlider_->setAccessibleName(count_->accessibleName());
  threshold_->setAccessibleName(tr("Smallest weight to select, the largest being 1"));
  thresholdSlider_->setAccessibleName(threshold_->accessibleName());
  threshold_->setRange(0.0, 1.0);
  threshold_->setDecimals(3);
  threshold_->setSingleStep(0.01);
  threshold_->setLocale(QLocale::c());
  threshold_->setValue(0.1);
  thresholdSlider_->setRange(0, thresholdSteps);
  thresholdSlider_->setValue(thresholdSteps / 10);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setVerticalSpacing(2);
  layout->addWidget(byCount_, 0, 0);
  layout->addWidget(countSlider_, 0, 1);
  layout->addWidget(count_, 0, 2);
  layout->addWidget(byThreshold_, 1, 0);
  layout->addWidget(thresholdSlider_, 1, 1);
  layout->addWidget(threshold_, 1, 2);
  layout->addWidget(chosen_, 2, 0, 1, 3);
  layout->setColumnStretch(1, 1);
}

void SelectionControl::connectParts() {
  connect(byCount_, &QRadioButton::toggled, this, &SelectionControl::modeChanged);
  connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
    const QSignalBlocker quiet(countSlider_);
    countSlider_->setValue(count);
    changed();
  });
  connect(countSlider_, &QSlider::valueChanged, count_, &QSpinBox::setValue);
  connect(threshold_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    const QSignalBlocker quiet(thresholdSlider_);
    thresholdSlider_->setValue(static_cast<int>(std::lround(value * thresholdSteps)));
    changed();
  });
  connect(thresholdSlider_, &QSlider::valueChanged, this,
          [this](int step) { threshold_->setValue(static_cast<double>(step) / thresholdSteps); });
}

void SelectionControl::setFeatures(const std::vector<FeatureResult>& features,
                                   Index suggestedCount) {
  features_ = features;
  order_ = ranking(features_);
  const auto all = static_cast<int>(features_.size());
  const auto weighed = static_cast<int>(
      std::count_if(features_.begin(), features_.end(),
                    [](const FeatureResult& feature) { return feature.relative_weight > 0.0; }));
  {
    const QSignalBlocker quietCount(count_);
    const QSignalBlocker quietSlider(countSlider_);
    count_->setRange(std::min(all, 1), all);
    countSlider_->setRange(std::min(all, 1), all);
    count_->setValue(suggestedCount > 0 ? static_cast<int>(suggestedCount) : weighed);
    countSlider_->setValue(count_->value());
  }
  setEnabled(all > 0);
  modeChanged();
}

void SelectionControl::setMode(Mode mode) {
  (mode == Mode::Count ? byCount_ : byThreshold_)->setChecked(true);
}

SelectionControl::Mode SelectionControl::mode() const {
  return byCount_->isChecked() ? Mode::Count : Mode::Threshold;
}

void SelectionControl::setCount(int count) { count_->setValue(count); }

void SelectionControl::setThreshold(double threshold) { threshold_->setValue(threshold); }

std::vector<Index> SelectionControl::selection() const {
  if (mode() == Mode::Count) {
    const auto wanted = std::min(order_.size(), static_cast<std::size_t>(count_->value()));
    return {order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(wanted)};
  }
  double largest = 0.0;
  for (const FeatureResult& feature : features_) {
    largest = std::max(largest, feature.relative_weight);
  }
  std::vector<Index> chosen;
  std::copy_if(order_.begin(), order_.end(), std::back_inserter(chosen), [&](Index position) {
    const double weight = features_[static_cast<std::size_t>(position)].relative_weight;
    return weight > 0.0 && weight >= threshold_->value() * largest;
  });
  return chosen;
}

void SelectionControl::modeChanged() {
  const bool counting = mode() == Mode::Count;
  count_->setEnabled(counting);
  countSlider_->setEnabled(counting);
  threshold_->setEnabled(!counting);
  thresholdSlider_->setEnabled(!counting);
  changed();
}

void SelectionControl::changed() {
  const std::vector<Index> now = selection();
  showCount(now.size());
  Q_EMIT selectionChanged(now);
}

void SelectionControl::showCount(std::size_t selected) {
  chosen_->setText(features_.empty()
                       ? tr("Nothing to select yet.")
                       : tr("%1 of %2 features selected").arg(selected).arg(features_.size()));
}

}  // namespace steelyard::ui
