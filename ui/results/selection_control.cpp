// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/selection_control.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/problem/kept_inputs.h"
#include "core/problem/whole_groups.h"
#include "core/run/result.h"
#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"

namespace steelyard::ui {

namespace {
constexpr int thresholdSteps = 1000;
constexpr int countSteps = 1000;  // of a logarithmic slider
constexpr std::size_t longestLinear = 100;
}  // namespace

SelectionControl::SelectionControl(const Shown& shown, QWidget* parent)
    : QWidget(parent),
      shown_(shown),
      byRun_(new QRadioButton(tr("&As the run selected"), this)),
      byCount_(new QRadioButton(tr("&Keep"), this)),
      byThreshold_(new QRadioButton(tr("&Weight from"), this)),
      count_(new QSpinBox(this)),
      countSlider_(new QSlider(Qt::Horizontal, this)),
      threshold_(new QDoubleSpinBox(this)),
      thresholdSlider_(new QSlider(Qt::Horizontal, this)),
      ofAll_(new PlainLabel(this)),
      other_(new QToolButton(this)),
      chosen_(new PlainLabel(this)) {
  labelWidgets();
  build();
  connectParts();
  connect(&shown_, &Shown::ranked, this, &SelectionControl::follow);
  follow();
}

/// What features are ranked by. It has no values where nothing is ranked.
const FeatureColumn& SelectionControl::leading() const {
  static const FeatureColumn none{};
  const std::vector<FeatureColumn>& columns = shown_.ranking().of.columns;
  return columns.empty() ? none : columns.front();
}

const std::vector<Index>& SelectionControl::order() const { return shown_.ranking().order; }

const std::vector<RankedUnit>& SelectionControl::units() const { return shown_.ranking().units; }

int SelectionControl::counted(const std::vector<Index>& features) const {
  return static_cast<int>(units_among(units(), features));
}

const FeatureSelection& SelectionControl::ofRun() const { return shown_.ranking().preselected; }

void SelectionControl::labelWidgets() {
  chosen_->setObjectName(QStringLiteral("selectedCount"));
  chosen_->setWordWrap(true);
  chosen_->setForegroundRole(QPalette::PlaceholderText);
  ofAll_->setObjectName(QStringLiteral("suggestedCount"));
  ofAll_->setWordWrap(true);
  ofAll_->setForegroundRole(QPalette::PlaceholderText);
  byRun_->setObjectName(QStringLiteral("selectedByRun"));
  byCount_->setChecked(true);
  byCount_->setToolTip(tr("Select this many features, the best first"));
  byThreshold_->setToolTip(tr("Select features whose value is at least this share of the largest"));
  count_->setAccessibleName(tr("How many features to select"));
  countSlider_->setAccessibleName(count_->accessibleName());
  threshold_->setAccessibleName(tr("Smallest value to select, as a share of the largest"));
  thresholdSlider_->setAccessibleName(threshold_->accessibleName());
  threshold_->setRange(0.0, 1.0);
  threshold_->setDecimals(3);
  threshold_->setSingleStep(0.01);
  threshold_->setLocale(QLocale::c());
  threshold_->setValue(0.1);
  thresholdSlider_->setRange(0, thresholdSteps);
  thresholdSlider_->setValue(thresholdSteps / 10);
  other_->setText(tr("By value"));
  other_->setObjectName(QStringLiteral("selectByValue"));
  other_->setToolTip(tr("Select by the value of a feature instead of by number"));
  other_->setCheckable(true);
  other_->setAutoRaise(true);
}

void SelectionControl::build() {
  constexpr int gap = 6;
  auto* counted = new QHBoxLayout;
  counted->setSpacing(gap);
  counted->addWidget(byCount_);
  counted->addWidget(count_);
  counted->addWidget(ofAll_, 1);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins({});
  layout->setVerticalSpacing(4);
  layout->addWidget(countSlider_, 0, 0, 1, 3);
  layout->addLayout(counted, 1, 0, 1, 3);
  layout->addWidget(byThreshold_, 2, 0);
  layout->addWidget(thresholdSlider_, 2, 1);
  layout->addWidget(threshold_, 2, 2);
  layout->addWidget(byRun_, 3, 0, 1, 3);
  layout->addWidget(chosen_, 4, 0, 1, 3);
  layout->addWidget(other_, 5, 0, 1, 3, Qt::AlignRight);
  layout->setColumnStretch(1, 1);
  connect(other_, &QToolButton::toggled, this, &SelectionControl::foldThreshold);
}

/// Never while it decides what is selected.
void SelectionControl::foldThreshold() {
  const bool amounts = leading().kind != ValueKind::order;  // places have no values to compare
  const bool open = amounts && (other_->isChecked() || mode() == Mode::Threshold);
  other_->setVisible(amounts);
  for (QWidget* part : {static_cast<QWidget*>(byThreshold_), static_cast<QWidget*>(threshold_),
                        static_cast<QWidget*>(thresholdSlider_)}) {
    part->setVisible(open);
  }
}

void SelectionControl::connectParts() {
  for (QRadioButton* button : {byRun_, byCount_, byThreshold_}) {
    connect(button, &QRadioButton::toggled, this, [this](bool on) {
      if (on) {
        followMode();
        changed();
      }
    });
  }
  connect(byCount_, &QRadioButton::clicked, this, [this] {
    if (byHand_) {  // it is checked already, but other features are selected
      changed();
    }
  });
  connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
    const QSignalBlocker quiet(countSlider_);
    countSlider_->setValue(stepOf(count));
    changed();
  });
  // The slider stays where it is moved to, or no key could take it from one number to the next.
  connect(countSlider_, &QSlider::valueChanged, this, [this](int step) {
    if (const int count = countAt(step); count != count_->value()) {
      const QSignalBlocker quiet(count_);
      count_->setValue(count);
      changed();
    }
  });
  connect(threshold_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    const QSignalBlocker quiet(thresholdSlider_);
    thresholdSlider_->setValue(static_cast<int>(std::lround(value * thresholdSteps)));
    changed();
  });
  connect(thresholdSlider_, &QSlider::valueChanged, this,
          [this](int step) { threshold_->setValue(static_cast<double>(step) / thresholdSteps); });
}

