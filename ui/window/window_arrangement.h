// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include "ui/window/window_parts.h"

class QSplitter;

namespace steelyard::ui {

/// Which plots are open and in which order, and how wide the columns are: as a text for the
/// session, and undone like any other change.
class WindowArrangement : public QObject {
  Q_OBJECT
 public:
  /// \param columns  must live as long as this is used
  WindowArrangement(WindowParts parts, QSplitter& columns, QObject* parent = nullptr);

  [[nodiscard]] QString text() const;
  /// \param text  one that text() gave; any other changes nothing
  void restore(const QString& text);

 Q_SIGNALS:
  void changed();

 private:
  void connectUndo();

  WindowParts parts_;
  QSplitter& columns_;
};

}  // namespace steelyard::ui
