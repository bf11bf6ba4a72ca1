// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/projection_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/board/choice_bar.h"
#include "ui/board/choice_rows.h"
#include "ui/board/narrow_combo.h"
#include "ui/board/observing_shares.h"
#include "ui/board/projected_cloud.h"
#include "ui/board/projection_beside.h"
#include "ui/board/projection_motion.h"
#include "ui/board/sample_choice.h"
#include "ui/board/truth_names.h"
#include "ui/message_text.h"
#include "ui/method/parameter_form.h"
#include "ui/number_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/scatter_plot.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {

ProjectionView::ProjectionView(PlotGrid& grid, const ProjectionRegistry& projections,
                               const Shown& shown, SampleChoice& choice, QObject* parent)
    : QObject(parent),
      projections_(projections),
      solution_(shown),
      choice_(choice),
      plot_(new ScatterPlot),
      method_(narrowCombo("projectionCombo", tr("Projection"))),
      space_(narrowCombo("spaceCombo", tr("Space"), ComboWidth::whole)),
      xColumn_(narrowCombo("xColumnCombo", tr("Column along the horizontal axis"))),
      yColumn_(narrowCombo("yColumnCombo", tr("Column along the vertical axis"))),
      colour_(narrowCombo("colourCombo", tr("Colour of the samples"))),
      errors_(&ProjectionView::findErrors, openedCardShare,
              [this](const PredictionErrors& errors) { showErrors(errors); }) {
  grid.addPlot(ProjectionView::id(), tr("Projection"), plot_, makeControls());
  beside_ = new ProjectionBeside(grid, ProjectionView::id(), choice_);
  grid.setFooter(ProjectionView::id(), makeFooter());
  plot_->setAccessibleName(tr("Projection of the samples"));
  choice_.join(*plot_);
  plot_->setPlaceholder(tr("Each sample is a point here"));
  connect(&choice_, &SampleChoice::changed, this, &ProjectionView::countChosen);
  connect(method_, &QComboBox::currentIndexChanged, this, &ProjectionView::changeMethod);
  for (QComboBox* combo : {space_, xColumn_, yColumn_}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ProjectionView::changeOptions);
  }
  connect(colour_, &QComboBox::currentIndexChanged, this, &ProjectionView::changeColour);
}

QString ProjectionView::help() const {
  return tr(
      "Each sample as a point: the learned space seen from the side where it "
      "spreads most, or as the box above chooses. Look for: colours that "
      "separate, or change smoothly, once the weights are learned. Drag around "
      "points to choose them.");
}

QWidget* ProjectionView::makeControls() {
  for (const auto& each : projections_.all()) {
    method_->addItem(QString::fromStdString(shownTerm(each->title())),
                     QString::fromStdString(each->id()));
  }
  const auto addSpace = [this](const QString& name, SpaceChoice choice, const QString& meaning) {
    space_->addItem(name, static_cast<int>(choice));
    space_->setItemData(space_->count() - 1, tipText(meaning), Qt::ToolTipRole);
  };
  addSpace(tr("learned"), SpaceChoice::learned,
           tr("The learned space: each input times its weight, or the inputs mapped"));
  addSpace(tr("all alike"), SpaceChoice::alike, tr("Every input at equal spread"));
  addSpace(tr("selected"), SpaceChoice::selected,
           tr("Only inputs with nonzero weight, scaled to equal spread"));
  fitList(*method_);
  fitList(*space_);
  return method_;
}

QWidget* ProjectionView::makeChoices() {
  auto* choices = new ChoiceRows;
  choices->add(space_);
  choices->add(beside_->control());
  choices->add(xColumn_);
  choices->add(yColumn_);
  auto* colour = new QWidget;
  auto* row = new QHBoxLayout(colour);
  row->setContentsMargins({});
  row->addWidget(new PlainLabel(tr("Colour"), colour));
  row->addWidget(colour_);
  choices->add(colour);
  xColumn_->hide();
  yColumn_->hide();
  return choices;
}