void SelectionControl::follow() {
  byHand_ = false;
  const auto all = static_cast<int>(units().size());
  {
    const QSignalBlocker quietCount(count_);
    const QSignalBlocker quietSlider(countSlider_);
    count_->setMaximum(all);
    countSlider_->setMaximum(stepOf(all));
    countSlider_->setSingleStep(isLogarithmic() ? countSteps / 100 : 1);
    countSlider_->setPageStep(isLogarithmic() ? countSteps / 10 : 10);
  }
  const bool decided = !ofRun().features.empty() || !ofRun().rule.says_nothing();
  showNumber(counted(decided ? ofRun().features : positive()));
  byThreshold_->setText(leading().title.empty()
                            ? tr("&Weight from")
                            : tr("%1 from").arg(menuText(shownTerm(leading().title))));
  setEnabled(all > 0);
  if (leading().kind == ValueKind::order && byThreshold_->isChecked()) {
    const QSignalBlocker quiet(byCount_);
    byCount_->setChecked(true);
  }
  offerRun();
  followMode();
  showCount(selection());
}

std::vector<Index> SelectionControl::positive() const {
  std::vector<Index> features;
  std::copy_if(order().begin(), order().end(), std::back_inserter(features), [&](Index feature) {
    return leading().values[static_cast<std::size_t>(feature)] > 0.0;
  });
  return features;
}

/// Of many features, people want a few or a few dozen: these are not a hair's breadth of the
/// slider.
bool SelectionControl::isLogarithmic() const { return units().size() > longestLinear; }

int SelectionControl::stepOf(int count) const {
  return isLogarithmic()
             ? static_cast<int>(std::lround(countSteps * std::log1p(count) /
                                            std::log1p(static_cast<double>(units().size()))))
             : count;
}

int SelectionControl::countAt(int step) const {
  return isLogarithmic()
             ? static_cast<int>(std::lround(
                   std::expm1(std::log1p(static_cast<double>(units().size())) * step / countSteps)))
             : step;
}

/// Tells nobody. 0 is only where a rule selects none, nothing is known yet, or a person has
/// unticked all.
void SelectionControl::showNumber(int number) {
  const QSignalBlocker quietCount(count_);
  const QSignalBlocker quietSlider(countSlider_);
  const bool noneIsTaken =
      ofRun().features.empty() && (number == 0 || !ofRun().rule.says_nothing());
  const int least = std::min({number, noneIsTaken ? 0 : 1, count_->maximum()});
  count_->setMinimum(least);
  countSlider_->setMinimum(stepOf(least));
  count_->setValue(number);
  countSlider_->setValue(stepOf(count_->value()));
}

void SelectionControl::showChosen(const std::vector<Index>& chosen) {
  const QSignalBlocker quietRun(byRun_);
  const QSignalBlocker quietCount(byCount_);
  const QSignalBlocker quietThreshold(byThreshold_);
  byHand_ = false;
  if (!byRun_->isHidden() && same_features(chosen, ofRun().features)) {
    byRun_->setChecked(true);
  } else if (mode() != Mode::Threshold || !same_features(chosen, fromThreshold())) {
    byCount_->setChecked(true);
    showNumber(counted(chosen));
    byHand_ = !same_features(chosen, best(counted(chosen)));
  }
  followMode();
  showCount(chosen);
}

