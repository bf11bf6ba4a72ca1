// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "ui/board/beside_feed.h"
#include "ui/board/earlier_run.h"

class QComboBox;

namespace steelyard::ui {

class LinePlot;
class PlotGrid;

/// Of any run, how wrong a regression on its first features (or its first samples) is on samples
/// that it has not seen, or how much of the inputs they do not give back, against their number; and
/// the same of up to three other runs and of random rankings. Worked out in a thread of its own
/// when a run is shown, and only while the card is open.
class HeldOutView : public QObject {
  Q_OBJECT
 public:
  explicit HeldOutView(PlotGrid& grid, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem);
  /// A run begins: nothing found yet.
  void begin();
  void showResult(const Result& result);
  /// The latest of those with the same inputs stand beside the run.
  void setEarlierRuns(const std::vector<EarlierRun>& runs);
  /// Waits for what is being worked out and draws it; for use without an event loop.
  void finish() { feed_.finish(); }

 private:
  struct Request {
    ProblemPtr problem;
    Ranked ranked = Ranked::features;
    std::vector<std::vector<Index>> rankings;
    QStringList names;
    HeldOutOptions options;
    bool urgent = true;
  };
  struct Reply {
    std::optional<HeldOutError> found;
    QStringList names;  ///< of its rankings
    std::string trouble;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  void clear();
  void ask();
  [[nodiscard]] HeldOutMeasure measure() const;
  [[nodiscard]] std::vector<const EarlierRun*> runsBeside() const;
  void show(const Reply& reply);

  PlotGrid& grid_;
  LinePlot* plot_;
  QComboBox* measure_;
  ProblemPtr problem_;
  Ranked ranked_ = Ranked::features;
  std::vector<Index> ranking_;
  std::vector<EarlierRun> earlier_;
  bool shown_ = false;  // the answer for ranking_ is there, or was asked for
  BesideFeed<Request, Reply> feed_;
};

}  // namespace steelyard::ui
