// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_settings.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <array>

#include "ui/copied_cells.h"
#include "ui/count_text.h"
#include "ui/panel/panel_choice_model.h"
#include "ui/plain_label.h"
#include "ui/run/run_clock.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {
namespace {

constexpr int mostParts = 100;
constexpr int mostColumns = 10000;

QSpinBox* numberBox(const char* name, int least, int most, Index value, QWidget* parent) {
  auto* const box = new QSpinBox(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setRange(least, most);
  box->setValue(static_cast<int>(value));
  box->setKeyboardTracking(false);  // estimates are made of what has been typed to its end
  return box;
}

/// With a text in place of 0, which is no rate.
QDoubleSpinBox* rateBox(const char* name, const QString& none, QWidget* parent) {
  constexpr double most = 0.99;
  auto* const box = new QDoubleSpinBox(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setLocale(QLocale::c());
  box->setDecimals(4);
  box->setRange(0.0, most);
  box->setSingleStep(0.05);
  box->setValue(0.0);
  box->setSpecialValueText(none);
  box->setKeyboardTracking(false);
  return box;
}

}  // namespace

PanelSettings::PanelSettings(QWidget* parent)
    : QWidget(parent),
      choice_(new PanelChoiceModel(this)),
      folds_(numberBox("panelFolds", 2, mostParts, PanelOptions().folds, this)),
      repeats_(numberBox("panelRepeats", 1, mostParts, PanelOptions().repeats, this)),
      largest_(numberBox("panelLargest", 1, mostColumns, PanelOptions().largest, this)),
      rate_(rateBox("panelRate", tr("not asked"), this)),
      estimate_(new PlainLabel(this)) {
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  rows->addWidget(makeList(), 1);
  rows->addWidget(makeNumbers());
  rows->addWidget(estimate_);
  estimate_->setObjectName(QStringLiteral("panelEstimate"));
  estimate_->setWordWrap(true);
  estimate_->setForegroundRole(QPalette::PlaceholderText);
  connect(choice_, &PanelChoiceModel::ticksChanged, this, &PanelSettings::showEstimate);
  connect(rate_, &QDoubleSpinBox::valueChanged, this, &PanelSettings::optionsChanged);
  for (const QSpinBox* box : {folds_, repeats_, largest_}) {
    connect(box, &QSpinBox::valueChanged, this, &PanelSettings::optionsChanged);
  }
  showEstimate();
}

QWidget* PanelSettings::makeList() {
  auto* const list = new QTableView(this);
  list->setModel(choice_);
  list->setObjectName(QStringLiteral("panelChoice"));
  list->setAccessibleName(tr("Methods to compare"));
  list->setSelectionBehavior(QAbstractItemView::SelectRows);
  list->setSelectionMode(QAbstractItemView::SingleSelection);
  list->setTabKeyNavigation(false);
  list->verticalHeader()->hide();
  letCopyCells(*list);
  keepRowsOneLineHigh(*list);
  QHeaderView* const header = list->horizontalHeader();
  header->setSectionResizeMode(PanelChoiceModel::MethodField, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(PanelChoiceModel::EstimateField, QHeaderView::Stretch);
  setFocusProxy(list);
  setTabOrder(list, folds_);  // as they stand below each other
  setTabOrder(folds_, repeats_);
  setTabOrder(repeats_, largest_);
  setTabOrder(largest_, rate_);
  return list;
}

void PanelSettings::explainNumbers() {
  folds_->setAccessibleName(tr("Parts of the samples, of which each is held out once"));
  folds_->setToolTip(tr("How many parts of the samples are held out, one after the other."));
  repeats_->setAccessibleName(tr("How often the samples are divided anew"));
  repeats_->setToolTip(tr("How often the samples are divided anew."));
  largest_->setAccessibleName(tr("The largest number of columns that is tried"));
  largest_->setToolTip(tr("The largest number of columns that a method may keep."));
  rate_->setAccessibleName(tr("The false discovery rate at which methods say what they discover"));
  rate_->setToolTip(
      tr("Each method that can is also run once on all samples and says which columns it "
         "discovers, at most this share of which is false on average."));
}

/// Each below its name, so that three fit side by side; the rate has a line of its own.
QWidget* PanelSettings::makeNumbers() {
  explainNumbers();
  auto* const numbers = new QWidget(this);
  auto* const grid = new QGridLayout(numbers);
  grid->setContentsMargins({});
  grid->setVerticalSpacing(2);
  const std::array<QString, 3> names{tr("Parts"), tr("Repeats"), tr("Columns, up to")};
  int column = 0;
  for (QSpinBox* const box : {folds_, repeats_, largest_}) {
    auto* const label = new PlainLabel(names.at(static_cast<std::size_t>(column)), numbers);
    label->setBuddy(box);
    grid->addWidget(label, 0, column);
    grid->addWidget(box, 1, column);
    ++column;
  }
  auto* const ofRate = new PlainLabel(tr("Discoveries at a rate of"), numbers);
  ofRate->setBuddy(rate_);
  grid->addWidget(ofRate, 2, 0, 1, 2);
  grid->addWidget(rate_, 2, 2);
  grid->setColumnStretch(column, 1);
  return numbers;
}

PanelOptions PanelSettings::options() const {
  PanelOptions options;
  options.folds = folds_->value();
  options.repeats = repeats_->value();
  options.largest = largest_->value();
  options.seed = seed_;
  if (rate_->value() > 0.0) {
    options.discovery_rate = rate_->value();
  }
  return options;
}

void PanelSettings::show(const PanelOptions& options) {
  const QSignalBlocker quietFolds(folds_);
  const QSignalBlocker quietRepeats(repeats_);
  const QSignalBlocker quietLargest(largest_);
  const QSignalBlocker quietRate(rate_);
  folds_->setValue(static_cast<int>(options.folds));
  repeats_->setValue(static_cast<int>(options.repeats));
  largest_->setValue(static_cast<int>(options.largest));
  rate_->setValue(options.discovery_rate.value_or(0.0));
  seed_ = options.seed;
}

void PanelSettings::showEstimate() {
  const std::size_t count = choice_->chosen().size();
  estimate_->setText(
      choice_->rowCount() == 0
          ? tr("There is no estimate yet.")
          : countText(count, tr("%1 method: about %2 for its runs, and some time to judge them."),
                      tr("%1 methods: about %2 for their runs, and some time to judge them.",
                         nullptr, howMany(count)))
                .arg(durationText(choice_->seconds())));
}

}  // namespace steelyard::ui
