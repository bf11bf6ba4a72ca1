// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace steelyard::ui {

/// Where the ground truth comes from and how it is scaled.
class TruthOptions : public QWidget {
  Q_OBJECT
 public:
  explicit TruthOptions(QWidget* parent = nullptr);

  [[nodiscard]] bool standardise() const;
  void setStandardise(bool on);
  /// One sentence on what the inputs are compared with now.
  void setSource(const QString& sentence, bool fromFile);
  void setUsable(bool usable);

 Q_SIGNALS:
  void standardiseChanged();
  void compareWithThemselves();
  void openTruthFile();
  void dropTruthFile();

 private:
  QLabel* source_;
  QCheckBox* standardise_;
  QPushButton* themselves_;
  QPushButton* open_;
  QPushButton* drop_;
};

}  // namespace steelyard::ui
