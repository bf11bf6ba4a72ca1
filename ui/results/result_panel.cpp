// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/result_panel.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/notice.h"
#include "ui/results/bar_delegate.h"
#include "ui/results/ranking_model.h"
#include "ui/results/run_list.h"
#include "ui/results/run_list_model.h"
#include "ui/results/sample_list.h"
#include "ui/results/selection_control.h"

namespace steelyard::ui {

namespace {

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  QFont bold = label->font();
  bold.setBold(true);
  label->setFont(bold);
  return label;
}

}  // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent),
      model_(new RankingModel(this)),
      sorted_(new QSortFilterProxyModel(this)),
      table_(new QTableView(this)),
      empty_(new QLabel(tr("The ranking appears here when a run has results."), this)),
      details_(new QToolButton(this)),
      control_(new SelectionControl(this)),
      warnings_(new Notice(Notice::Kind::Hint, this)),
      samples_(new SampleList(this)),
      runs_(new RunList(this)),
      exports_(exportButtons()),
      exportHint_(new Notice(Notice::Kind::Hint, this)),
      exportTrouble_(new Notice(Notice::Kind::Trouble, this)) {
  buildRanking();
  build();
  connectParts();
}

void ResultPanel::build() {
  empty_->setWordWrap(true);
  warnings_->setObjectName(QStringLiteral("warnings"));
  auto* upper = new QWidget(this);
  auto* results = new QGridLayout(upper);
  results->setContentsMargins(0, 0, 0, 0);
  results->setVerticalSpacing(4);
  results->addWidget(heading(tr("Ranking"), upper), 0, 0);
  results->addWidget(details_, 0, 1, Qt::AlignRight);
  results->addWidget(empty_, 1, 0, 1, 2);
  results->addWidget(table_, 2, 0, 1, 2);
  results->addWidget(control_, 3, 0, 1, 2);
  results->addWidget(warnings_, 4, 0, 1, 2);
  results->addWidget(samples_, 5, 0, 1, 2);
  results->setRowStretch(2, 1);
  auto* lower = new QWidget(this);
  auto* session = new QVBoxLayout(lower);
  session->setContentsMargins(0, 4, 0, 0);
  session->addWidget(heading(tr("Runs"), lower));
  session->addWidget(runs_, 1);
  auto* split = new QSplitter(Qt::Vertical, this);
  split->addWidget(upper);
  split->addWidget(lower);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 1);
  split->setChildrenCollapsible(false);
  split->setSizes({3000, 1000});  // proportions, scaled to the space available
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(split, 1);
  layout->addWidget(heading(tr("Export"), this));
  layout->addWidget(exports_);
  layout->addWidget(exportHint_);
  layout->addWidget(exportTrouble_);
}

void ResultPanel::buildRanking() {
  sorted_->setSourceModel(model_);
  sorted_->setSortRole(RankingModel::SortRole);
  table_->setModel(sorted_);
  table_->setObjectName(QStringLiteral("ranking"));
  table_->setAccessibleName(tr("Features by rank"));
  table_->setItemDelegateForColumn(RankingModel::LeadingSection, new BarDelegate(table_));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->setSortingEnabled(true);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSortIndicator(RankingModel::RankSection, Qt::AscendingOrder);
  details_->setText(tr("Details"));
  details_->setCheckable(true);
  details_->setToolTip(tr("Show the unit and the further columns of the method, too"));
  showFields();
}

QWidget* ResultPanel::exportButtons() {
  auto* box = new QWidget(this);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  const auto add = [&](const QString& name, const QString& text, const QString& tip, int place,
                       void (ResultPanel::*wanted)()) {
    auto* button = new QPushButton(text, box);
    button->setObjectName(name);
    button->setToolTip(tip);
    grid->addWidget(button, place / 2, place % 2);
    connect(button, &QPushButton::clicked, this, wanted);
  };
  add(QStringLiteral("exportSelection"), tr("Selection..."),
      tr("Rank, feature, unit, weights and selection as CSV"), 0,
      &ResultPanel::exportSelectionRequested);
  add(QStringLiteral("exportTable"), tr("Reduced table..."),
      tr("The selected columns, scaled by their weights, as CSV"), 1,
      &ResultPanel::exportTableRequested);
  add(QStringLiteral("exportPlots"), tr("Plots..."), tr("All plots, with the data behind them"), 2,
      &ResultPanel::exportPlotsRequested);
  add(QStringLiteral("exportRecord"), tr("Record..."),
      tr("Everything needed to run this again, as JSON"), 3, &ResultPanel::exportRecordRequested);
  box->setEnabled(false);
  return box;
}

