// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <string>

#include "core/analysis/observation.h"
#include "core/problem/weighted_space.h"
#include "ui/board/beside_feed.h"
#include "ui/board/sample_colours.h"

class QComboBox;
class QLabel;
class QWidget;

namespace steelyard::ui {

class ChoiceBar;
class ParameterForm;
class PlotGrid;
class ProjectionMotion;
class SampleChoice;
class ScatterPlot;

/// The live plot of the samples in the plane: which projection, of which space or columns, and
/// coloured by what; samples are chosen in it. Quick projections are observed for it; those that
/// take time, and the errors of prediction, it has made itself, in threads of their own, whenever
/// the weights have settled.
class ProjectionView : public QObject {
  Q_OBJECT
 public:
  /// \param projections, choice  must live longer than this
  ProjectionView(PlotGrid& grid, const ProjectionRegistry& projections, SampleChoice& choice,
                 QObject* parent = nullptr);

  /// \param alike  D, inverse_deviations of the problem
  void showProblem(const ProblemPtr& problem, const Vector& alike);
  /// The weights that are looked at from now on: D. The plot follows with the next show().
  void follow(const Vector& weights) { weights_ = weights; }
  /// These weights will stay: what takes time begins.
  void settle();
  /// A run begins and takes the machine: what takes time is given up.
  void beginRun();
  /// One without coordinates changes nothing.
  void show(const Projection& projection);
  void showTrouble(const QString& why);
  /// Of the clustering that is shown.
  void showGroups(const Groups& groups);
  /// Waits for what takes time; for use without an event loop.
  void finish();

  /// What is to be observed for this plot.
  [[nodiscard]] ObservationOptions options() const;
  /// Weights of the space that is shown: D.
  [[nodiscard]] Vector space() const;
  /// Whether samples are coloured by the clusters of showGroups().
  [[nodiscard]] bool needsGroups() const;

 Q_SIGNALS:
  /// Another projection or space is asked for.
  void optionsChanged();
  void colourChanged();
  /// What the plot shows now, and whether it is still moving.
  void projected(const steelyard::Projection& projection, bool moving);
  /// The chosen samples are to be kept, or to be left out.
  void sampleStepWanted(bool keep);

 private:
  struct ErrorRequest {
    ProblemPtr problem;
    Vector weights;
    bool urgent = true;
  };
  using ErrorFeed = BesideFeed<ErrorRequest, PredictionErrors>;
  [[nodiscard]] static std::optional<PredictionErrors> findErrors(const ErrorRequest& request,
                                                                  const std::stop_token& stop);

  [[nodiscard]] QWidget* makeControls();
  [[nodiscard]] QWidget* makeChoices();
  [[nodiscard]] QWidget* makeFooter();
  void offerColumns();
  void changeMethod();
  void changeOptions();
  void changeColour();
  void askForErrors();
  void showErrors(const PredictionErrors& errors);
  void draw();
  void showReadout();
  void countChosen();
  [[nodiscard]] const ProjectionMethod& method() const;

  const ProjectionRegistry& projections_;
  SampleChoice& choice_;
  ScatterPlot* plot_;
  QComboBox* method_;
  QComboBox* space_;
  QComboBox* xColumn_;
  QComboBox* yColumn_;
  QComboBox* colour_;
  ParameterForm* parameters_ = nullptr;  // of the projection; these four made by makeFooter
  QLabel* readout_ = nullptr;
  ProjectionMotion* motion_ = nullptr;
  ChoiceBar* chosen_ = nullptr;
  ProblemPtr problem_;
  Vector alike_;
  Vector weights_;
  Projection shown_;
  SampleFindings findings_;
  ErrorFeed errors_;
};

}  // namespace steelyard::ui
