// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/file_dialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

#include "ui/settings/closed_file_icons.h"
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

/// A dialog that opens no file to draw it. It begins to read its folder at once, before it knows
/// these icons, so it is first given one without surprises.
class CalmDialog {
 public:
  CalmDialog(QWidget* parent, FilePurpose purpose, const QString& title, const QString& filter)
      : dialog_(parent, title, QDir::rootPath(), filter) {
    dialog_.setOption(QFileDialog::DontUseCustomDirectoryIcons);
    dialog_.setIconProvider(&icons_);
    const QString last = lastFolder(purpose);
    dialog_.setDirectory(last.isEmpty() ? QDir::currentPath() : last);
  }
  QFileDialog* operator->() { return &dialog_; }
  /// It is empty if the user cancels.
  [[nodiscard]] QString ask() {
    return dialog_.exec() == QDialog::Accepted ? dialog_.selectedFiles().value(0) : QString();
  }

 private:
  ClosedFileIcons icons_;  // used by the dialog until its end
  QFileDialog dialog_;
};

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

QString openFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                     const QString& filter) {
  CalmDialog dialog(parent, purpose, title, filter);
  dialog->setFileMode(QFileDialog::ExistingFile);
  return dialog.ask();
}

QString saveFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                     const QString& proposed, const QString& filter) {
  CalmDialog dialog(parent, purpose, title, filter);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  // A name that is typed without a suffix gets the one of the chosen kind of file.
  const auto complete = [&dialog](const QString& kind) {
    static const QRegularExpression suffix(QStringLiteral("\\*\\.(\\w+)"));
    dialog->setDefaultSuffix(suffix.match(kind).captured(1));
  };
  complete(filter);
  QObject::connect(dialog.operator->(), &QFileDialog::filterSelected, complete);
  dialog->selectFile(proposed);
  return dialog.ask();
}

QString existingFolder(QWidget* parent, FilePurpose purpose, const QString& title) {
  CalmDialog dialog(parent, purpose, title, {});
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  return dialog.ask();
}

}  // namespace steelyard::ui
