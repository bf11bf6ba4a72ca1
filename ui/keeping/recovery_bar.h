// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/keeping/session_folder.h"

namespace steelyard::ui {

class PlainLabel;

/// Offers a session that was not closed properly, because its program was killed. Hidden if there
/// is none.
class RecoveryBar : public QWidget {
  Q_OBJECT
 public:
  explicit RecoveryBar(QWidget* parent = nullptr);

  void offer(const KeptSession& session);

 Q_SIGNALS:
  void reopenWanted(const QString& path);
  /// It is not to be offered again.
  void declined(const QString& path);

 private:
  PlainLabel* text_;
  QString path_;
};

}  // namespace steelyard::ui