void ResultPanel::connectParts() {
  connect(details_, &QToolButton::toggled, this, &ResultPanel::showFields);
  connect(model_, &QAbstractItemModel::modelReset, this, &ResultPanel::showFields);
  connect(control_, &SelectionControl::selectionChanged, this,
          [this](const std::vector<Index>& selection) {
            model_->setSelection(selection);
            Q_EMIT selectionChanged(selection);
          });
  connect(model_, &RankingModel::selectionEdited, this,
          [this](const std::vector<Index>& selection) {
            control_->showCount(selection.size());
            Q_EMIT selectionChanged(selection);
          });
  connect(runs_, &RunList::runChosen, this, [this](std::uint64_t number) {
    if (const RankedRun* chosen = runs_->run(number)) {
      showRun(*chosen);
      Q_EMIT runChosen(number);
    }
  });
  connect(samples_, &SampleList::keepWanted, this, &ResultPanel::keepSamplesRequested);
  connect(samples_, &SampleList::exportWanted, this, &ResultPanel::exportSamplesRequested);
  connect(runs_, &RunList::comparisonChanged, this, &ResultPanel::comparisonChanged);
}

void ResultPanel::addRun(RankedRun run) { runs_->add(std::move(run)); }

void ResultPanel::showRunNumber(std::uint64_t number) { runs_->showRun(number); }

void ResultPanel::showFeatures(const std::vector<Feature>& features, ShownFeatures shown,
                               bool running) {
  if (running) {
    exports_->setEnabled(false);
    warnings_->say({});  // they belong to an earlier run
    samples_->show({});
  }
  fill(features, std::move(shown));
}

void ResultPanel::fill(const std::vector<Feature>& features, ShownFeatures shown) {
  shown_ = std::move(shown);
  model_->setRanking(features, shown_.columns);
  control_->setFeatures(shown_.columns, preselected());
}

/// Components of a map are mixed from all inputs: all count until the user chooses.
FeatureSelection ResultPanel::preselected() const {
  FeatureSelection selection = shown_.selection;
  if (shown_.space.is_map() && selection.rule.empty() && selection.features.empty()) {
    selection.features = ranking(shown_.columns);
  }
  return selection;
}

bool ResultPanel::offersMap() const { return exports_->isEnabled() && shown_.space.is_map(); }

void ResultPanel::restoreRun() {
  if (const RankedRun* run = shownRun()) {
    showRun(*run);
  }
}

void ResultPanel::showRun(const RankedRun& run) {
  const bool solved = has_solution(run.result);
  if (solved) {
    fill(run.features, {run.result.columns, run.result.space, run.result.selection});
  } else {
    fill({}, {});
  }
  empty_->setText(
      solved ? tr("The ranking appears here when a run has results.")
             : tr("Run %1 ended before its first value: it has no result.").arg(run.number));
  QStringList lines;
  if (run.result.outcome.ending == Ending::failed) {
    lines << tr("Run %1 failed: %2")
                 .arg(run.number)
                 .arg(QString::fromStdString(run.result.outcome.reason));
  }
  for (const std::string& warning : run.result.warnings) {
    lines << QString::fromStdString(warning);
  }
  warnings_->say(lines.join(QLatin1Char('\n')));
  samples_->show(run.samples);
  exports_->setEnabled(solved);
  showExportMessage({}, false);
}

void ResultPanel::clear() {
  empty_->setText(tr("The ranking appears here when a run has results."));
  runs_->clear();
  fill({}, {});
  warnings_->say({});
  samples_->show({});
  exports_->setEnabled(false);
  showExportMessage({}, false);
}

std::vector<Index> ResultPanel::selection() const { return model_->selection(); }

const RankedRun* ResultPanel::run(std::uint64_t number) const { return runs_->run(number); }

const RankedRun* ResultPanel::shownRun() const {
  const auto number = runs_->shown();
  return number ? runs_->run(*number) : nullptr;
}

void ResultPanel::showExportMessage(const QString& text, bool trouble) {
  exportHint_->say(trouble ? QString() : text);
  exportTrouble_->say(trouble ? text : QString());
}

void ResultPanel::showFields() {
  const bool any = model_->rowCount() > 0;
  empty_->setVisible(!any);
  table_->setVisible(any);
  const QFontMetrics metrics = fontMetrics();
  const auto width = [&](const QString& widest) { return metrics.horizontalAdvance(widest); };
  bool shares = false;
  for (int section = 0; section < model_->columnCount(); ++section) {
    // What repeated runs say must not be overlooked.
    const bool share =
        section >= RankingModel::FurtherSection && model_->kindOf(section) == ValueKind::share;
    shares = shares || share;
    table_->setColumnHidden(
        section, section > RankingModel::SelectedSection && !details_->isChecked() && !share);
    table_->setColumnWidth(
        section, width(share ? QStringLiteral("How often x") : QStringLiteral("-0.00000e-00 ")));
  }
  table_->setColumnWidth(RankingModel::RankSection, width(QStringLiteral("Rank ^ ")));
  // Names need the room more than bars do.
  table_->setColumnWidth(
      RankingModel::LeadingSection,
      width(shares ? QStringLiteral("000000 0.000") : QStringLiteral("-0.00000e-00 0.000")));
  table_->setColumnWidth(RankingModel::SelectedSection, width(QStringLiteral("Use xx")));
  table_->setColumnWidth(RankingModel::FeatureSection, width(QStringLiteral("descriptor name")));
  const auto mode = details_->isChecked() ? QHeaderView::Interactive : QHeaderView::Stretch;
  table_->horizontalHeader()->setSectionResizeMode(RankingModel::FeatureSection, mode);
}

}  // namespace steelyard::ui
