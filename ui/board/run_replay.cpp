// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/run_replay.h"

#include <algorithm>
#include <cmath>

#include "ui/board/scrubber.h"
#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"
#include "ui/shown/run_course.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

/// It is 0 if nothing can be said, since inputs are mixed or all have a score.
Index columnsOf(const LearnedSpace& space, const std::vector<Index>& selection) {
  return selection.empty() ? (space.weights().array() > 0.0).count() : std::ssize(selection);
}

QString columnsText(Index columns) {
  return countText(columns, RunReplay::tr("%1 column"),
                   RunReplay::tr("%1 columns", nullptr, howMany(columns)));
}

QString withColumns(const QString& what, Index columns) {
  return columns == 0 ? what : what + QStringLiteral(", ") + columnsText(columns);
}

}  // namespace

RunReplay::RunReplay(Scrubber& scrubber, const RunCourse& course, QObject* parent)
    : QObject(parent), scrubber_(scrubber), course_(course) {
  connect(&scrubber_, &Scrubber::stepChosen, this, &RunReplay::choose);
}

void RunReplay::clear() {
  path_.clear();
  suggested_.reset();
  reached_ = 0;
  ended_ = false;
  scrubber_.setSteps(0, 0);
  scrubber_.say({});
}

void RunReplay::showProblem(const ProblemPtr& problem) {
  clear();
  if (problem) {
    scrubber_.say(tr("Shown: all columns, weighted equally"));
  }
  objectiveName_ = tr("objective");
  ofSolutions_ = false;
}

void RunReplay::begin(const std::vector<ScalarInfo>& scalars) {
  clear();
  if (!scalars.empty()) {
    objectiveName_ = termName(scalars.front().title);
    ofSolutions_ = scalars.front().of_solutions;
  }
  scrubber_.say(tr("Shown: nothing of this run yet"));
}

void RunReplay::showResult(const Result& result) {
  if (!has_solution(result)) {
    clear();
    return scrubber_.say(tr("Shown: this run has no result"));
  }
  ended_ = true;
  objective_ = result.objective;
  last_ = result.iterations;
  // A rule that selects none has selected none, whatever the weights are.
  columns_ = result.selection.rule.says_nothing()
                 ? columnsOf(result.space, result.selection.features)
                 : std::ssize(result.selection.features);
  if (!result.histories.empty()) {
    objectiveName_ = termName(result.histories.front().info.title);
    ofSolutions_ = result.histories.front().info.of_solutions;
  }
  dropLast(result);
  takePath(result);
  scrubber_.setSteps(steps(), stepOfResult());
  sayResult();
}

/// The result takes the place of the last iteration.
void RunReplay::dropLast(const Result& result) {
  const auto& iterations = course_.recording().iterations();
  reached_ = iterations.size();
  while (reached_ > 0 && iterations[reached_ - 1].iteration >= result.iterations) {
    --reached_;
  }
}

/// Starts of the same method are no path: what is of interest of them are their iterations.
void RunReplay::takePath(const Result& result) {
  path_.clear();
  suggested_.reset();
  for (const std::size_t position : best_of_each_count(result.path)) {
    const PathPoint& point = result.path[position];
    if (result.suggested_path_point == position) {
      suggested_ = path_.size();
    }
    path_.push_back({position, point.feature_count, point.objective});
  }
  const bool search = !result.suggestion.says_nothing() || path_.size() == result.path.size();
  if (path_.size() < 2 || !search) {
    path_.clear();
    suggested_.reset();
  }
}

/// Without a suggestion the result is a step of its own.
int RunReplay::steps() const {
  const std::size_t before = path_.empty() ? reached_ : path_.size() - (suggested_ ? 1 : 0);
  return static_cast<int>(before) + 1;
}

int RunReplay::stepOfResult() const {
  return suggested_ ? static_cast<int>(*suggested_) : steps() - 1;
}

void RunReplay::choose(int step) {
  const auto position = static_cast<std::size_t>(step);
  if (!ended_) {
    return;
  }
  if (step == stepOfResult()) {
    Q_EMIT resultChosen();
  } else if (!path_.empty()) {
    Q_EMIT pointChosen(path_[position].position);
  } else {
    const RecordedIteration& shown = course_.recording().iterations()[position];
    sayIteration(shown);
    Q_EMIT iterationChosen(shown);
  }
}

QString RunReplay::withObjective(const QString& what, double objective) const {
  constexpr int digits = 3;
  return tr("%1: %2 %3").arg(what, objectiveName_, numberText(objective, digits));
}

void RunReplay::saySnapshot(const Snapshot& snapshot) {
  QString what =
      (ofSolutions_ ? tr("Shown: solution %1") : tr("Shown: iteration %1")).arg(snapshot.iteration);
  if (!snapshot.stage.says_nothing()) {
    what += tr(" (%1)").arg(QString::fromStdString(shownWords(snapshot.stage)));
  }
  scrubber_.say(withColumns(what, columnsOf(snapshot.space, snapshot.selection)));
}

void RunReplay::sayIteration(const RecordedIteration& shown) {
  const QString what = (ofSolutions_ ? tr("Solution %1 of %2") : tr("Iteration %1 of %2"))
                           .arg(shown.iteration)
                           .arg(last_);
  QString text =
      withColumns(withObjective(what, shown.objective), columnsOf(shown.space, shown.selection));
  if (const std::size_t every = course_.recording().every(); every > 1) {
    text += tr(" (1 of %1 kept)").arg(every);
  }
  scrubber_.say(text);
}

void RunReplay::sayPoint(const PathPoint& point) {
  const auto same = [&](const Point& one) {
    return one.columns == point.feature_count && one.objective == point.objective;
  };
  const auto found = std::find_if(path_.begin(), path_.end(), same);
  if (ended_ && found != path_.end()) {
    scrubber_.setStep(static_cast<int>(found - path_.begin()));
  }
  scrubber_.say(
      withObjective(tr("Solution with %1").arg(columnsText(point.feature_count)), point.objective));
}

void RunReplay::saySelected(std::size_t columns) {
  if (ended_) {
    scrubber_.say(tr("Shown: %1, as selected").arg(columnsText(static_cast<Index>(columns))));
  }
}

/// A method of one step has no iterations to speak of.
QString RunReplay::nameOfResult() const {
  if (ofSolutions_) {
    return last_ == 0 ? tr("The only solution")
                      : tr("Result of %1 solutions").arg(countText(last_ + 1));
  }
  return last_ == 0 ? tr("Result") : tr("Result, iteration %1 of %1").arg(last_);
}

void RunReplay::sayResult() {
  if (!ended_) {
    return;
  }
  scrubber_.setStep(stepOfResult());
  scrubber_.say(suggested_
                    ? withObjective(tr("Suggested solution with %1").arg(columnsText(columns_)),
                                    path_[*suggested_].objective)
                    : withColumns(withObjective(nameOfResult(), objective_), columns_));
}

}  // namespace steelyard::ui
