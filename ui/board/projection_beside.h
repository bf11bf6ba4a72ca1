// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>
#include <optional>

#include "core/analysis/projection_thread.h"
#include "ui/plots/scatter_plot.h"

class QComboBox;

namespace steelyard::ui {

class PlotGrid;
class ProjectionMotion;
class SampleChoice;

/// The inputs beside the learned space, if the user wants that: a second cloud, left of that of the
/// projection card, of the same samples, projected in the same way and in the same colours. What a
/// run learns does not move it, so it is computed only when the table or the projection changes, in
/// a thread of its own that exists once it is wanted. As a widget, the bar for a slow projection.
class ProjectionBeside : public QWidget {
  Q_OBJECT
 public:
  /// \param card    id of the projection card
  /// \param choice  must live longer than this
  ProjectionBeside(PlotGrid& grid, QString card, SampleChoice& choice, QWidget* parent = nullptr);

  /// What the user chooses with; the caller owns it.
  [[nodiscard]] QComboBox* control() const { return control_; }
  /// The data changed.
  void forget();
  /// Projects the inputs as requested, unless that is done already.
  /// \param request  its space is replaced
  /// \param alike    D, inverse_deviations of the problem
  /// \param title    of the projection
  /// \param slow     it can be watched and stopped
  void follow(ProjectionRequest request, const Vector& alike, const QString& title, bool slow);
  /// This kind of projection has nothing to do with a space.
  void leave();
  /// A run needs the processor: what is slow is abandoned until the next follow().
  void begin();
  /// Waits for the end; for use without an event loop.
  void finish();
  void setColour(const ScatterColour& colour);

  [[nodiscard]] bool isShown() const { return plot_ != nullptr && !plot_->isHidden(); }

 Q_SIGNALS:
  /// The user wants other inputs beside, or none.
  void wantedChanged();

 private:
  enum Choice { Alone, AsTheyAre, Alike };
  [[nodiscard]] Choice choice() const;
  void make();
  void show(const Projection& projection, bool moving);
  void draw();

  PlotGrid& grid_;
  const QString card_;
  SampleChoice& choice_;
  QComboBox* control_;
  ScatterPlot* plot_ = nullptr;              // owned by the card; null until it is wanted
  ProjectionMotion* motion_ = nullptr;       // the same
  std::optional<ProjectionRequest> wanted_;  // what plot_ shows, or will
  Projection shown_;
  ScatterColour colour_;
  bool slow_ = false;
  bool done_ = false;
};

}  // namespace steelyard::ui
