// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/run_comparison.h"

class QCheckBox;
class QPushButton;
class QTableView;

namespace steelyard::ui {

class SideBySideModel;

/// A readable table of runs: what came out, which columns they chose, and the settings in which
/// they differ; the others on demand. It can be copied.
class SideBySideView : public QWidget {
  Q_OBJECT
 public:
  /// The registry must live longer than the view.
  explicit SideBySideView(const MethodRegistry& methods, QWidget* parent = nullptr);

  void setRuns(const std::vector<ComparedRun>& runs);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  void arrange();
  void fitRows();
  void copy();

  const MethodRegistry& methods_;
  SideBySideModel* model_;
  QTableView* table_;
  QCheckBox* all_;
  QPushButton* copy_;
};

}  // namespace steelyard::ui
