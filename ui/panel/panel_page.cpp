// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "core/record/panel_tables.h"
#include "ui/action_button.h"
#include "ui/column_scroll.h"
#include "ui/count_text.h"
#include "ui/fault_text.h"
#include "ui/message_text.h"
#include "ui/offer_action.h"
#include "ui/panel/panel_choice_model.h"
#include "ui/panel/panel_result.h"
#include "ui/panel/panel_settings.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/style/follow_font.h"
#include "ui/style/notice.h"
#include "ui/style/share_bar.h"
#include "ui/term_text.h"

namespace steelyard::ui {

PanelPage::PanelPage(const MethodRegistry& methods, QWidget* parent)
    : QWidget(parent),
      methods_(methods),
      start_(new QAction(tr("Compare"), this)),
      stop_(new QAction(tr("Stop"), this)),
      open_(new QAction(tr("Open..."), this)),
      select_(new QAction(tr("Select the consensus"), this)),
      exports_(new QMenu(this)),
      bar_(makeBar()),
      progress_(new ShareBar(this)),
      state_(new PlainLabel(this)),
      trouble_(new Notice(Notice::Kind::Trouble, this)),
      answer_(new QPlainTextEdit(this)),
      tabs_(new QTabWidget(this)),
      settings_(new PanelSettings(this)),
      result_(new PanelResult(this)),
      grid_(new PlotGrid(this)),
      cards_(*grid_),
      work_(new PanelWork(methods, this)),
      query_(panelOffers, 1.0, [this](const PanelOffers& found) {
        if (found.problem == problem_) {
          settings_->choice().setOffers(found.offers);
          sayOfOffers(found.trouble);
        }
      }) {
  build();
  connectParts();
  clearResult();
}

void PanelPage::build() {
  progress_->setAccessibleName(tr("Progress of the comparison"));
  QSizePolicy kept = progress_->sizePolicy();  // what stands below does not move
  kept.setRetainSizeWhenHidden(true);
  progress_->setSizePolicy(kept);
  state_->setObjectName(QStringLiteral("panelState"));
  state_->setWordWrap(true);
  state_->setForegroundRole(QPalette::PlaceholderText);
  answer_->setObjectName(QStringLiteral("panelAnswer"));
  answer_->setAccessibleName(tr("What the comparison says"));
  answer_->setReadOnly(true);
  answer_->setTabChangesFocus(true);
  constexpr int lines = 4;
  followFont(*answer_, [this] {
    answer_->setFixedHeight(lines * answer_->fontMetrics().lineSpacing() +
                            2 * answer_->frameWidth() +
                            static_cast<int>(2 * answer_->document()->documentMargin()));
  });
  auto* const content = new QWidget(this);
  auto* const column = new QVBoxLayout(content);
  column->setContentsMargins({});
  column->addWidget(bar_);
  column->addWidget(progress_);
  column->addWidget(state_);
  column->addWidget(trouble_);
  column->addWidget(answer_);
  column->addWidget(makeParts(), 1);
  // In a small window the page scrolls, so that the window never has to grow.
  auto* const scroll = new ColumnScroll(content, this);
  for (QWidget* const ground : {content, scroll->viewport()}) {
    ground->setAutoFillBackground(false);
  }
  auto* const whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  whole->addWidget(scroll);
}

/// Made before what stands below it, so that Tab comes to it first.
QWidget* PanelPage::makeBar() {
  auto* const bar = new QWidget(this);
  auto* const row = new QHBoxLayout(bar);
  row->setContentsMargins({});
  auto* const start = new ActionButton(*start_, bar);
  start->setObjectName(QStringLiteral("panelStart"));
  auto* const stop = new ActionButton(*stop_, bar);
  stop->setObjectName(QStringLiteral("panelStop"));
  row->addWidget(start);
  auto* const open = new ActionButton(*open_, bar);
  open->setObjectName(QStringLiteral("panelOpen"));
  row->addWidget(stop);
  row->addWidget(open);
  row->addStretch(1);
  return bar;
}

void PanelPage::fillExports(QMenu& menu) {
  const auto add = [&](const QString& text, const QString& file, auto tableOf) {
    QAction* const action = menu.addAction(text);
    connect(action, &QAction::triggered, this, [this, text, file, tableOf] {
      Q_EMIT tableWanted(
          QString(text).remove(QStringLiteral("...")).trimmed(), file,
          [panel = panel_, seconds = seconds_, tableOf] { return tableOf(*panel, seconds); });
    });
  };
  using Panel = steelyard::MethodPanel;
  using Seconds = std::vector<double>;
  add(tr("Table of the methods..."), QStringLiteral("methods.csv"),
      [](const Panel& panel, const Seconds& seconds) { return panel_table(panel, seconds); });
  add(tr("Errors by the number of columns..."), QStringLiteral("errors.csv"),
      [](const Panel& panel, const Seconds&) { return panel_error_table(panel); });
  add(tr("Columns by methods..."), QStringLiteral("columns.csv"),
      [](const Panel& panel, const Seconds&) { return panel_column_table(panel); });
  add(tr("Agreement of the methods..."), QStringLiteral("agreement.csv"),
      [](const Panel& panel, const Seconds&) { return panel_agreement_table(panel); });
  menu.addSeparator();
  connect(menu.addAction(tr("All plots...")), &QAction::triggered, this,
          [this] { Q_EMIT plotsWanted(grid_->plots()); });
  connect(menu.addAction(tr("Comparison, to be continued...")), &QAction::triggered, this, [this] {
    if (kept_) {
      Q_EMIT logWanted(tr("Export the comparison"), QStringLiteral("comparison.json"), kept_->log);
    }
  });
}

QWidget* PanelPage::makeParts() {
  tabs_->setObjectName(QStringLiteral("panelTabs"));
  tabs_->setDocumentMode(true);
  fillExports(*exports_);
  auto* const exports = new QPushButton(tr("Export"), result_);
  exports->setObjectName(QStringLiteral("panelExport"));
  exports->setMenu(exports_);
  result_->addBeside(*exports);
  auto* const select = new ActionButton(*select_, result_);
  select->setObjectName(QStringLiteral("panelSelect"));
  result_->addBelow(*select);
  tabs_->addTab(settings_, tr("Methods"));
  tabs_->addTab(result_, tr("Result"));
  auto* const parts = new QSplitter(Qt::Vertical, this);
  parts->setChildrenCollapsible(false);
  parts->addWidget(tabs_);
  parts->addWidget(grid_);
  parts->setStretchFactor(0, 2);
  parts->setStretchFactor(1, 3);
  return parts;
}

void PanelPage::connectParts() {
  connect(start_, &QAction::triggered, this, &PanelPage::start);
  connect(stop_, &QAction::triggered, this, &PanelPage::stop);
  connect(open_, &QAction::triggered, this, &PanelPage::openWanted);
  connect(select_, &QAction::triggered, this, [this] { Q_EMIT selectionWanted(consensus()); });
  connect(settings_, &PanelSettings::optionsChanged, this, &PanelPage::askForOffers);
  connect(&settings_->choice(), &PanelChoiceModel::ticksChanged, this, [this] {
    showState();
    if (kept_ && kept_->ticks != settings_->choice().ticks()) {
      kept_->ticks = settings_->choice().ticks();
      Q_EMIT changed();
    }
  });
  connect(result_, &PanelResult::runWanted, this, &PanelPage::runWanted);
  connect(work_, &PanelWork::progress, progress_, &ShareBar::showShare);
  connect(work_, &PanelWork::known, this, &PanelPage::take);
  connect(work_, &PanelWork::failed, this, &PanelPage::fail);
}

void PanelPage::ask(const ProblemPtr& problem) {
  if (!problem) {
    awaited_.reset();  // its question is gone
  }
  if (problem == problem_) {
    return;
  }
  work_->forget();
  query_.forget();
  problem_ = problem;
  settings_->choice().setOffers({});
  const bool wasKept = saved().has_value();
  clearResult();
  if (wasKept) {
    Q_EMIT changed();
  }
  stale_ = true;
  if (isVisible()) {
    askForOffers();
  }
  beginBack();
}

void PanelPage::startOver() {
  ask(nullptr);
  settings_->choice().forgetTicks();
  settings_->show(PanelOptions());
  tabs_->setCurrentWidget(settings_);
}

void PanelPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) {
    askForOffers();
  }
}

