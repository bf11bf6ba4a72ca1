// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/scrubber.h"

#include <QBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>

#include "ui/board/end_elided_label.h"

namespace steelyard::ui {
namespace {

constexpr int widthOfOneLine = 560;  // pixels; a narrower row has its label below
constexpr int longestPlay = 200;     // steps; of more, some are left out

}  // namespace

Scrubber::Scrubber(QWidget* parent)
    : QWidget(parent),
      controls_(new QWidget(this)),
      line_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      slider_(new QSlider(Qt::Horizontal, controls_)),
      label_(new EndElidedLabel(this)) {
  setObjectName(QStringLiteral("scrubber"));
  line_->setContentsMargins(0, 4, 0, 0);
  line_->setSpacing(4);
  auto* row = new QHBoxLayout(controls_);
  row->setContentsMargins({});
  row->setSpacing(0);
  first_ = addButton("scrubFirst", GlyphButton::Glyph::First, tr("First step"));
  previous_ = addButton("scrubPrevious", GlyphButton::Glyph::Previous, tr("Previous step"));
  play_ = addButton("scrubPlay", GlyphButton::Glyph::Play, tr("Play the steps"));
  next_ = addButton("scrubNext", GlyphButton::Glyph::Next, tr("Next step"));
  last_ = addButton("scrubLast", GlyphButton::Glyph::Last, tr("Last step"));
  previous_->setAutoRepeat(true);
  next_->setAutoRepeat(true);
  row->addSpacing(4);
  row->addWidget(slider_, 1);
  line_->addWidget(controls_, 1);
  line_->addWidget(label_);
  slider_->setObjectName(QStringLiteral("scrubSlider"));
  slider_->setAccessibleName(tr("Step of the run that is shown"));
  slider_->setMinimumWidth(60);
  label_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  label_->setObjectName(QStringLiteral("scrubLabel"));
  label_->setAccessibleName(tr("What the plots show"));
  label_->setForegroundRole(QPalette::PlaceholderText);
  connect(slider_, &QSlider::valueChanged, this, &Scrubber::choose);
  connect(slider_, &QSlider::sliderPressed, this, &Scrubber::stopPlaying);
  connect(first_, &QToolButton::clicked, this, [this] { go(0); });
  connect(previous_, &QToolButton::clicked, this, [this] { go(step() - 1); });
  connect(next_, &QToolButton::clicked, this, [this] { go(step() + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { go(slider_->maximum()); });
  connect(play_, &QToolButton::clicked, this, &Scrubber::play);
  connect(&clock_, &QTimer::timeout, this, &Scrubber::playOn);
  setSteps(0, 0);
  say({});
}

GlyphButton* Scrubber::addButton(const QString& name, GlyphButton::Glyph glyph,
                                 const QString& meaning) {
  auto* button = new GlyphButton(glyph, meaning, controls_);
  button->setObjectName(name);
  controls_->layout()->addWidget(button);
  return button;
}

void Scrubber::setSteps(int steps, int at) {
  stopPlaying();
  const QSignalBlocker quiet(slider_);
  slider_->setRange(0, std::max(0, steps - 1));
  slider_->setPageStep(std::max(1, steps / 10));
  slider_->setValue(at);
  controls_->setVisible(steps > 1);
  showState();
}

void Scrubber::setStep(int at) {
  const QSignalBlocker quiet(slider_);
  slider_->setValue(at);
  showState();
}

void Scrubber::say(const QString& text) {
  label_->setText(text);
  setVisible(!text.isEmpty());
  line_->activate();  // its text may be longer than the one before
}

QSize Scrubber::minimumSizeHint() const {
  return {controls_->minimumSizeHint().width(), QWidget::minimumSizeHint().height()};
}

int Scrubber::step() const { return slider_->value(); }

QString Scrubber::text() const { return label_->text(); }

void Scrubber::go(int step) {
  stopPlaying();
  slider_->setValue(step);
}

void Scrubber::choose(int step) {
  showState();
  Q_EMIT stepChosen(step);
}

void Scrubber::play() {
  constexpr int whole = 8000;  // milliseconds, of all steps
  if (isPlaying()) {
    return stopPlaying();
  }
  if (step() == slider_->maximum()) {
    slider_->setValue(0);
  }
  clock_.start(std::clamp(whole / (slider_->maximum() + 1), whole / longestPlay, 500));
  play_->setGlyph(GlyphButton::Glyph::Pause, tr("Stop playing"));
}

void Scrubber::playOn() {
  slider_->setValue(step() + 1 + slider_->maximum() / longestPlay);
  if (step() == slider_->maximum()) {
    stopPlaying();
  }
}

void Scrubber::stopPlaying() {
  clock_.stop();
  play_->setGlyph(GlyphButton::Glyph::Play, tr("Play the steps"));
}

void Scrubber::showState() {
  const bool atFirst = step() == slider_->minimum();
  const bool atLast = step() == slider_->maximum();
  first_->setEnabled(!atFirst);
  previous_->setEnabled(!atFirst);
  next_->setEnabled(!atLast);
  last_->setEnabled(!atLast);
}

void Scrubber::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool narrow = width() < widthOfOneLine;
  line_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  label_->setWordWrap(narrow);
  QSizePolicy reserved = controls_->sizePolicy();
  reserved.setRetainSizeWhenHidden(!narrow);  // nothing moves when a run ends
  controls_->setSizePolicy(reserved);
}

}  // namespace steelyard::ui
