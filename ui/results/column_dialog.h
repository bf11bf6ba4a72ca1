// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <optional>
#include <stop_token>
#include <string>

#include "core/problem/problem.h"
#include "core/run/figure.h"
#include "ui/jobs/background_query.h"

class QComboBox;
class QVBoxLayout;

namespace steelyard::ui {

class PlainLabel;
class PlotView;

/// One column of the ranking against the target, drawn in a window beside the main one. Computes in
/// another thread.
class ColumnDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ColumnDialog(QWidget* parent = nullptr);

  /// Shows another column. A target that was chosen before stays chosen if the problem has it.
  /// \param problem  has something to draw against, see whyNot()
  void showColumn(const ProblemPtr& problem, Index input);
  /// Why no column of the problem can be drawn against a target. It is empty if one can.
  [[nodiscard]] static QString whyNot(const ProblemPtr& problem);
  /// The plot of the present column; nullptr before the first.
  [[nodiscard]] PlotView* plot() const { return plot_; }
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() { query_.finish(); }

 private:
  struct Request {
    ProblemPtr problem;
    Index input = 0;
    std::size_t target = 0;
    bool urgent = true;  ///< somebody waits for it, see BesideThread
  };
  struct Reply {
    std::optional<Figure> figure;
    std::string trouble;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);
  void ask();
  void draw(const Reply& reply);

  QVBoxLayout* rows_;
  QComboBox* targets_;
  PlainLabel* help_;
  PlotView* plot_ = nullptr;
  ProblemPtr problem_;
  Index input_ = 0;
  BackgroundQuery<Request, Reply> query_;
};

}  // namespace steelyard::ui
