// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include "ui/data/asked.h"

namespace steelyard::ui {

class QuestionChooser;

/// Asks again what should be explained of a table that is open.
class QuestionDialog : public QDialog {
  Q_OBJECT
 public:
  QuestionDialog(AskedTable asked, const QuestionChoice& wanted, QWidget* parent = nullptr);

  [[nodiscard]] QuestionChoice wanted() const;
  /// What to do with missing cells: as it was, or as a person chose it here.
  [[nodiscard]] MissingPolicy policy() const;

 private:
  AskedTable asked_;
  QuestionChooser* chooser_;
};

}  // namespace steelyard::ui