void PanelPage::askForOffers() {
  stale_ = false;
  if (problem_) {
    query_.request({&methods_, problem_, settings_->options()});
  }
}

/// While methods are compared, the choice is grey.
void PanelPage::focusMethods() {
  QWidget* const part = work_->isBusy() ? static_cast<QWidget*>(result_) : settings_;
  tabs_->setCurrentWidget(part);
  part->setFocus();
}

void PanelPage::finish() {
  if (stale_) {
    askForOffers();
  }
  query_.finish();
  work_->finish();
}

void PanelPage::stopAndWait() {
  if (work_->isBusy()) {
    work_->stop();
    work_->finish();
  }
}

void PanelPage::start() { begin({problem_, settings_->options(), settings_->choice().chosen()}); }

void PanelPage::begin(PanelOrder order) {
  trouble_->say({});
  stopping_ = false;
  reading_ = order.back.has_value();
  const QString why = troubleOf([&] { work_->start(std::move(order)); });
  if (why.isEmpty()) {
    progress_->showShare(0.0);
    tabs_->setCurrentWidget(result_);
    showState();
  } else {
    fail(why);
  }
}

void PanelPage::stop() {
  stopping_ = true;
  work_->stop();
  showState();
}

/// What was said before belongs to other settings, if it was about these.
void PanelPage::sayOfOffers(const QString& why) {
  if (!why.isEmpty() || troubleOfOffers_) {
    trouble_->say(why);
  }
  troubleOfOffers_ = !why.isEmpty();
  showState();
}

