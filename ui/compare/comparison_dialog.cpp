// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/comparison_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/record/compared_lines.h"
#include "ui/compare/run_table_model.h"
#include "ui/compare/side_by_side_view.h"
#include "ui/copied_cells.h"
#include "ui/export/exporter.h"
#include "ui/export/report_writer.h"
#include "ui/figures/comparison_plots.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/style/fit_to_screen.h"
#include "ui/style/follow_font.h"
#include "ui/style/notice.h"

namespace steelyard::ui {
namespace {

QPushButton* plainButton(const QString& name, const QString& text, const QString& tip,
                         QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setObjectName(name);
  button->setToolTip(tipText(tip));
  button->setAutoDefault(false);
  return button;
}

QComboBox* chooser(const QString& name, const QString& meaning, QWidget* parent) {
  constexpr int letters = 8;
  auto* combo = new QComboBox(parent);
  combo->setObjectName(name);
  combo->setAccessibleName(meaning);
  combo->setToolTip(tipText(meaning));
  combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo->setMinimumContentsLength(letters);
  return combo;
}

/// Lists the runs again and keeps the choice if it is still there.
void offer(const std::vector<ComparedRun>& runs, int initial, QComboBox& combo) {
  const QSignalBlocker quiet(&combo);
  const QString before = combo.currentText();
  combo.clear();
  for (const ComparedRun& run : runs) {
    combo.addItem(plainName(run.name));
  }
  const int kept = combo.findText(before);
  combo.setCurrentIndex(kept >= 0 ? kept : initial);
  combo.setEnabled(combo.count() > 1);
}

}  // namespace

ComparisonDialog::ComparisonDialog(ComparedSession session, const MethodRegistry& methods,
                                   QWidget* parent)
    : QDialog(parent),
      session_(std::move(session)),
      methods_(methods),
      model_(new RunTableModel(this)),
      table_(new QTableView(this)),
      sideBySide_(new SideBySideView(methods, this)),
      parts_(new QTabWidget(this)),
      across_(
          chooser(QStringLiteral("acrossRun"), tr("Run whose weights are on the x axis"), this)),
      up_(chooser(QStringLiteral("upRun"), tr("Run whose weights are on the y axis"), this)),
      kind_(chooser(QStringLiteral("weightKind"), tr("Which weights are compared"), this)),
      measure_(chooser(QStringLiteral("pairMeasure"), tr("How runs are compared in pairs"), this)),
      weights_(new LinePlot(this)),
      pairs_(new HeatMapPlot(this)),
      common_(new PlainLabel(this)),
      caveats_(new Notice(Notice::Kind::Hint, this)),
      hint_(new Notice(Notice::Kind::Hint, this)),
      trouble_(new Notice(Notice::Kind::Trouble, this)),
      tableButton_(plainButton(QStringLiteral("comparisonCsv"), tr("&Table as CSV..."),
                               tr("Scores of the ticked runs"), this)),
      pairsButton_(plainButton(QStringLiteral("pairsCsv"), tr("&Pairs as CSV..."),
                               tr("Every pair of the ticked runs with all three measures"), this)),
      reportButton_(plainButton(QStringLiteral("reportHtml"), tr("&Report as HTML..."),
                                tr("One self-contained page: data, settings, results, pictures"),
                                this)),
      exporter_(new Exporter(this)) {
  setWindowTitle(tr("Compare runs"));
  layOut();
  connectParts();
  followRuns();
}

void ComparisonDialog::layOut() {
  makeTable();
  auto* plots = new QSplitter(Qt::Horizontal, this);
  plots->setChildrenCollapsible(false);
  plots->addWidget(makeWeights());
  plots->addWidget(makePairs());
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->setChildrenCollapsible(false);
  parts->addWidget(table_);
  parts_->setObjectName(QStringLiteral("comparisonParts"));
  parts_->setDocumentMode(true);
  parts_->addTab(sideBySide_, tr("&Side by side"));
  parts_->addTab(plots, tr("Weights an&d pairs"));
  parts->addWidget(parts_);
  parts->setSizes({1000, 3000});  // proportions, scaled to the space available
  auto* column = new QVBoxLayout(this);
  column->addWidget(parts, 1);
  column->addWidget(caveats_);
  column->addWidget(makeMessages());  // above the buttons, which stay where they are
  column->addWidget(makeButtons());
  resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 160, fontMetrics().height() * 42});
}

