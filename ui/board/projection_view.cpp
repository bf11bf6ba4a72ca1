// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/projection_view.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStyle>
#include <algorithm>
#include <vector>

#include "ui/board/sample_colours.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/scatter_plot.h"

namespace steelyard::ui {
namespace {

QComboBox* narrowCombo(const QString& objectName, const QString& purpose) {
  auto* combo = new QComboBox;
  combo->setObjectName(objectName);
  combo->setAccessibleName(purpose);
  combo->setToolTip(purpose);
  combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo->setMinimumContentsLength(6);
  // The card may be narrow: the texts then give way, not the other cards.
  combo->setMinimumWidth(6 * combo->fontMetrics().averageCharWidth());
  return combo;
}

/// The list shows whole names however narrow the box is.
void fitList(QComboBox& combo) {
  combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) +
                                combo.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

std::vector<double> column(const Matrix& values, Index position) {
  const auto cells = values.col(position);
  return {cells.begin(), cells.end()};
}

}  // namespace

ProjectionView::ProjectionView(PlotGrid& grid, const ProjectionRegistry& projections,
                               QObject* parent)
    : QObject(parent),
      projections_(projections),
      plot_(new ScatterPlot),
      method_(narrowCombo("projectionCombo", tr("Projection"))),
      xColumn_(narrowCombo("xColumnCombo", tr("Column along the horizontal axis"))),
      yColumn_(narrowCombo("yColumnCombo", tr("Column along the vertical axis"))),
      colour_(narrowCombo("colourCombo", tr("Colour of the samples"))) {
  for (const auto& method : projections_.all()) {
    method_->addItem(QString::fromStdString(method->title()), QString::fromStdString(method->id()));
  }
  grid.addPlot(QStringLiteral("projection"), tr("Projection"), plot_, makeControls());
  plot_->setAccessibleName(tr("Projection of the samples"));
  plot_->setPlaceholder(tr("Open a table: each sample is a point here"));
  for (QComboBox* combo : {method_, xColumn_, yColumn_}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ProjectionView::changeOptions);
  }
  connect(colour_, &QComboBox::currentIndexChanged, this, &ProjectionView::draw);
}

QWidget* ProjectionView::makeControls() {
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  for (QComboBox* combo : {method_, xColumn_, yColumn_, colour_}) {
    row->addWidget(combo);
  }
  xColumn_->hide();
  yColumn_->hide();
  return controls;
}

void ProjectionView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  shown_ = {};
  plot_->clear();
  if (problem_) {
    offerColumns();
    SampleColours::offer(*colour_, *problem_);
    for (QComboBox* combo : {method_, xColumn_, yColumn_, colour_}) {
      fitList(*combo);
    }
  }
}

void ProjectionView::offerColumns() {
  for (QComboBox* combo : {xColumn_, yColumn_}) {
    const QSignalBlocker quiet(combo);
    const QString before = combo->currentText();
    combo->clear();
    for (const Feature& feature : problem_->features) {
      combo->addItem(QString::fromStdString(feature.name));
    }
    const int second = combo == yColumn_ && combo->count() > 1 ? 1 : 0;
    combo->setCurrentIndex(before.isEmpty() ? second : std::max(second, combo->findText(before)));
  }
}

void ProjectionView::changeOptions() {
  const bool takesColumns =
      projections_.find(method_->currentData().toString().toStdString()).takes_columns();
  xColumn_->setVisible(takesColumns);
  yColumn_->setVisible(takesColumns);
  Q_EMIT optionsChanged();
}

ObservationOptions ProjectionView::options() const {
  ObservationOptions options;
  options.projection = method_->currentData().toString().toStdString();
  options.columns = {std::max(0, xColumn_->currentIndex()), std::max(0, yColumn_->currentIndex())};
  return options;
}

void ProjectionView::show(const Projection& projection) {
  shown_ = projection;
  draw();
}

void ProjectionView::showTrouble(const QString& why) {
  shown_ = {};
  plot_->clear();
  plot_->setPlaceholder(why);
}

void ProjectionView::draw() {
  if (!problem_ || shown_.coordinates.cols() < 2 ||
      shown_.coordinates.rows() != problem_->samples()) {
    return;
  }
  plot_->setAxisTitles(QString::fromStdString(shown_.axis_labels.at(0)),
                       QString::fromStdString(shown_.axis_labels.at(1)));
  plot_->setPoints(column(shown_.coordinates, 0), column(shown_.coordinates, 1),
                   SampleColours::colour(*colour_, *problem_));
  plot_->setRows(problem_->rows);
}

}  // namespace steelyard::ui
