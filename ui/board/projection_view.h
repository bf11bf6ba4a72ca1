// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "core/run/observation.h"

class QComboBox;
class QWidget;

namespace steelyard::ui {

class PlotGrid;
class ScatterPlot;

/// The live plot of the samples in the plane: which projection, of which columns where it takes
/// some, and coloured by what.
class ProjectionView : public QObject {
  Q_OBJECT
 public:
  /// \param projections  must live longer than this
  ProjectionView(PlotGrid& grid, const ProjectionRegistry& projections, QObject* parent = nullptr);

  void showProblem(const ProblemPtr& problem);
  void show(const Projection& projection);
  void showTrouble(const QString& why);
  /// What is to be observed for this plot.
  [[nodiscard]] ObservationOptions options() const;

 Q_SIGNALS:
  /// Another projection is asked for.
  void optionsChanged();

 private:
  [[nodiscard]] QWidget* makeControls();
  void offerColumns();
  void changeOptions();
  void draw();

  const ProjectionRegistry& projections_;
  ScatterPlot* plot_;
  QComboBox* method_;
  QComboBox* xColumn_;
  QComboBox* yColumn_;
  QComboBox* colour_;
  ProblemPtr problem_;
  Projection shown_;
};

}  // namespace steelyard::ui
