// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/result_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/message.h"
#include "ui/action_button.h"
#include "ui/copied_cells.h"
#include "ui/message_text.h"
#include "ui/offer_action.h"
#include "ui/plain_label.h"
#include "ui/results/answer_panel.h"
#include "ui/results/answer_scroll.h"
#include "ui/results/bar_delegate.h"
#include "ui/results/bare_table.h"
#include "ui/results/column_dialog.h"
#include "ui/results/ranking_model.h"
#include "ui/results/ranking_room.h"
#include "ui/results/result_column.h"
#include "ui/results/run_list.h"
#include "ui/results/run_list_model.h"
#include "ui/results/sample_list.h"
#include "ui/results/selection_control.h"
#include "ui/search_field.h"
#include "ui/session/runs.h"
#include "ui/style/follow_font.h"
#include "ui/style/notice.h"
#include "ui/style/scaled_font.h"

namespace steelyard::ui {
namespace {

constexpr int linesOfMessage = 2;  ///< that have their place above the buttons
constexpr int linesOfRemarks = 10;

bool needsNoTable(ResultPanel::ExportNeeds needs) {
  using Needs = ResultPanel::ExportNeeds;
  return needs == Needs::Run || needs == Needs::Plots || needs == Needs::Page;
}

}  // namespace

ResultPanel::ResultPanel(Shown& shown, const Runs& runs, QWidget* parent)
    : QWidget(parent),
      shown_(shown),
      runs_(runs),
      answer_(new AnswerPanel(this)),
      model_(new RankingModel(shown_, this)),
      sorted_(new QSortFilterProxyModel(this)),
      search_(new SearchField(this)),
      table_(new QTableView(this)),
      empty_(new PlainLabel(tr("The ranking appears here when a run has results."), this)),
      against_(new QToolButton(this)),
      details_(new QToolButton(this)),
      control_(new SelectionControl(shown_, this)),
      warnings_(new Notice(Notice::Kind::Hint, this)),
      samples_(new SampleList(this)),
      list_(new RunList(runs, this)),
      export_(new ActionButton(*new QAction(tr("&Export the selection..."), this), this)),
      moreButton_(new QPushButton(tr("&More"), this)),
      more_(new QMenu(this)),
      exportHint_(new Notice(Notice::Kind::Hint, this)),
      exportTrouble_(new Notice(Notice::Kind::Trouble, this)) {
  buildRanking();
  build();
  connectParts();
  connectList();
  followRuns();
}

ResultPanel::~ResultPanel() = default;

void ResultPanel::build() {
  constexpr int margin = 8;
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* answer = new AnswerScroll(answer_, this);
  auto* parts = new ResultColumn(scrolledParts(answer), answer, table_, this);
  // As high as there is room. Otherwise, once a message below wraps, the panel would want the
  // height of all parts, and message and buttons would lie out of sight.
  parts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  layout->addWidget(parts, 1);
  auto* below = new QVBoxLayout;
  below->setContentsMargins(margin, 0, margin, margin);
  below->addWidget(control_);
  below->addWidget(messages());  // above the buttons, which stay where they are
  below->addLayout(exportRow());
  layout->addLayout(below);
}

/// Their place is kept while there is none, so that nothing moves under the mouse when one comes.
QWidget* ResultPanel::messages() {
  auto* place = new QWidget(this);
  auto* rows = new QVBoxLayout(place);
  rows->setContentsMargins({});
  rows->addWidget(exportHint_);
  rows->addWidget(exportTrouble_);
  exportHint_->setMostLines(linesOfMessage);
  exportTrouble_->setMostLines(linesOfMessage);
  followFont(*place, [place] {
    place->setMinimumHeight(linesOfMessage * place->fontMetrics().lineSpacing() + linesOfMessage);
  });
  return place;
}

QWidget* ResultPanel::scrolledParts(QWidget* answer) {
  constexpr int margin = 8;
  empty_->setWordWrap(true);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  warnings_->setObjectName(QStringLiteral("warnings"));
  auto* parts = new QWidget(this);
  auto* rows = new QVBoxLayout(parts);
  rows->setContentsMargins(margin, margin, margin, margin);
  rows->setSpacing(margin);
  auto* title = new QHBoxLayout;
  title->addWidget(makeHeading(tr("Ranking"), parts), 1);
  title->addWidget(against_);
  title->addWidget(details_);
  rows->addWidget(answer);
  rows->addSpacing(margin / 2);
  rows->addLayout(title);
  rows->addWidget(empty_);
  rows->addWidget(search_);
  rows->addWidget(table_);
  rows->addWidget(warnings_);
  rows->addWidget(samples_);
  rows->addSpacing(margin);
  rows->addWidget(makeHeading(tr("Runs"), parts));
  rows->addWidget(list_);
  rows->addStretch(1);
  return parts;
}

void ResultPanel::showAboveRuns(QWidget* queue) {
  auto* const rows = qobject_cast<QVBoxLayout*>(list_->parentWidget()->layout());
  rows->insertWidget(rows->indexOf(list_) - 1, queue);  // above the heading of the list
}

QWidget& ResultPanel::stopAboveRuns() const {
  QWidget* above = list_;
  do {
    above = above->previousInFocusChain();
  } while (above->focusProxy() != nullptr || (above->focusPolicy() & Qt::TabFocus) == 0);
  return *above;
}

void ResultPanel::buildRanking() {
  sorted_->setSourceModel(model_);
  sorted_->setSortRole(RankingModel::SortRole);
  sorted_->setFilterKeyColumn(RankingModel::FeatureSection);
  sorted_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  search_->setObjectName(QStringLiteral("searchRanking"));
  search_->setPlaceholderText(tr("Search features"));
  search_->setAccessibleName(tr("Search features by name"));
  table_->setModel(sorted_);
  table_->setObjectName(QStringLiteral("ranking"));
  table_->setAccessibleName(tr("Features by rank"));
  table_->setItemDelegateForColumn(RankingModel::LeadingSection, new BarDelegate(table_));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  letCopyCells(*table_);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->setTextElideMode(Qt::ElideMiddle);  // names that begin alike differ at their end
  table_->setSortingEnabled(true);
  constexpr int leastRows = 4;
  showBare(*table_, leastRows);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  table_->horizontalHeader()->setSortIndicator(RankingModel::RankSection, Qt::AscendingOrder);
  against_->setObjectName(QStringLiteral("againstTarget"));
  against_->setText(tr("Plot"));
  against_->setAccessibleName(tr("Plot against the target"));
  against_->setAutoRaise(true);
  details_->setText(tr("Details"));
  details_->setCheckable(true);
  details_->setAutoRaise(true);
  details_->setToolTip(tr("Show the unit and the further columns of the method, too"));
  room_ = std::make_unique<RankingRoom>(*table_, *model_);
  table_->viewport()->installEventFilter(this);
  showFields();
}

QLayout* ResultPanel::exportRow() {
  export_->setObjectName(QStringLiteral("exportSelection"));
  QAction& selection = selectionExport();
  selection.setIconText(tr("E&xport selection..."));
  selection.setShortcut(QKeySequence(tr("Ctrl+Shift+E")));
  selection.setToolTip(
      tr("All features as CSV, with rank, unit and weights, and whether each is selected (yes or "
         "no)"));
  connect(&selection, &QAction::triggered, this, &ResultPanel::exportSelectionRequested);
  followExport(&selection, ExportNeeds::Solution);
  fillExportMenu();
  moreButton_->setObjectName(QStringLiteral("exportMore"));
  moreButton_->setToolTip(tr("Export something else"));
  moreButton_->setMenu(more_);
  auto* row = new QHBoxLayout;
  row->addWidget(export_, 1);
  row->addWidget(moreButton_);
  return row;
}

QAction& ResultPanel::selectionExport() const { return export_->action(); }

void ResultPanel::fillExportMenu() {
  more_->setToolTipsVisible(true);
  const auto add = [&](const QString& name, const QString& text, const QString& tip,
                       void (ResultPanel::*wanted)()) {
    QAction* action = more_->addAction(text);
    action->setObjectName(name);
    action->setToolTip(tipText(tip));
    connect(action, &QAction::triggered, this, wanted);
    return action;
  };
  followExport(add(QStringLiteral("exportTable"), tr("Export the reduced &table..."),
                   tr("The selected columns as CSV: as they are, or times their weights"),
                   &ResultPanel::exportTableRequested),
               ExportNeeds::Solution);
  followExport(add(QStringLiteral("exportPlots"), tr("Export all &plots..."),
                   tr("All plots, with the data behind them"), &ResultPanel::exportPlotsRequested),
               ExportNeeds::Plots);
  followExport(
      add(QStringLiteral("exportRecord"), tr("Export the re&cord..."),
          tr("Everything needed to run this again, as JSON"), &ResultPanel::exportRecordRequested),
      ExportNeeds::Run);
}

QString ResultPanel::whyNotExported(ExportNeeds needs) const {
  const SessionRun* run = shownRun();
  const bool running = shownFeatures().running;
  if (running && needs == ExportNeeds::Plots) {
    return {};
  }
  if (running) {
    return tr("The run goes on; what it finds can be exported when it has ended");
  }
  if (run == nullptr) {
    return tr("There is no run yet");
  }
  if (needs != ExportNeeds::Run && !has_solution(run->result())) {
    return tr("Run %1 has no result").arg(run->number);
  }
  if (needs == ExportNeeds::Map && !shownFeatures().learned.is_map()) {
    return tr("Run %1 has learned no map").arg(run->number);
  }
  if (needs == ExportNeeds::Samples && !run->result().samples) {
    return tr("Run %1 selected no samples; PCov-FPS, for example, can select them")
        .arg(run->number);
  }
  if (needs == ExportNeeds::Knockoffs && !run->drewKnockoffs()) {
    return tr("Run %1 drew no knockoffs; a run draws them if its setting Trust says so")
        .arg(run->number);
  }
  if (!run->problem && !needsNoTable(needs)) {
    return tr("Find the file of this run's table first");
  }
  return {};
}

void ResultPanel::followExport(QAction* action, ExportNeeds needs) {
  exports_.push_back({action, needs, action->toolTip()});
  offerExports();
}

void ResultPanel::offerExports() {
  for (const ExportAction& each : exports_) {
    const QString why = whyNotExported(each.needs);
    offerAction(*each.action, why.isEmpty(), why, each.tip);
  }
}

/// The feature of the current row or, where there is none, of the first that is shown.
void ResultPanel::wantColumn() {
  const QModelIndex at =
      table_->currentIndex().isValid() ? table_->currentIndex() : sorted_->index(0, 0);
  if (at.isValid()) {
    Q_EMIT columnWanted(static_cast<Index>(model_->featureAt(sorted_->mapToSource(at).row())));
  }
}

void ResultPanel::connectParts() {
  connect(against_, &QToolButton::clicked, this, &ResultPanel::wantColumn);
  connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex& cell) {
    if (cell.column() != RankingModel::SelectedSection && against_->isEnabled()) {
      wantColumn();
    }
  });
  connect(details_, &QToolButton::toggled, this, &ResultPanel::showFields);
  connect(model_, &QAbstractItemModel::modelReset, this, &ResultPanel::showFields);
  connect(search_, &SearchField::textChanged, sorted_,
          &QSortFilterProxyModel::setFilterFixedString);
  connect(&shown_, &Shown::ranked, this, &ResultPanel::follow);
  connect(control_, &SelectionControl::selectionChanged, &shown_, &Shown::select);
  connect(model_, &RankingModel::selectionEdited, this, &ResultPanel::takeTicked);
  connect(samples_, &SampleList::keepWanted, this, &ResultPanel::keepSamplesRequested);
  connect(samples_, &SampleList::exportWanted, this, &ResultPanel::exportSamplesRequested);
}

