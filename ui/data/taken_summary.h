// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/data/asked.h"

class QLabel;

namespace steelyard::ui {

/// The columns that will be inputs if this is asked.
[[nodiscard]] Index candidatesOf(const AskedTable& asked, const Wanted& wanted);

/// "What is taken from this": what is explained, by how many columns, and what happens to groups,
/// missing cells and units.
class TakenSummary : public QWidget {
  Q_OBJECT
 public:
  explicit TakenSummary(QWidget* parent = nullptr);

  void showTaken(const AskedTable* asked, const Wanted& wanted);

 private:
  QLabel *explained_, *candidates_, *groups_, *missing_, *units_;
};

}  // namespace steelyard::ui