/// Only where the best so many are not the same features.
void SelectionControl::offerRun() {
  const std::vector<Index>& features = ofRun().features;
  const bool offered = !ofRun().rule.says_nothing() && features != best(counted(features));
  const QSignalBlocker quietRun(byRun_);
  const QSignalBlocker quietCount(byCount_);
  const QSignalBlocker quietThreshold(byThreshold_);
  byRun_->setToolTip(tipText(shownWords(ofRun().rule)));
  byRun_->setVisible(offered);
  if (offered) {
    byRun_->setChecked(true);
  } else if (byRun_->isChecked()) {
    byCount_->setChecked(true);
  }
}

void SelectionControl::setMode(Mode mode) {
  switch (mode) {
    case Mode::Run:
      return byRun_->setChecked(true);
    case Mode::Count:
      return byCount_->setChecked(true);
    case Mode::Threshold:
      return byThreshold_->setChecked(true);
  }
}

SelectionControl::Mode SelectionControl::mode() const {
  if (byRun_->isChecked()) {
    return Mode::Run;
  }
  return byCount_->isChecked() ? Mode::Count : Mode::Threshold;
}

void SelectionControl::setCount(int count) { count_->setValue(count); }

void SelectionControl::setThreshold(double threshold) { threshold_->setValue(threshold); }

std::vector<Index> SelectionControl::kept() const {
  const auto first = ofRun().features.begin();
  return {first, first + ofRun().kept};
}

std::vector<Index> SelectionControl::best(int count) const {
  return WholeGroups(shown_.ranking().features)
      .completed(features_of_best(units(), static_cast<std::size_t>(count), kept()));
}

std::vector<Index> SelectionControl::fromThreshold() const {
  double full = 1.0;
  if (!is_fraction(leading().kind)) {
    full = 0.0;
    for (const double value : leading().values) {
      full = std::max(full, value);
    }
  }
  std::vector<Index> chosen;
  std::copy_if(order().begin(), order().end(), std::back_inserter(chosen), [&](Index position) {
    const double value = leading().values[static_cast<std::size_t>(position)];
    return value > 0.0 && value >= threshold_->value() * full;
  });
  return with_kept_first(kept(), chosen);
}

std::vector<Index> SelectionControl::selection() const {
  switch (mode()) {
    case Mode::Run:
      return ofRun().features;
    case Mode::Count:
      return best(count_->value());
    case Mode::Threshold:
      break;
  }
  return fromThreshold();
}

void SelectionControl::followMode() {
  const bool counting = mode() == Mode::Count;
  const bool comparing = mode() == Mode::Threshold;
  count_->setEnabled(counting);
  countSlider_->setEnabled(counting);
  threshold_->setEnabled(comparing);
  thresholdSlider_->setEnabled(comparing);
  foldThreshold();
}

void SelectionControl::changed() {
  byHand_ = false;
  const std::vector<Index> now = selection();
  showCount(now);
  Q_EMIT selectionChanged(now);
}

void SelectionControl::setCaveat(const QString& caveat) {
  caveat_ = caveat;
  ofAll_->setText(suggestion());
}

/// "of 13 \u00b7 suggested 5"
QString SelectionControl::suggestion() const {
  if (order().empty()) {
    return {};
  }
  QString text = tr("of %1").arg(countText(units().size()));
  if (!ofRun().rule.says_nothing()) {
    text += tr(" \u00b7 suggested %1").arg(countText(counted(ofRun().features)));
    text += caveat_.isEmpty() ? QString() : tr(" (%1)").arg(caveat_);
  }
  return text;
}

void SelectionControl::showCount(const std::vector<Index>& selected) {
  ofAll_->setText(suggestion());
  if (order().empty()) {
    return chosen_->setText(tr("Nothing to select yet."));
  }
  QString text = countText(units().size(), tr("%2 of %1 feature selected"),
                           tr("%2 of %1 features selected", nullptr, howMany(units().size())))
                     .arg(countText(counted(selected)));
  if (ranks_nothing({leading()}) && std::ssize(selected) > ofRun().kept) {
    text += tr(": nothing is ranked, so these are in the order of the table");
  } else if (byHand_) {
    text += tr(": chosen by hand");
  } else if (!ofRun().rule.says_nothing() && selection() == ofRun().features &&
             selected.size() == ofRun().features.size()) {
    text += QStringLiteral(": ") + plainLine(shownWords(ofRun().rule));
  }
  chosen_->setText(text);
}

}  // namespace steelyard::ui
