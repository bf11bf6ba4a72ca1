// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <string>

#include "core/analysis/observation.h"
#include "core/problem/samples_as_points.h"
#include "ui/board/board_card.h"
#include "ui/board/sample_colours.h"
#include "ui/jobs/background_query.h"

class QComboBox;
class QWidget;

namespace steelyard::ui {

class ChoiceBar;
class ParameterForm;
class PlotGrid;
class ProjectionBeside;
class ProjectionMotion;
class SampleChoice;
class ScatterPlot;
class Shown;
class WrappedLabel;

/// The live plot of the samples in the plane: which projection, of which space or columns, and
/// coloured by what; samples are chosen in it. The inputs may stand beside it. Quick projections
/// come with the observations. Slow ones, and the prediction errors, are computed in threads of
/// this view whenever the weights have settled.
class ProjectionView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// Shows the samples in the space that is shown; the plot follows with the next show().
  /// \param projections, shown, choice  must live longer than this
  ProjectionView(PlotGrid& grid, const ProjectionRegistry& projections, const Shown& shown,
                 SampleChoice& choice, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("projection"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override {
    return {FigurePlace::learn, FigurePlace::search, FigurePlace::space};
  }
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.problem != nullptr;
  }

  void showProblem(const ProblemPtr& problem) override;
  /// This space will stay: what takes time begins.
  void settle();
  /// A run begins and needs the processor: slow computations are abandoned.
  void begin(const std::vector<ScalarInfo>& scalars) override;
  void showObservation(const Observation& observation) override;
  /// A projection without coordinates changes nothing.
  void show(const Projection& projection);
  void showTrouble(const QString& why);
  /// Groups of the clustering shown.
  void showGroups(const Groups& groups);
  /// Waits for slow projections and errors; for use without an event loop.
  void finish() override;

  /// What should be observed for this plot.
  [[nodiscard]] ObservationOptions options() const;
  /// The space that is shown.
  [[nodiscard]] LearnedSpace space() const;
  /// Whether samples are coloured by the clusters of showGroups().
  [[nodiscard]] bool needsGroups() const;

 Q_SIGNALS:
  /// The user wants another projection or space.
  void optionsChanged();
  void colourChanged();
  /// What the plot shows now, and whether it is still moving.
  void projected(const steelyard::Projection& projection, bool moving);
  /// The user wants to keep the chosen samples, or to leave them out.
  void sampleStepWanted(bool keep);

 private:
  struct ErrorRequest {
    ProblemPtr problem;
    LearnedSpace space;
    bool urgent = true;
  };
  using ErrorFeed = BackgroundQuery<ErrorRequest, PredictionErrors>;
  [[nodiscard]] static std::optional<PredictionErrors> findErrors(const ErrorRequest& request,
                                                                  const std::stop_token& stop);

  [[nodiscard]] QWidget* makeControls();
  [[nodiscard]] QWidget* makeChoices();
  [[nodiscard]] QWidget* makeFooter();
  void offerColumns();
  void changeMethod();
  void changeOptions();
  void changeColour();
  void projectBeside();
  void askForErrors();
  void showErrors(const PredictionErrors& errors);
  void draw();
  [[nodiscard]] QString caption() const;
  [[nodiscard]] bool showsPlainColumns() const;
  void showReadout();
  void countChosen();
  [[nodiscard]] const ProjectionMethod& method() const;
  /// Of the solution that is shown.
  [[nodiscard]] const LearnedSpace& shownSpace() const;

  const ProjectionRegistry& projections_;
  const Shown& solution_;
  SampleChoice& choice_;
  ScatterPlot* plot_;
  QComboBox* method_;
  QComboBox* space_;
  QComboBox* xColumn_;
  QComboBox* yColumn_;
  QComboBox* colour_;
  ParameterForm* parameters_ = nullptr;  // of the projection; makeFooter makes these three
  WrappedLabel* readout_ = nullptr;
  ProjectionMotion* motion_ = nullptr;
  ProjectionBeside* beside_;
  ChoiceBar* chosen_ = nullptr;
  ProblemPtr problem_;
  Vector alike_;
  Projection shown_;
  SampleFindings findings_;
  ErrorFeed errors_;
};

}  // namespace steelyard::ui