QWidget* ProjectionView::makeFooter() {
  auto* footer = new QWidget;
  auto* rows = new QVBoxLayout(footer);
  rows->setContentsMargins({});
  rows->setSpacing(0);
  motion_ = new ProjectionMotion(footer);
  chosen_ = new ChoiceBar(footer);
  rows->addWidget(makeChoices());
  parameters_ = new ParameterForm(footer);
  readout_ = new WrappedLabel(footer);
  readout_->setObjectName(QStringLiteral("projectionReadout"));
  parameters_->hide();
  readout_->hide();
  rows->addWidget(parameters_);
  rows->addWidget(readout_);
  rows->addWidget(beside_);
  rows->addWidget(motion_);
  rows->addWidget(chosen_);
  connect(parameters_, &ParameterForm::valuesChanged, this, &ProjectionView::changeOptions);
  connect(beside_, &ProjectionBeside::wantedChanged, this, &ProjectionView::projectBeside);
  connect(motion_, &ProjectionMotion::againWanted, this, &ProjectionView::settle);
  connect(motion_, &ProjectionMotion::troubled, this, &ProjectionView::showTrouble);
  connect(motion_, &ProjectionMotion::moved, this,
          [this](const Projection& projection, bool moving) {
            shown_ = projection;
            draw();
            Q_EMIT projected(shown_, moving);
          });
  connect(chosen_, &ChoiceBar::clearWanted, &choice_, &SampleChoice::clear);
  connect(chosen_, &ChoiceBar::stepWanted, this, &ProjectionView::sampleStepWanted);
  return footer;
}

const ProjectionMethod& ProjectionView::method() const {
  return projections_.find(method_->currentData().toString().toStdString());
}

void ProjectionView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  alike_ = problem_ ? inverse_deviations(*problem_) : Vector();
  shown_ = {};
  findings_ = {};
  motion_->leave();
  beside_->forget();
  errors_.forget();
  choice_.clear();
  plot_->clear();
  plot_->setPlaceholder(problem_ ? tr("Projecting the samples...")
                                 : tr("Each sample is a point here"));
  readout_->showText({});
  if (problem_) {
    offerColumns();
    SampleColours::offer(*colour_, *problem_);
    return;
  }
  for (QComboBox* combo : {xColumn_, yColumn_, colour_}) {
    setLines(*combo, {});
  }
}

/// Inputs, then truth columns, in the numbering of ProjectionMethod.
void ProjectionView::offerColumns() {
  std::vector<ComboLine> lines;
  for (const ColumnInfo& input : problem_->features) {
    lines.push_back({plainName(input.name)});
  }
  const std::vector<Index> alike = inputsNamedLikeTruth(*problem_);
  for (std::size_t column = 0; column < alike.size(); ++column) {
    const QString name = plainName(problem_->truth_features[column].name);
    lines.push_back({alike[column] < 0 ? name : tr("%1 (target)").arg(name)});
  }
  setLines(*xColumn_, lines);
  setLines(*yColumn_, lines, lines.size() > 1 ? 1 : 0);
}

void ProjectionView::changeMethod() {
  const ParameterSchema schema = method().parameters();
  const QSignalBlocker quiet(parameters_);
  parameters_->setSchema(schema);
  parameters_->setVisible(!schema.specs().empty());
  changeOptions();
}

void ProjectionView::changeOptions() {
  const bool takesColumns = method().takes_columns();
  xColumn_->setVisible(takesColumns);
  yColumn_->setVisible(takesColumns);
  space_->setVisible(!takesColumns);
  Q_EMIT optionsChanged();
}

void ProjectionView::changeColour() {
  if (SampleColours::needsErrors(*colour_) && !findings_.errors) {
    askForErrors();
  }
  draw();
  Q_EMIT colourChanged();
}

const LearnedSpace& ProjectionView::shownSpace() const { return solution_.value().space; }

bool ProjectionView::needsGroups() const { return SampleColours::needsGroups(*colour_); }

ObservationOptions ProjectionView::options() const {
  ObservationOptions options;
  options.projection = method_->currentData().toString().toStdString();
  options.columns = {std::max(0, xColumn_->currentIndex()), std::max(0, yColumn_->currentIndex())};
  options.space = space();
  options.parameters = parameters_->values();
  return options;
}

LearnedSpace ProjectionView::space() const {
  return chosen_space(static_cast<SpaceChoice>(space_->currentData().toInt()), shownSpace(),
                      alike_);
}

void ProjectionView::settle() {
  if (!problem_ || shownSpace().dimension() != problem_->dimension()) {
    return;
  }
  if (method().takes_time(*problem_)) {
    const ObservationOptions wanted = options();
    motion_->start(
        {0, problem_, wanted.projection, *wanted.space, wanted.columns, true, wanted.parameters},
        method_->currentText());
  } else {
    motion_->leave();
  }
  projectBeside();
  findings_.errors.reset();
  if (SampleColours::needsErrors(*colour_)) {
    askForErrors();
  }
}

