// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/data/text_table.h"
#include "core/record/run_tables.h"

class QPushButton;
class QTableWidget;

namespace steelyard::ui {

class PlainLabel;

/// The samples that a run selected, in order of selection. Hidden if the run selected none.
class SampleList : public QWidget {
  Q_OBJECT
 public:
  explicit SampleList(QWidget* parent = nullptr);

  /// \param table  as sample_table makes it; if it has no rows, nothing is shown
  void show(const TextTable& table);

 Q_SIGNALS:
  /// The next runs should use only these samples.
  void keepWanted();
  void exportWanted();

 private:
  PlainLabel* heading_;
  QTableWidget* table_;
  QPushButton* keep_;
  QPushButton* export_;
};

}  // namespace steelyard::ui