void ComparisonDialog::makeTable() {
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("comparedRuns"));
  table_->setAccessibleName(tr("Runs and their scores"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  letCopyCells(*table_);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  keepRowsOneLineHigh(*table_);
  table_->horizontalHeader()->setHighlightSections(false);
}

QWidget* ComparisonDialog::makeWeights() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout;
  auto* label = new PlainLabel(tr("&Weights of"), box);
  label->setBuddy(up_);
  row->addWidget(label);
  row->addWidget(up_, 1);
  row->addWidget(new PlainLabel(tr("against"), box));
  row->addWidget(across_, 1);
  kind_->addItem(tr("relative"), static_cast<int>(WeightKind::relative));
  kind_->addItem(tr("raw"), static_cast<int>(WeightKind::as_given));
  kind_->setItemData(0, tr("Times the column's standard deviation, largest = 1"), Qt::ToolTipRole);
  kind_->setItemData(1, tr("In the units of the columns"), Qt::ToolTipRole);
  row->addWidget(kind_, 1);
  common_->setObjectName(QStringLiteral("commonFeatures"));
  weights_->setObjectName(QStringLiteral("weightsAgainstWeights"));
  weights_->setAccessibleName(tr("Weights of two runs against each other"));
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins({});
  column->addLayout(row);
  column->addWidget(weights_, 1);
  column->addWidget(common_);
  return box;
}

QWidget* ComparisonDialog::makePairs() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout;
  auto* label = new PlainLabel(tr("Pairs &by"), box);
  label->setBuddy(measure_);
  for (const PairMeasure one : {PairMeasure::jaccard, PairMeasure::spearman, PairMeasure::cosine}) {
    measure_->addItem(measureName(one), static_cast<int>(one));
  }
  measure_->setItemData(0, tr("How much two selections overlap"), Qt::ToolTipRole);
  measure_->setItemData(1, tr("How similar two rankings of the features are"), Qt::ToolTipRole);
  measure_->setItemData(2, tr("How similar two sets of weights are, up to scale"), Qt::ToolTipRole);
  row->addWidget(label);
  row->addWidget(measure_, 1);
  pairs_->setObjectName(QStringLiteral("pairsOfRuns"));
  pairs_->setAccessibleName(tr("Agreement of each pair of runs"));
  pairs_->setPlaceholder(tr("Tick at least two runs to compare them in pairs."));
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0);
  column->addLayout(row);
  column->addWidget(pairs_, 1);
  return box;
}

/// A line is kept for them while there are none, so that plots and tables stay as high as they are.
QWidget* ComparisonDialog::makeMessages() {
  auto* place = new QWidget(this);
  auto* rows = new QVBoxLayout(place);
  rows->setContentsMargins({});
  rows->addWidget(hint_);
  rows->addWidget(trouble_);
  followFont(*place, [place] {
    constexpr int between = 2;  // pixels around the line
    place->setMinimumHeight(place->fontMetrics().lineSpacing() + between);
  });
  return place;
}

QWidget* ComparisonDialog::makeButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins({});
  row->addWidget(tableButton_);
  row->addWidget(pairsButton_);
  row->addWidget(reportButton_);
  row->addStretch(1);
  auto* close = plainButton(QStringLiteral("closeComparison"), tr("Close"), {}, box);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  row->addWidget(close);
  return box;
}

void ComparisonDialog::connectParts() {
  connect(model_, &RunTableModel::ticksChanged, this, &ComparisonDialog::takeTicked);
  for (QComboBox* combo : {across_, up_, kind_, measure_}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ComparisonDialog::draw);
  }
  connect(tableButton_, &QPushButton::clicked, this,
          [this] { exporter_->exportComparison(readTicked()); });
  connect(pairsButton_, &QPushButton::clicked, this,
          [this] { exporter_->exportPairs(readTicked(), kind()); });
  connect(reportButton_, &QPushButton::clicked, this, [this] {
    exporter_->exportReport([this] { return reportDraft(readTicked(), session_.plots()); },
                            methods_);
  });
  connect(exporter_, &Exporter::said, this, &ComparisonDialog::showMessage);
}

