// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/matrix.h"
#include "core/problem/problem_options.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace steelyard::ui {

class PlainLabel;

/// Where the ground truth comes from, what its columns mean and how they are scaled.
class TruthOptions : public QWidget {
  Q_OBJECT
 public:
  explicit TruthOptions(QWidget* parent = nullptr);

  [[nodiscard]] bool standardise() const;
  void setStandardise(bool on);
  [[nodiscard]] TruthKind kind() const;
  void setKind(TruthKind kind);
  /// "Ground truth: all distances between 93 points (279 columns of xyz.npy)."
  [[nodiscard]] QString sentence(Index columns, const QString& table) const;
  /// One sentence that says what the inputs are currently compared with.
  void setSource(const QString& sentence, bool fromFile);
  void setUsable(bool usable);

 Q_SIGNALS:
  void standardiseChanged();
  void kindChanged();
  void compareWithThemselves();
  void openTruthFile();
  void dropTruthFile();

 private:
  void layOut();
  void offerKinds();

  PlainLabel* source_;
  QComboBox* kind_;
  QCheckBox* standardise_;
  QPushButton* themselves_;
  QPushButton* open_;
  QPushButton* drop_;
};

}  // namespace steelyard::ui
