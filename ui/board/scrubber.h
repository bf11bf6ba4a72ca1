// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/plots/glyph_button.h"

class QBoxLayout;
class QSlider;

namespace steelyard::ui {

class EndElidedLabel;

/// The row below the board: says which solution the cards show, and once a run has ended goes back
/// through its steps, by a slider, by buttons or by playing them. Knows nothing of what a step is.
class Scrubber : public QWidget {
  Q_OBJECT
 public:
  explicit Scrubber(QWidget* parent = nullptr);

  /// \param steps  slider and buttons are there from 2 on
  /// \param at     the step shown, from 0
  void setSteps(int steps, int at);
  /// Another step is shown already; nothing is emitted.
  void setStep(int at);
  /// What the cards show.
  void say(const QString& text);

  /// As narrow as its buttons: what does not fit beside them goes below.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] int step() const;
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }

 Q_SIGNALS:
  void stepChosen(int step);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  GlyphButton* addButton(const QString& name, GlyphButton::Glyph glyph, const QString& meaning);
  void play();
  void playOn();
  void stopPlaying();
  void go(int step);
  void choose(int step);
  void showState();

  QWidget* controls_;
  QBoxLayout* line_;
  QSlider* slider_;
  EndElidedLabel* label_;
  GlyphButton* first_ = nullptr;
  GlyphButton* previous_ = nullptr;
  GlyphButton* play_ = nullptr;
  GlyphButton* next_ = nullptr;
  GlyphButton* last_ = nullptr;
  QTimer clock_;  // of playing
};

}  // namespace steelyard::ui
