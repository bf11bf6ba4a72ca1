// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

/// File dialogs that begin where a file was last read or written for the same purpose, also after a
/// restart.
namespace steelyard::ui {

/// What dialogs are for: each has its own last folder.
enum class FilePurpose { Table, Session, Export };

/// The folder of the last file, or an empty text where there is none (any more).
[[nodiscard]] QString lastFolder(FilePurpose purpose);
/// For whoever has read or written the file: a folder where that fails is not proposed again.
void keepFolderOf(FilePurpose purpose, const QString& file);

/// As QFileDialog's functions of similar names, but no file is opened to find its icon. Empty:
/// cancelled.
[[nodiscard]] QString openFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                                   const QString& filter = {});
/// \param proposed  a file name without a folder
[[nodiscard]] QString saveFileName(QWidget* parent, FilePurpose purpose, const QString& title,
                                   const QString& proposed, const QString& filter = {});
[[nodiscard]] QString existingFolder(QWidget* parent, FilePurpose purpose, const QString& title);

}  // namespace steelyard::ui
