// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/held_out_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <algorithm>

#include "core/message.h"
#include "ui/board/narrow_combo.h"
#include "ui/board/observing_shares.h"
#include "ui/fault_text.h"
#include "ui/message_text.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/session/earlier_run.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {
namespace {

constexpr int fewestLocal = 4;  // neighbours, see HeldOutOptions
constexpr int mostLocal = 99;

constexpr int lookOfThisRun = 0;
constexpr int lookOfRandom = 3;

/// A run keeps its line, whichever other runs stand beside it. None has the first colour, which is
/// that of the run shown.
int lookOf(const EarlierRun& run) {
  constexpr quint64 different = 24;
  constexpr int otherColours = 6;
  const auto place = static_cast<int>((std::max<quint64>(run.number, 1) - 1) % different);
  return 1 + place + place / otherColours;
}

LineSeries lineOf(const QString& name, int look, const std::vector<Index>& counts,
                  const std::vector<double>& errors) {
  LineSeries line;
  line.name = name;
  line.look = look;
  line.markers = true;
  line.x.assign(counts.begin(), counts.end());
  line.y = errors;
  return line;
}

/// One line for each.
QString linesOf(const std::vector<Message>& notes) {
  QStringList lines;
  for (const Message& note : notes) {
    lines.append(capitalised(QString::fromStdString(shownWords(note))));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

HeldOutView::HeldOutView(PlotGrid& grid, const Shown& shown, QObject* parent)
    : QObject(parent),
      grid_(grid),
      shown_(shown),
      plot_(new LinePlot),
      measure_(narrowCombo("heldOutMeasure", tr("What is predicted, and from what"))),
      neighbours_(new QSpinBox),
      notes_(new WrappedLabel),
      feed_(&HeldOutView::serve, openedCardShare, [this](const Reply& reply) { show(reply); }) {
  grid_.addPlot(HeldOutView::id(), tr("Held-out error"), plot_, makeControls());
  notes_->setObjectName(QStringLiteral("heldOutNotes"));
  notes_->setContentsMargins(6, 0, 6, 4);
  grid_.setFooter(HeldOutView::id(), notes_);
  plot_->setLogarithmicX(true);
  clear();
  connect(&grid_, &PlotGrid::arrangementChanged, this, &HeldOutView::ask);
  connect(measure_, &QComboBox::currentIndexChanged, this, [this] {
    neighbours_->setVisible(measure() == HeldOutMeasure::local_reconstruction);
    askAgain();
  });
  connect(neighbours_, &QSpinBox::valueChanged, this, &HeldOutView::askAgain);
}

QWidget* HeldOutView::makeControls() {
  for (const HeldOutMeasureInfo& each : held_out_measures()) {
    measure_->addItem(textOf(shownTerm(each.title)), static_cast<int>(each.measure));
    measure_->setItemData(measure_->count() - 1, tipText(textOf(shownTerm(each.help))),
                          Qt::ToolTipRole);
  }
  fitList(*measure_);
  neighbours_->setObjectName(QStringLiteral("heldOutNeighbours"));
  neighbours_->setRange(fewestLocal, mostLocal);
  neighbours_->setValue(static_cast<int>(HeldOutOptions().neighbours));
  neighbours_->setPrefix(tr("k = "));
  neighbours_->setKeyboardTracking(false);
  neighbours_->setAccessibleName(tr("Number of neighbours that each sample's map is made from"));
  neighbours_->setToolTip(
      tr("Each sample has a map of its own, made from this many nearest training samples"));
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  row->addWidget(measure_);
  row->addWidget(neighbours_);
  neighbours_->hide();
  return controls;
}

QString HeldOutView::help() const {
  return tr(
      "The error on samples that were not used for the fit, with the first "
      "features of the ranking, against random selections of the same size "
      "(the band). Look for: a curve well below the band. One inside it is "
      "no better than chance, whatever the weights look like. The number differs "
      "from the held-out error of the answer: here the predictor is the one "
      "chosen above, which takes classes as columns of 0 and 1, and the error is "
      "the root of a mean square. The answer predicts by ridge regression, "
      "nearest neighbours or, in small tables, a forest, counts wrong classes and, where it can, "
      "repeats the "
      "choice without the tested samples, which the runs here had seen.");
}

void HeldOutView::clear() {
  ranking_.clear();
  asked_ = false;
  feed_.forget();
  notes_->showText({});
  plot_->clear();
  plot_->setAxisTitles(tr("Number of features"), axisTitle(Ranked::features));
  plot_->setPlaceholder(
      tr("After a run: how well its first features predict the target, or all inputs, on "
         "samples that were not used for the fit"));
}

void HeldOutView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  clear();
}

void HeldOutView::begin(const std::vector<ScalarInfo>& /*scalars*/) { clear(); }

void HeldOutView::showResult(const Result& result) {
  if (!has_solution(result)) {
    return;
  }
  ranked_ = ranked_of(result);
  ranking_ = tried_ranking(result);
  askAgain();
}

void HeldOutView::askAgain() {
  asked_ = false;
  ask();
}

void HeldOutView::ask() {
  if (asked_ || !problem_ || ranking_.empty() || !grid_.isPlotVisible(id())) {
    return;
  }
  asked_ = true;
  beside_ = namesBeside();
  Request request{problem_, ranked_, {ranking_}, {tr("this run")}, {lookOfThisRun}, {}, true};
  request.options.measure = measure();
  request.options.neighbours = neighbours_->value();
  for (const EarlierRun* run : runsBeside()) {
    request.rankings.push_back(run->ranking);
    request.looks.push_back(lookOf(*run));
  }
  request.names += beside_;
  feed_.requestInstead(std::move(request));
}

HeldOutMeasure HeldOutView::measure() const {
  return static_cast<HeldOutMeasure>(measure_->currentData().toInt());
}

/// Once it has ended, the run shown is itself among the earlier runs.
std::vector<const EarlierRun*> HeldOutView::runsBeside() const {
  constexpr std::size_t most = 3;
  const std::vector<EarlierRun>& earlier = shown_.comparison().earlier;
  std::vector<const EarlierRun*> runs;
  for (auto run = earlier.rbegin(); run != earlier.rend() && runs.size() < most; ++run) {
    if (problem_ && run->ranked == ranked_ && !run->ranking.empty() && run->ranking != ranking_ &&
        sameItems(*run->problem, *problem_, ranked_)) {
      runs.push_back(&*run);
    }
  }
  return runs;
}

QStringList HeldOutView::namesBeside() const {
  QStringList names;
  for (const EarlierRun* run : runsBeside()) {
    names.append(run->name);
  }
  return names;
}

void HeldOutView::showComparison() {
  if (namesBeside() != beside_) {
    askAgain();
  }
}

std::optional<HeldOutView::Reply> HeldOutView::serve(const Request& request,
                                                     const std::stop_token& stop) {
  try {
    auto found =
        held_out_error(*request.problem, request.ranked, request.rankings, request.options, stop);
    return found ? std::optional(Reply{std::move(found), request.names, request.looks, {}})
                 : std::nullopt;
  } catch (...) {
    return Reply{{}, {}, {}, faultText().toStdString()};
  }
}

QString HeldOutView::axisTitle(Ranked ranked) const {
  return textOf(shownTerm(held_out_axis(measure(), ranked)));
}

void HeldOutView::show(const Reply& reply) {
  if (!reply.found) {
    notes_->showText({});
    plot_->clear();
    plot_->setPlaceholder(QString::fromStdString(reply.trouble));
    return;
  }
  const HeldOutError& found = *reply.found;
  const bool samples = found.ranked == Ranked::samples;
  plot_->setAxisTitles(samples ? tr("Number of training samples") : tr("Number of features"),
                       axisTitle(found.ranked));
  std::vector<LineSeries> lines;
  for (std::size_t at = 0; at < found.rankings.size(); ++at) {
    const SelectionErrors& errors = found.rankings[at];
    if (errors.counts.empty()) {
      continue;
    }
    lines.push_back(lineOf(reply.names[static_cast<qsizetype>(at)], reply.looks[at], errors.counts,
                           errors.errors));
  }
  LineSeries random = lineOf(tr("random"), lookOfRandom, found.random.counts, found.random.mean);
  random.behind = true;
  random.low = found.random.low;
  random.high = found.random.high;
  lines.push_back(std::move(random));
  plot_->setSeries(std::move(lines));
  plot_->setToolTip(tipText(shownWords(found.how)));
  notes_->showText(linesOf(found.notes));
}

}  // namespace steelyard::ui
