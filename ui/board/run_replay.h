// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "core/run/recording.h"
#include "ui/board/board_card.h"

namespace steelyard::ui {

class RunCourse;
class Scrubber;

/// Goes back through the run that was watched last: through the best solution of each number of
/// columns where it was a search, else through its iterations. The last step, or of a search the
/// suggested solution, is the run's result. Says below the board which solution the cards show.
class RunReplay : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param scrubber  what the user goes with; must live longer than this
  /// \param course    of the run, fed before this is told; must live longer than this
  RunReplay(Scrubber& scrubber, const RunCourse& course, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem) override;
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void showResult(const Result& result) override;

  /// The cards show what the run has found so far.
  void saySnapshot(const Snapshot& snapshot);
  /// They show a solution of its path.
  void sayPoint(const PathPoint& point);
  /// They show what was selected elsewhere.
  void saySelected(std::size_t columns);
  /// They show the run's result.
  void sayResult();

 Q_SIGNALS:
  void iterationChosen(const steelyard::RecordedIteration& iteration);
  /// \param point  position in Result::path
  void pointChosen(std::size_t point);
  void resultChosen();

 private:
  /// A solution of the path, without its weights.
  struct Point {
    std::size_t position = 0;
    Index columns = 0;
    double objective = 0.0;
  };

  void clear();
  void choose(int step);
  void takePath(const Result& result);
  void dropLast(const Result& result);
  [[nodiscard]] int steps() const;
  [[nodiscard]] int stepOfResult() const;
  void sayIteration(const RecordedIteration& shown);
  [[nodiscard]] QString nameOfResult() const;
  [[nodiscard]] QString withObjective(const QString& what, double objective) const;

  Scrubber& scrubber_;
  const RunCourse& course_;
  std::size_t reached_ = 0;               // iterations of the recording before the result
  std::vector<Point> path_;               // by rising number of columns; empty if it was no search
  std::optional<std::size_t> suggested_;  // in path_
  QString objectiveName_;
  bool ofSolutions_ = false;
  bool ended_ = false;
  double objective_ = 0.0;  // of the result
  quint64 last_ = 0;        // its iteration
  Index columns_ = 0;       // that it has
};

}  // namespace steelyard::ui
