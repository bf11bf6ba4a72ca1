// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/run/ranked_units.h"
#include "core/run/result.h"

class QDoubleSpinBox;
class QRadioButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace steelyard::ui {

class PlainLabel;
class Shown;

/// Which of the ranked features count as selected: those that the run selected by a rule of its
/// own, the best so many, or those whose value in the first column reaches a threshold (a share of
/// the largest value, or the value itself where it lies between 0 and 1). A column of text that is
/// ranked as one counts as one. Slider and number follow each other. The threshold is folded away
/// until it is wanted.
class SelectionControl : public QWidget {
  Q_OBJECT
 public:
  enum class Mode { Run, Count, Threshold };

  /// Follows what is ranked, and keeps the threshold and the choice between it and a count. The
  /// count starts at what the method selected, or else at the number of positive values. A
  /// selection by a rule that is not just the best so many is offered as it is, and taken first.
  /// \param shown  must live longer than this
  explicit SelectionControl(const Shown& shown, QWidget* parent = nullptr);

  void setMode(Mode mode);
  [[nodiscard]] Mode mode() const;
  void setCount(int count);
  void setThreshold(double threshold);
  /// Positions in order of rank.
  [[nodiscard]] std::vector<Index> selection() const;
  /// Why the number that the run suggests is not to be relied on ("stopped early"). It is empty if
  /// nothing speaks against it.
  void setCaveat(const QString& caveat);
  /// Whether a person ticked other features than the best so many.
  [[nodiscard]] bool isByHand() const { return byHand_; }
  /// Follows what a person ticked by hand, or once chose: the number is theirs.
  void showChosen(const std::vector<Index>& chosen);

 Q_SIGNALS:
  /// The user has chosen otherwise; not what a ranking starts with.
  void selectionChanged(const std::vector<steelyard::Index>& selection);

 private:
  void follow();
  [[nodiscard]] const FeatureColumn& leading() const;
  [[nodiscard]] const std::vector<Index>& order() const;
  [[nodiscard]] const FeatureSelection& ofRun() const;
  void labelWidgets();
  void build();
  void connectParts();
  void foldThreshold();
  void followMode();
  void changed();
  void showNumber(int number);
  [[nodiscard]] bool isLogarithmic() const;
  [[nodiscard]] int stepOf(int count) const;
  [[nodiscard]] int countAt(int step) const;
  void showCount(const std::vector<Index>& selected);

  /// What is counted: the rows of the ranking, of which one may be a whole column of text.
  [[nodiscard]] const std::vector<RankedUnit>& units() const;
  /// How many of them these features are.
  [[nodiscard]] int counted(const std::vector<Index>& features) const;
  /// Those whose value says something.
  [[nodiscard]] std::vector<Index> positive() const;
  /// What a person wants in every selection.
  [[nodiscard]] std::vector<Index> kept() const;
  /// These, then the others by their values: at most so many rows, but whole groups.
  [[nodiscard]] std::vector<Index> best(int count) const;
  [[nodiscard]] std::vector<Index> fromThreshold() const;
  [[nodiscard]] QString suggestion() const;
  void offerRun();

  const Shown& shown_;
  QRadioButton *byRun_, *byCount_, *byThreshold_;
  QSpinBox* count_;
  QSlider* countSlider_;
  QDoubleSpinBox* threshold_;
  QSlider* thresholdSlider_;
  PlainLabel* ofAll_;
  QToolButton* other_;
  PlainLabel* chosen_;
  QString caveat_;
  bool byHand_ = false;  // other features than the best so many
};

}  // namespace steelyard::ui