void PanelPage::sayTrouble(const QString& why) {
  troubleOfOffers_ = false;
  trouble_->say(why);
  showState();
}

/// A panel of which no method is done yet says less than the one before.
void PanelPage::take(const PanelNews& news, bool isLast) {
  keep(news);
  if (!panel_ || !news.panel->rows.empty()) {
    showNews(news);
  }
  sayProgress(news);
  if (isLast && news.panel->rows.empty() && !reading_) {
    trouble_->say(tr("The comparison was stopped before its first method was finished."));
  }
  if (std::exchange(reading_, false)) {
    endBack(news);
  }
  showState();
}

/// Between two methods, only what belongs to the one that goes on is drawn anew.
void PanelPage::showNews(const PanelNews& news) {
  if (!news.panel->rows.empty() && news.panel != panel_) {
    panel_ = news.panel;
    seconds_ = news.seconds;
    result_->setPanel(panel_, seconds_);
    showFigures(news.figures);
    showAnswer();
  } else if (news.figures.empty()) {
    showFigures({});
  } else {
    cards_.showAlso(news.figures.front());
    grid_->setVisible(true);
  }
  result_->setUnfinished(news.unfinished);
}

void PanelPage::sayProgress(const PanelNews& news) {
  goingOn_ = news.unfinished
                 ? tr("Trials of %1 that are done: %2 of %3.")
                       .arg(termName(news.unfinished->row.title),
                            countText(news.unfinished->done()), countText(news.unfinished->trials))
                 : QString();
}

void PanelPage::showFigures(const std::vector<Figure>& figures) {
  cards_.showFigures(figures);
  grid_->setHidden(figures.empty());
  for (const NamedPlot& named : grid_->plots()) {
    if (auto* const cells = qobject_cast<HeatMapPlot*>(named.plot)) {
      connect(cells, &HeatMapPlot::cellClicked, this, &PanelPage::selectPictured,
              Qt::UniqueConnection);
    }
  }
}

