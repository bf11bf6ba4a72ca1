// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <vector>

#include "core/measures/cluster_purity.h"
#include "core/problem/problem.h"
#include "core/run/result.h"
#include "ui/board/beside_feed.h"

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// Of a search, how well clusters match the label against the number of features: the best solution
/// of each number. Computed in a thread of its own, one solution after the other as they come, and
/// only while the card is open.
class PathPurityView : public QObject {
  Q_OBJECT
 public:
  explicit PathPurityView(PlotGrid& grid, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem);
  /// A run begins: nothing found yet.
  void begin();
  void append(const std::vector<PathPoint>& points);
  /// The end of a run, or one that was not watched: its path and no other.
  void showResult(const std::vector<PathPoint>& path);
  /// Waits for all that is to be computed and draws it; for use without an event loop.
  void finish();

 private:
  struct Solution {
    double objective = 0.0;
    Vector weights;
    std::optional<ClusterPurity> purity{};
  };
  struct Request {
    ProblemPtr problem;
    Index count = 0;
    Vector weights;
    bool urgent = false;
  };
  struct Reply {
    Request request;
    std::optional<ClusterPurity> purity;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  void clear();
  void keep(const PathPoint& point);
  [[nodiscard]] bool isLabelled() const;
  /// The next solution whose purity is not known, if anybody would look at it.
  void askForNext();
  void take(const Reply& reply);
  void draw();

  PlotGrid& grid_;
  LinePlot* plot_;
  ProblemPtr problem_;
  std::map<Index, Solution> best_;  // by number of features
  bool running_ = false;
  bool asked_ = false;
  BesideFeed<Request, Reply> feed_;
};

}  // namespace steelyard::ui