void ResultPanel::connectList() {
  connect(list_, &RunList::runChosen, this, &ResultPanel::showChosen);
  connect(list_, &RunList::runRenamed, this, &ResultPanel::runRenamed);
  connect(list_, &RunList::removalWanted, this, &ResultPanel::removalWanted);
  connect(list_, &RunList::settingsWanted, this, &ResultPanel::settingsWanted);
  connect(list_, &RunList::comparisonChanged, this, &ResultPanel::comparisonChanged);
}

void ResultPanel::followRuns() {
  connect(&runs_, &Runs::added, this, [this](quint64 number) { showRun(*runs_.find(number)); });
  connect(&runs_, &Runs::removed, this, [this] {
    if (shownRun() == nullptr && !shownFeatures().running) {
      showNothing();
    }
  });
  connect(&runs_, &Runs::cleared, this, [this] {
    search_->clear();
    table_->sortByColumn(RankingModel::RankSection, Qt::AscendingOrder);
    showNothing();
  });
}

/// Of several that are removed at once, the list may choose one that is gone, too.
void ResultPanel::showChosen(std::uint64_t number) {
  if (const SessionRun* chosen = run(number)) {
    if (!list_->isRemoving() || !shownFeatures().running) {  // a run that goes on stays in sight
      showRun(*chosen);
    }
    Q_EMIT runChosen(number);
  }
}