/// Each map of this page has a column for each judged method.
void PanelPage::selectPictured(int /*row*/, int column) {
  const auto place = static_cast<std::size_t>(column);
  if (panel_ && place < panel_->agreement.rows.size()) {
    tabs_->setCurrentWidget(result_);
    result_->select(panel_->rows[panel_->agreement.rows[place]].id);
  }
}

/// While methods are missing, there is no answer yet.
void PanelPage::showAnswer() {
  QStringList sentences;
  if (panel_) {
    for (const Message& sentence : panel_->answer) {
      sentences << plainLine(shownSentence(sentence));
    }
  }
  answer_->setPlainText(sentences.join(QLatin1Char(' ')));
  answer_->setHidden(sentences.isEmpty());
}

QString PanelPage::answer() const { return answer_->toPlainText(); }

std::vector<QStringList> PanelPage::rows() const { return result_->rows(); }

QString PanelPage::whyNotStarted() const {
  if (work_->isBusy()) {
    return tr("The methods are being compared");
  }
  if (!problem_) {
    return tr("There is no question yet that methods could answer");
  }
  return settings_->choice().chosen().empty() ? tr("Tick a method first") : QString();
}

/// While methods are missing, so are their trials on targets in random order.
std::vector<Index> PanelPage::consensus() const {
  return panel_ && !work_->isBusy() ? columns_above_level(panel_->consensus) : std::vector<Index>();
}

void PanelPage::offerSelection() {
  offerAction(*select_, !consensus().empty(),
              panel_ && !work_->isBusy() ? tr("No column is kept more often than by chance")
                                         : tr("Compare methods first"),
              tr("Selects the columns that good methods keep more often than by chance"));
}

/// Of the two, what becomes possible comes first: the focus goes there from what becomes grey.
void PanelPage::offerActions(bool begun) {
  const bool stoppable = work_->isBusy() && !stopping_;
  const auto offerStop = [&] {
    offerAction(*stop_, stoppable, tr("Nothing is being compared"), tr("What is finished is kept"));
  };
  if (stoppable) {
    offerStop();
  }
  start_->setText(begun ? tr("Continue") : tr("Compare"));
  const QString whyNot = whyNotStarted();
  offerAction(*start_, whyNot.isEmpty(), whyNot,
              tr("Methods that were finished before are not run again"));
  offerStop();
  offerAction(*open_, problem_ && !work_->isBusy(),
              work_->isBusy() ? tr("The methods are being compared")
                              : tr("There is no question yet that methods could answer"),
              tr("Adds the methods of a comparison of the same table that was exported here or "
                 "written by 'steelyard bench --continue'"));
  offerSelection();
  for (QAction* const action : exports_->actions()) {
    action->setEnabled(panel_ != nullptr);
  }
}

QString PanelPage::stateText(bool begun) const {
  const std::size_t done = panel_ ? panel_->rows.size() : 0;
  const QString finished = countText(done, tr("%1 method is finished."),
                                     tr("%1 methods are finished.", nullptr, howMany(done)));
  if (work_->isBusy()) {
    return stopping_  ? tr("The comparison is being stopped.")
           : reading_ ? tr("An earlier comparison is being read.")
                      : tr("The methods are being compared. %1")
                            .arg(QStringList{finished, goingOn_}.join(QLatin1Char(' ')).trimmed());
  }
  return begun ? tr("The comparison was stopped. %1").arg(finished) : QString();
}

void PanelPage::showState() {
  const bool busy = work_->isBusy();
  const bool begun = panel_ && !panel_->complete;
  offerActions(begun);
  progress_->setVisible(busy);
  settings_->setEnabled(!busy);
  state_->setText(stateText(begun));
}

void PanelPage::clearResult() {
  panel_.reset();
  seconds_.clear();
  kept_.reset();
  goingOn_.clear();
  stopping_ = false;
  reading_ = false;
  trouble_->say({});
  progress_->showShare(0.0);
  result_->setPanel(nullptr, {});
  showFigures({});
  showAnswer();
  showState();
}

}  // namespace steelyard::ui
