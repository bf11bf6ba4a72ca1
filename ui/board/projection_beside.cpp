// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/projection_beside.h"

#include <QComboBox>
#include <QVBoxLayout>
#include <utility>

#include "ui/board/narrow_combo.h"
#include "ui/board/projected_cloud.h"
#include "ui/board/projection_motion.h"
#include "ui/board/sample_choice.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

bool isSame(const ProjectionRequest& one, const ProjectionRequest& other) {
  return one.problem == other.problem && one.projection == other.projection &&
         one.space == other.space && one.parameters == other.parameters;
}

}  // namespace

ProjectionBeside::ProjectionBeside(PlotGrid& grid, QString card, SampleChoice& choice,
                                   QWidget* parent)
    : QWidget(parent),
      grid_(grid),
      card_(std::move(card)),
      choice_(choice),
      control_(
          narrowCombo("besideCombo", tr("What stands beside the projection"), ComboWidth::whole)) {
  const auto add = [this](const QString& name, Choice meaning, const QString& tip) {
    control_->addItem(name, meaning);
    control_->setItemData(control_->count() - 1, tipText(tip), Qt::ToolTipRole);
  };
  add(tr("alone"), Alone, tr("This projection alone"));
  add(tr("and inputs"), AsTheyAre,
      tr("The inputs as they are, unscaled, stand left of it in the same colours"));
  add(tr("and inputs, all alike"), Alike,
      tr("The inputs at equal spread stand left of it in the same colours"));
  fitList(*control_);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  connect(control_, &QComboBox::currentIndexChanged, this, &ProjectionBeside::wantedChanged);
}

ProjectionBeside::Choice ProjectionBeside::choice() const {
  return static_cast<Choice>(control_->currentData().toInt());
}

/// Most users need neither the plot nor its thread.
void ProjectionBeside::make() {
  if (plot_ != nullptr) {
    return;
  }
  plot_ = new ScatterPlot;
  plot_->setAccessibleName(tr("Projection of the inputs"));
  plot_->setKeyElsewhere(true);
  grid_.setBeside(card_, {card_ + QStringLiteral("-inputs"), plot_->accessibleName(), plot_});
  choice_.join(*plot_);
  motion_ = new ProjectionMotion(this);
  motion_->setObjectName(QStringLiteral("besideMotion"));
  layout()->addWidget(motion_);
  connect(motion_, &ProjectionMotion::moved, this, &ProjectionBeside::show);
  connect(motion_, &ProjectionMotion::troubled, this, [this](const QString& why) {
    shown_ = {};
    plot_->clear();
    plot_->setPlaceholder(why);
  });
  connect(motion_, &ProjectionMotion::againWanted, this, [this] {
    wanted_.reset();
    Q_EMIT wantedChanged();
  });
}

void ProjectionBeside::forget() {
  wanted_.reset();
  shown_ = {};
  colour_ = {};
  if (plot_ != nullptr) {
    motion_->leave();
    plot_->clear();
  }
}

void ProjectionBeside::follow(ProjectionRequest request, const Vector& alike, const QString& title,
                              bool slow) {
  control_->show();
  if (choice() == Alone) {
    return leave();
  }
  make();
  plot_->show();
  request.space = choice() == Alike ? alike : Vector(Vector::Ones(alike.size()));
  if (wanted_ && isSame(*wanted_, request)) {
    return;
  }
  slow_ = slow;
  done_ = false;
  plot_->setPlaceholder(tr("Projecting the inputs..."));
  plot_->setCaption(choice() == Alike ? tr("Inputs, all alike") : tr("Inputs"));
  motion_->start(request, tr("Inputs, %1").arg(title));
  motion_->setVisible(slow);
  wanted_ = std::move(request);
}

void ProjectionBeside::leave() {
  wanted_.reset();
  if (plot_ != nullptr) {
    motion_->leave();
    plot_->hide();
  }
}

void ProjectionBeside::begin() {
  if (wanted_ && slow_ && !done_) {
    motion_->waitForRun();
    wanted_.reset();
  }
}

void ProjectionBeside::finish() {
  if (wanted_) {
    motion_->finish();
  }
}

void ProjectionBeside::setColour(const ScatterColour& colour) {
  if (!(colour == colour_)) {  // a run redraws the cloud that moves; this one does not
    colour_ = colour;
    draw();
  }
}

void ProjectionBeside::show(const Projection& projection, bool moving) {
  shown_ = projection;
  done_ = !moving;
  draw();
}

void ProjectionBeside::draw() {
  if (!wanted_ || shown_.coordinates.rows() != wanted_->problem->samples()) {
    return;
  }
  showCloud(shown_, *wanted_->problem, colour_, choice_, *plot_);
}

}  // namespace steelyard::ui