void ComparisonDialog::followRuns() {
  takeTicked();
  fitColumns();
}

std::vector<ComparedRun> ComparisonDialog::readTicked() {
  std::vector<ComparedRun> runs = session_.runs();
  model_->setRuns(runs);
  std::erase_if(runs, [this](const ComparedRun& run) { return !model_->isCompared(run.name); });
  return runs;
}

void ComparisonDialog::compareOnly(const std::vector<std::string>& names) {
  model_->tickOnly(names);
  takeTicked();
}

/// Limits the width of method titles and data sources, which are long, so that the scores stay
/// visible; hides scores that no run has.
void ComparisonDialog::fitColumns() {
  constexpr int letters = 20;
  table_->resizeColumnsToContents();
  for (int column = 0; column < model_->columnCount(); ++column) {
    table_->setColumnHidden(column, model_->isBare(column));
    const int widest = fontMetrics().averageCharWidth() * letters;
    table_->setColumnWidth(column, std::min(table_->columnWidth(column), widest));
  }
}

void ComparisonDialog::takeTicked() {
  const std::vector<ComparedRun> ticked = readTicked();
  QStringList caveats;
  for (const Message& caveat : comparison_caveats(ticked)) {
    caveats << QString::fromStdString(shownWords(caveat));
  }
  caveats_->say(caveats.join(QLatin1Char('\n')));
  tableButton_->setEnabled(!ticked.empty());
  pairsButton_->setEnabled(ticked.size() > 1);
  reportButton_->setEnabled(!ticked.empty());
  showMessage({}, false);
  offerRuns(ticked);
  drawTicked(ticked);
}

void ComparisonDialog::offerRuns(const std::vector<ComparedRun>& ticked) {
  const int last = static_cast<int>(ticked.size()) - 1;
  offer(ticked, std::max(0, last - 1), *across_);
  offer(ticked, last, *up_);
  if (last > 0 && up_->currentIndex() == across_->currentIndex()) {
    const QSignalBlocker quiet(across_);  // one of the two is gone: avoid the same run twice
    across_->setCurrentIndex(up_->currentIndex() == 0 ? 1 : up_->currentIndex() - 1);
  }
}

void ComparisonDialog::draw() { drawTicked(readTicked()); }

void ComparisonDialog::drawTicked(const std::vector<ComparedRun>& ticked) {
  sideBySide_->setRuns(ticked);
  drawWeights(ticked);
  if (ticked.size() < 2) {
    pairs_->clear();
  } else {
    plotPairs(*pairs_, ticked, measure(), kind());
  }
}

void ComparisonDialog::drawWeights(const std::vector<ComparedRun>& ticked) {
  if (ticked.size() < 2) {
    weights_->setPlaceholder(tr("Tick at least two runs to see their weights together."));
    weights_->clear();
    common_->clear();
    return;
  }
  const ComparedRun& across = ticked.at(static_cast<std::size_t>(across_->currentIndex()));
  const ComparedRun& up = ticked.at(static_cast<std::size_t>(up_->currentIndex()));
  weights_->setPlaceholder(tr("These two runs have no feature in common."));
  plotWeights(*weights_, across, up, kind());
  common_->setText(tr("Features that both have: %1. Chosen by both: %2 (of %3 and %4 chosen).")
                       .arg(common_weights(*across.record, *up.record).names.size())
                       .arg(chosen_by_all({across, up}).size())
                       .arg(across.record->result.selection.features.size())
                       .arg(up.record->result.selection.features.size()));
}

void ComparisonDialog::showMessage(const QString& message, bool trouble) {
  hint_->say(trouble ? QString() : message);
  trouble_->say(trouble ? message : QString());
}

WeightKind ComparisonDialog::kind() const {
  return static_cast<WeightKind>(kind_->currentData().toInt());
}

PairMeasure ComparisonDialog::measure() const {
  return static_cast<PairMeasure>(measure_->currentData().toInt());
}

}  // namespace steelyard::ui
