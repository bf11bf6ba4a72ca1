// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/data/missing.h"

class QComboBox;

namespace steelyard::ui {

class PlainLabel;

/// How many cells are missing in the columns in use, and how to treat them.
class MissingChooser : public QWidget {
  Q_OBJECT
 public:
  explicit MissingChooser(QWidget* parent = nullptr);

  void setCounts(Index cells, Index rows, Index samples);
  [[nodiscard]] MissingPolicy policy() const;
  void setPolicy(MissingPolicy policy);

 Q_SIGNALS:
  void policyChanged();

 private:
  PlainLabel* count_;
  QComboBox* policy_;
};

}  // namespace steelyard::ui
