// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "ui/shown/shown_solution.h"

namespace steelyard::ui {

/// What is looked at: the one owner of it. Whoever sets it hands over the whole; views draw it and
/// keep none of it.
class Shown : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// From now on, this is looked at. A solution of a run or of its path needs the table that is
  /// shown.
  /// \throws Error(fault) for parts that do not belong together, or to the problem that is shown;
  ///   what is shown stays
  void show(ShownSolution next);
  /// The run has found this while something else is looked at, which stays.
  /// \param own  without an origin: the run has found nothing yet
  /// \throws Error(fault) as above
  void keepOwn(ShownSolution own);

  [[nodiscard]] const ShownSolution& value() const { return value_; }
  /// What the run itself has found last. It has no origin if that is nothing.
  [[nodiscard]] const ShownSolution& own() const { return own_; }

 Q_SIGNALS:
  /// After each show(), also of what was shown before.
  void changed();

 private:
  ShownSolution value_;
  ShownSolution own_;
};

}  // namespace steelyard::ui
