// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QButtonGroup;

namespace steelyard::ui {

class RunController;

/// How fast runs go: as fast as possible, or in about 5 or 20 seconds, so that each iteration can
/// be seen. What the user chooses is kept in the settings; what a lesson sets is not.
class SpeedChoice : public QWidget {
  Q_OBJECT
 public:
  /// Takes the kept speed.
  /// \param controller  must live longer than this
  explicit SpeedChoice(RunController& controller, QWidget* parent = nullptr);

  /// The speed that the user chose last.
  /// \return seconds of a run; 0 for as fast as possible
  [[nodiscard]] static double kept();

 private:
  void addButton(int seconds, const QString& text, const QString& meaning);
  void choose(int seconds);
  void show(double seconds);

  RunController& controller_;
  QButtonGroup* buttons_;
};

}  // namespace steelyard::ui
