// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

/// File dialogs that begin where the last one of the same purpose ended, also after a restart.
namespace steelyard::ui {

/// What dialogs are for: each has its own last folder.
enum class FilePurpose { Table, Session, Export };

/// The folder of the last file, or an empty text where there is none (any more).
[[nodiscard]] QString lastFolder(FilePurpose purpose);
void keepFolderOf(FilePurpose purpose, const QString& file);
/// \param name  a file name, to be proposed in the last folder
[[nodiscard]] QString inLastFolder(FilePurpose purpose, const QString& name);

/// As QFileDialog's functions of these names. Empty: cancelled.
[[nodiscard]] QString openFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                                   const QString& filter = {});
/// \param proposed  a file name without a folder
[[nodiscard]] QString saveFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                                   const QString& proposed, const QString& filter = {});
[[nodiscard]] QString existingFolder(QWidget* parent, FilePurpose purpose, const QString& title);

}  // namespace steelyard::ui