void ResultPanel::takeTicked(const std::vector<Index>& selection) {
  control_->showChosen(selection);
  shown_.select(selection);
}

void ResultPanel::choose(const std::vector<Index>& features) {
  takeTicked(shown_.ranking().inOrder(features));
}

void ResultPanel::showRunNumber(std::uint64_t number) { list_->showRun(number); }

/// Model and control follow before: what the control selects counts until a person chooses. What
/// else there is to say of a run that has ended, showRun() says.
void ResultPanel::follow() {
  shown_.preselect(control_->selection());
  if (shown_.ranking().isResult()) {
    return;
  }
  if (shownFeatures().running) {
    control_->setCaveat({});
    warnings_->say({});  // they belong to an earlier run
    samples_->show({});
  }
  offerExports();
  Q_EMIT solutionShown(selection());
}

void ResultPanel::restoreRun() {
  if (const SessionRun* run = shownRun()) {
    showRun(*run);
    Q_EMIT solutionShown(selection());
  }
}

void ResultPanel::showRun(const SessionRun& run) {
  const Result& result = run.result();
  const bool solved = has_solution(result);
  const bool early = result.outcome.ending == Ending::stopped;
  control_->setCaveat(early ? tr("stopped early") : QString());
  if (solved) {
    shown_.rank(run.features(), rankedResult(run.number, run.problem, result));
  } else {
    shown_.rank({}, {});
  }
  empty_->setText(
      solved ? tr("The ranking appears here when a run has results.")
             : tr("Run %1 ended before its first value: it has no result.").arg(run.number));
  QStringList lines;
  if (result.outcome.ending == Ending::failed) {
    lines << tr("Run %1 failed: %2")
                 .arg(run.number)
                 .arg(QString::fromStdString(shownWords(result.outcome.reason)));
  }
  for (const Finding& finding : result.findings) {
    lines << plainLine(shownSentence(statement_of(finding)));
  }
  for (const Message& warning : result.warnings) {
    lines << plainLine(shownSentence(warning));
  }
  warnings_->say(lines.join(QLatin1Char('\n')));
  samples_->show(run.samples());
  offerExports();
  showExportMessage({}, false);
}

