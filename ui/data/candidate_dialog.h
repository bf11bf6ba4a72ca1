// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <vector>

#include "core/data/dataset.h"

class QListWidget;

namespace steelyard::ui {

/// Which columns may explain the target: all that are ticked.
class CandidateDialog : public QDialog {
  Q_OBJECT
 public:
  /// \param candidates  columns of the table that can be inputs
  /// \param leftOut     not ticked
  CandidateDialog(const Dataset& table, const std::vector<Index>& candidates,
                  const std::vector<Index>& leftOut, QWidget* parent = nullptr);

  /// Ascending.
  [[nodiscard]] std::vector<Index> leftOut() const;

 private:
  void search(const QString& words);

  QListWidget* list_;
};

}  // namespace steelyard::ui
