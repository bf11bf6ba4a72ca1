// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QProgressBar;

namespace steelyard::ui {

/// Progress of a file that is being read, with Cancel. Hidden while no file is being read.
class LoadBar : public QWidget {
  Q_OBJECT
 public:
  explicit LoadBar(QWidget* parent = nullptr);

  void begin(const QString& fileName);
  void setFraction(double fraction);

 Q_SIGNALS:
  void cancelRequested();

 private:
  QProgressBar* bar_;
};

}  // namespace steelyard::ui
