// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/run/result.h"

class QDoubleSpinBox;
class QLabel;
class QRadioButton;
class QSlider;
class QSpinBox;

namespace steelyard::ui {

/// Which features count as selected: the best so many, or those whose weight (largest = 1) reaches
/// a threshold. Slider and number follow each other.
class SelectionControl : public QWidget {
  Q_OBJECT
 public:
  enum class Mode { Count, Threshold };

  explicit SelectionControl(QWidget* parent = nullptr);

  /// Keeps mode and threshold; the count starts at what the method selected, or else at the number
  /// of features with a weight. Emits selectionChanged.
  void setFeatures(const std::vector<FeatureResult>& features, Index suggestedCount);
  void setMode(Mode mode);
  [[nodiscard]] Mode mode() const;
  void setCount(int count);
  void setThreshold(double threshold);
  /// Positions in order of rank.
  [[nodiscard]] std::vector<Index> selection() const;
  /// Says how many are selected when the user has ticked features by hand.
  void showCount(std::size_t selected);

 Q_SIGNALS:
  void selectionChanged(const std::vector<steelyard::Index>& selection);

 private:
  void build();
  void connectParts();
  void modeChanged();
  void changed();

  std::vector<FeatureResult> features_;
  std::vector<Index> order_;
  QRadioButton *byCount_, *byThreshold_;
  QSpinBox* count_;
  QSlider* countSlider_;
  QDoubleSpinBox* threshold_;
  QSlider* thresholdSlider_;
  QLabel* chosen_;
};

}  // namespace steelyard::ui