void ResultPanel::showNothing() {
  empty_->setText(tr("The ranking appears here when a run has results."));
  answer_->clear();
  shown_.rank({}, {});
  warnings_->say({});
  samples_->show({});
  offerExports();
  showExportMessage({}, false);
}

const SessionRun* ResultPanel::run(std::uint64_t number) const { return runs_.find(number); }

const SessionRun* ResultPanel::shownRun() const {
  const auto number = list_->shown();
  return number ? run(*number) : nullptr;
}

/// What follows the first line are remarks on what was written, which are to be read: where there
/// are some, what is above gives them room.
void ResultPanel::showExportMessage(const QString& text, bool trouble) {
  exportHint_->setMostLines(text.contains(QLatin1Char('\n')) ? linesOfRemarks : linesOfMessage);
  exportHint_->say(trouble ? QString() : text);
  exportTrouble_->say(trouble ? text : QString());
}

void ResultPanel::showFields() {
  const bool any = model_->rowCount() > 0;
  empty_->setVisible(!any);
  table_->setVisible(any);
  const QString whyNot = any ? ColumnDialog::whyNot(shownFeatures().problem) : QString();
  against_->setVisible(any);
  against_->setEnabled(whyNot.isEmpty());
  against_->setToolTip(tipText(
      whyNot.isEmpty() ? tr("Draw the feature of the chosen row against the target") : whyNot));
  constexpr int readAtAGlance = 20;
  const bool many = model_->rowCount() > readAtAGlance;
  if (any && !many) {
    search_->clear();  // out of sight, it must not hide rows
  }
  search_->setVisible(many);
  room_->fit(details_->isChecked());
}

/// A bar that appears at the side of the ranking takes its room, too.
bool ResultPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == table_->viewport() && event->type() == QEvent::Resize) {
    room_->share();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace steelyard::ui
