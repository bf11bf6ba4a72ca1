// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractFileIconProvider>
#include <QIcon>

namespace steelyard::ui {

/// Icons and kinds of files by their names alone. Qt's own provider reads the beginning of every
/// file whose name does not tell its kind, and some files keep the reader waiting for ever
/// (/proc/kmsg). Called from another thread, so the icons are made first.
class ClosedFileIcons : public QAbstractFileIconProvider {
 public:
  ClosedFileIcons();
  [[nodiscard]] QIcon icon(IconType type) const override;
  [[nodiscard]] QIcon icon(const QFileInfo& info) const override;
  [[nodiscard]] QString type(const QFileInfo& info) const override;

 private:
  QIcon file_, folder_, drive_;
};

}  // namespace steelyard::ui
