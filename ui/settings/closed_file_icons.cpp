// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/closed_file_icons.h"

#include <QApplication>
#include <QFileInfo>
#include <QStyle>

namespace steelyard::ui {

ClosedFileIcons::ClosedFileIcons()
    : file_(QApplication::style()->standardIcon(QStyle::SP_FileIcon)),
      folder_(QApplication::style()->standardIcon(QStyle::SP_DirIcon)),
      drive_(QApplication::style()->standardIcon(QStyle::SP_DriveHDIcon)) {}

QIcon ClosedFileIcons::icon(IconType type) const {
  switch (type) {
    case Folder:
    case Desktop:
    case Trashcan:
      return folder_;
    case Computer:
    case Drive:
    case Network:
      return drive_;
    case File:
      break;
  }
  return file_;
}

QIcon ClosedFileIcons::icon(const QFileInfo& info) const { return info.isDir() ? folder_ : file_; }

QString ClosedFileIcons::type(const QFileInfo& info) const {
  if (info.isDir()) {
    return QApplication::translate("FileDialogs", "Folder");
  }
  return info.suffix().isEmpty()
             ? QApplication::translate("FileDialogs", "File")
             : QApplication::translate("FileDialogs", "%1 file").arg(info.suffix());
}

}  // namespace steelyard::ui
