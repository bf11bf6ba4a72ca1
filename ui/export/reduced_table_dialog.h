// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <optional>

#include "core/record/run_tables.h"

class QCheckBox;
class QRadioButton;

namespace steelyard::ui {

/// What a reduced table of a run could hold.
struct ReducedTableOffer {
  QString space;  ///< what the run learned: "Columns times their weights"; empty if it learned none
  bool names = false;   ///< whether the table has ids or labels
  bool target = false;  ///< whether the table has columns of the ground truth
};

[[nodiscard]] ReducedTableOffer offerOf(const std::vector<Column>& columns,
                                        const LearnedSpace& space);

/// Asks what a reduced table should hold. What the run cannot offer is greyed out, and what was
/// last wanted of it stays wanted.
class ReducedTableDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ReducedTableDialog(const ReducedTableOffer& offer, const ReducedParts& wanted,
                              QWidget* parent = nullptr);

  [[nodiscard]] ReducedParts parts() const;

 private:
  QRadioButton *raw_, *space_;
  QCheckBox *names_, *target_, *rows_;
};

/// What was wanted when a reduced table was last exported; the first time, the columns as they are
/// with ids, labels and target.
[[nodiscard]] ReducedParts lastReducedParts();
/// Asks over the active window, beginning with what was last wanted.
/// \return nothing if the user cancels
[[nodiscard]] std::optional<ReducedParts> askForReducedParts(const ReducedTableOffer& offer);

}  // namespace steelyard::ui
