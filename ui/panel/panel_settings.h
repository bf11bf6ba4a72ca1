// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/analysis/panel_members.h"

class QDoubleSpinBox;
class QSpinBox;

namespace steelyard::ui {

class PanelChoiceModel;
class PlainLabel;

/// Which methods are compared, by how many repetitions, and whether they say what they discover.
class PanelSettings : public QWidget {
  Q_OBJECT
 public:
  explicit PanelSettings(QWidget* parent = nullptr);

  [[nodiscard]] PanelChoiceModel& choice() { return *choice_; }
  [[nodiscard]] PanelOptions options() const;
  /// Shows the options of a comparison that is brought back, and says nothing of a change.
  void show(const PanelOptions& options);

 Q_SIGNALS:
  /// Other estimates belong to the options.
  void optionsChanged();

 private:
  [[nodiscard]] QWidget* makeList();
  [[nodiscard]] QWidget* makeNumbers();
  void explainNumbers();
  void showEstimate();

  PanelChoiceModel* choice_;
  QSpinBox* folds_;
  QSpinBox* repeats_;
  QSpinBox* largest_;
  QDoubleSpinBox* rate_;                      // 0 where nobody asks for discoveries
  std::uint64_t seed_ = PanelOptions().seed;  // of a comparison that was brought back
  PlainLabel* estimate_;
};

}  // namespace steelyard::ui
