// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/overlap_view.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>
#include <limits>
#include <utility>

#include "core/measures/run_agreement.h"
#include "ui/plain_text.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/session/earlier_run.h"
#include "ui/shown/shown.h"

namespace steelyard::ui {
namespace {

constexpr double smallMarker = 4;  // pixels: there may be thousands
/// Where a run's number stands; 0 stands for the known weights.
constexpr quint64 nothing = std::numeric_limits<quint64>::max();

}  // namespace

OverlapView::OverlapView(PlotGrid& grid, const Shown& shown)
    : grid_(grid), shown_(shown), plot_(new LinePlot), choice_(new QComboBox) {
  choice_->setObjectName("comparisonCombo");
  choice_->setAccessibleName(tr("Compare the weights with"));
  choice_->setToolTip(tipText(choice_->accessibleName()));
  constexpr int letters = 11;
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(letters);
  grid_.addPlot(OverlapView::id(), tr("Cosine overlap"), plot_, choice_);
  grid_.setTerm(OverlapView::id(), QStringLiteral("cosine-overlap"));
  plot_->setAccessibleName(tr("Cosine overlap per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Cosine overlap"));
  plot_->setYEnds({0.0, 1.0});
  QObject::connect(choice_, &QComboBox::currentIndexChanged, plot_, [this] { draw(); });
  rebuild();
}

QString OverlapView::help() const {
  return tr(
      "The cosine between the learned weights and others: the known ones, or those "
      "of an earlier run. 1 means the same proportions, 0 no column in common. Look "
      "for: a curve that ends near 1 where the right answer is known.");
}

void OverlapView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  comparisons_.clear();
  ended_.reset();
  rebuild();
}

void OverlapView::showComparison() { rebuild(); }

/// Updates the comparisons; the lines of those that remain are kept.
void OverlapView::rebuild() {
  std::vector<Comparison> wanted;
  if (problem_ && problem_->known_weights) {
    wanted.push_back({tr("known weights"), 0, *problem_->known_weights, {}});
  }
  for (const EarlierRun& run : shown_.comparison().earlier) {
    if (problem_ && run.weights.size() > 0 &&
        sameInputs(run.problem->features, problem_->features)) {
      wanted.push_back({run.name, run.number, run.weights, {}});
    }
  }
  for (Comparison& comparison : wanted) {
    const auto before = std::find_if(
        comparisons_.begin(), comparisons_.end(),
        [&comparison](const Comparison& old) { return old.number == comparison.number; });
    if (before != comparisons_.end()) {
      comparison.line = std::move(before->line);
    } else if (ended_ && ended_->size() > 0) {
      add(endedAt_, *ended_, comparison);
    }
  }
  comparisons_ = std::move(wanted);
  offer();
  draw();
}

void OverlapView::offer() {
  const QSignalBlocker quiet(choice_);
  const QVariant before = choice_->currentData();
  const bool known = problem_ && problem_->known_weights;
  choice_->clear();
  if (!known) {
    choice_->addItem(tr("nothing"), nothing);
  }
  for (const Comparison& comparison : comparisons_) {
    choice_->addItem(comparison.name, comparison.number);
  }
  choice_->setCurrentIndex(std::max(0, choice_->findData(before)));
  choice_->setVisible(choice_->count() > 1);
}

bool OverlapView::compareWith(std::optional<quint64> number) {
  const int wanted = choice_->findData(number.value_or(0));
  choice_->setCurrentIndex(std::max(0, wanted));  // else nothing, or the known weights
  return wanted >= 0 || !number;
}

void OverlapView::begin(const std::vector<ScalarInfo>& scalars) {
  ofSolutions_ = !scalars.empty() && scalars.front().of_solutions;
  plot_->setAxisTitles(ofSolutions_ ? tr("Solution") : tr("Iteration"), tr("Cosine overlap"));
  ended_.reset();
  for (Comparison& comparison : comparisons_) {
    comparison.line = {};
  }
  draw();
}

void OverlapView::append(const Snapshot& snapshot) {
  for (const Iterate& iterate : snapshot.appended.iterates) {
    for (Comparison& comparison : comparisons_) {
      add(iterate.iteration, iterate.weights, comparison);
    }
  }
  if (!snapshot.appended.iterates.empty()) {
    draw();
  }
}

void OverlapView::add(quint64 iteration, const Vector& weights, Comparison& comparison) {
  if (weights.size() == comparison.weights.size()) {
    comparison.line.x.push_back(static_cast<double>(iteration));
    comparison.line.y.push_back(cosine_overlap(weights, comparison.weights));
  }
}

void OverlapView::showResult(const Result& result) {
  ended_ = result.space.weights();
  endedAt_ = result.iterations;
  for (Comparison& comparison : comparisons_) {
    if (comparison.line.x.empty() && ended_->size() > 0) {
      add(endedAt_, *ended_, comparison);
    }
  }
  draw();
}

const OverlapView::Comparison* OverlapView::picked() const {
  const auto found =
      std::find_if(comparisons_.begin(), comparisons_.end(), [this](const Comparison& comparison) {
        return choice_->currentIndex() >= 0 && choice_->currentData() == comparison.number;
      });
  return found == comparisons_.end() ? nullptr : &*found;
}

void OverlapView::draw() {
  const Comparison* comparison = picked();
  if (comparison == nullptr) {
    grid_.setTitle(id(), tr("Cosine overlap"));
    plot_->clear();
    plot_->setPlaceholder(tr("Enter known weights, or pick an earlier run to compare with"));
    return;
  }
  // If there is a choice, the combo box beside the title names the other weights.
  const QString title = tr("Cosine overlap with %1");
  grid_.setTitle(id(), title.arg(choice_->count() > 1 ? QString() : comparison->name).trimmed());
  plot_->setPlaceholder(tr("Run: how well the weights agree with %1").arg(comparison->name));
  LineSeries line = comparison->line;
  line.markers = ofSolutions_;
  line.joined = !ofSolutions_;
  line.markerSize = ofSolutions_ ? smallMarker : line.markerSize;
  if (ended_ && !ofSolutions_) {  // no more values will come, and one is no curve
    return drawCurves(*plot_, {line}, title.arg(comparison->name));
  }
  plot_->setSeries(line.x.empty() ? std::vector<LineSeries>{} : std::vector{std::move(line)});
}

/// A value in words, where there is no curve.
bool OverlapView::willFill(const RunContent& /*run*/) const {
  const Comparison* comparison = picked();
  return comparison != nullptr && !comparison->line.x.empty();
}

void OverlapView::showMoment(std::optional<double> iteration) { plot_->setMarker(iteration); }

}  // namespace steelyard::ui