void ProjectionView::projectBeside() {
  if (!problem_ || method().takes_columns()) {
    beside_->leave();
    beside_->control()->setVisible(!method().takes_columns());
  } else {
    const ObservationOptions wanted = options();
    beside_->follow({0, problem_, wanted.projection, {}, wanted.columns, true, wanted.parameters},
                    alike_, method_->currentText(), method().takes_time(*problem_));
  }
  draw();
}

void ProjectionView::askForErrors() {
  if (problem_ && shownSpace().dimension() == problem_->dimension()) {
    errors_.requestInstead({problem_, space(), true});
  }
}

std::optional<PredictionErrors> ProjectionView::findErrors(const ErrorRequest& request,
                                                           const std::stop_token& stop) {
  try {
    return prediction_errors(*request.problem, request.space, {}, stop);
  } catch (...) {
    return PredictionErrors{};  // too few samples: one colour
  }
}

void ProjectionView::showErrors(const PredictionErrors& errors) {
  findings_.errors = errors;
  draw();
}

void ProjectionView::begin(const std::vector<ScalarInfo>& /*scalars*/) {
  motion_->waitForRun();
  beside_->begin();
  errors_.forget();
}

void ProjectionView::showObservation(const Observation& observation) {
  show(observation.projection);
}

void ProjectionView::show(const Projection& projection) {
  // Slow projections arrive another way; a quick one is too late if a slow one was chosen since.
  if (!problem_ || projection.coordinates.cols() < 2 || method().takes_time(*problem_)) {
    return;
  }
  shown_ = projection;
  draw();
  Q_EMIT projected(shown_, false);
}

void ProjectionView::showGroups(const Groups& groups) {
  findings_.groups = groups;
  if (needsGroups()) {
    draw();
  }
}

void ProjectionView::showTrouble(const QString& why) {
  shown_ = {};
  plot_->clear();
  plot_->setPlaceholder(why);
}

void ProjectionView::finish() {
  motion_->finish();
  beside_->finish();
  errors_.finish();
}

void ProjectionView::countChosen() {
  const auto all = problem_ ? static_cast<std::size_t>(problem_->samples()) : 0;
  chosen_->setCount(choice_.samples().size(), all);
}

/// A second cloud makes it necessary to say what each is.
QString ProjectionView::caption() const {
  if (!beside_->isShown()) {
    return {};
  }
  const auto choice = static_cast<SpaceChoice>(space_->currentData().toInt());
  if (choice == SpaceChoice::selected) {
    return tr("Selected");
  }
  return space() == LearnedSpace(alike_) ? tr("All alike") : tr("Learned");
}

void ProjectionView::draw() {
  if (!problem_ || shown_.coordinates.cols() < 2 ||
      shown_.coordinates.rows() != problem_->samples()) {
    return;
  }
  ScatterColour colour = SampleColours::colour(*colour_, *problem_, findings_);
  beside_->setColour(colour);
  plot_->setCaption(caption());
  showCloud(shown_, *problem_, std::move(colour), choice_, *plot_);
  showReadout();
}

/// Whether selected columns without weights are drawn: nobody can see whether they are scaled.
bool ProjectionView::showsPlainColumns() const {
  const ShownSolution& solution = solution_.value();
  const auto choice = static_cast<SpaceChoice>(space_->currentData().toInt());
  return !method().takes_columns() && choice == SpaceChoice::learned && solution.learned.empty() &&
         !solution.selection.features.empty();
}

void ProjectionView::showReadout() {
  QStringList parts;
  if (showsPlainColumns()) {
    const Vector scales = space().weights();
    const bool asTheyAre = (scales.array() == 0.0 || scales.array() == 1.0).all();
    parts << (asTheyAre
                  ? tr("The selected columns are drawn in their own units; the space \"selected\" "
                       "draws them at equal spread")
                  : tr("Each selected column is drawn divided by its standard deviation, as their "
                       "units or spreads differ"));
  }
  for (const auto& [name, value] : shown_.scalars) {
    parts << tr("%1 %2").arg(termName(name), numberText(value, 3));
  }
  if (!shown_.note.says_nothing()) {
    parts << QString::fromStdString(shownWords(shown_.note));
  }
  readout_->showText(parts.join(QStringLiteral(" · ")));
}

}  // namespace steelyard::ui
