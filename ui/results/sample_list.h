// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/data/text_table.h"
#include "core/record/run_tables.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace steelyard::ui {

/// The samples that a run selected, in its order. Hidden where a run selected none.
class SampleList : public QWidget {
  Q_OBJECT
 public:
  explicit SampleList(QWidget* parent = nullptr);

  /// \param table  as sample_table makes it; without rows: nothing is shown
  void show(const TextTable& table);

 Q_SIGNALS:
  /// These samples shall be the table's rows for what is run next.
  void keepWanted();
  void exportWanted();

 private:
  QLabel* heading_;
  QTableWidget* table_;
  QPushButton* keep_;
  QPushButton* export_;
};

}  // namespace steelyard::ui
