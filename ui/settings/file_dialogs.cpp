// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/file_dialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

QString folderKey(FilePurpose purpose) {
  switch (purpose) {
    case FilePurpose::Table:
      return QStringLiteral("folders/table");
    case FilePurpose::Session:
      return QStringLiteral("folders/session");
    case FilePurpose::Export:
      break;
  }
  return QStringLiteral("folders/export");
}

QString kept(FilePurpose purpose, const QString& file) {
  if (!file.isEmpty()) {
    keepFolderOf(purpose, file);
  }
  return file;
}

}  // namespace

QString lastFolder(FilePurpose purpose) {
  const QString folder = keptSettings().value(folderKey(purpose)).toString();
  return QFileInfo(folder).isDir() ? folder : QString();
}

void keepFolderOf(FilePurpose purpose, const QString& file) {
  const QFileInfo info(file);
  keptSettings().setValue(folderKey(purpose),
                          info.isDir() ? info.absoluteFilePath() : info.absolutePath());
}

QString inLastFolder(FilePurpose purpose, const QString& name) {
  const QString folder = lastFolder(purpose);
  return folder.isEmpty() ? name : QDir(folder).filePath(name);
}

QString openFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                     const QString& filter) {
  return kept(purpose, QFileDialog::getOpenFileName(parent, title, lastFolder(purpose), filter));
}

QString saveFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                     const QString& proposed, const QString& filter) {
  return kept(purpose,
              QFileDialog::getSaveFileName(parent, title, inLastFolder(purpose, proposed), filter));
}

QString existingFolder(QWidget* parent, FilePurpose purpose, const QString& title) {
  return kept(purpose, QFileDialog::getExistingDirectory(parent, title, lastFolder(purpose)));
}

}  // namespace steelyard::ui
