// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QMimeData;

namespace steelyard::ui {

/// The path of the dropped file, if it is a single file of this computer; otherwise empty.
[[nodiscard]] QString droppedFile(const QMimeData& mime);

/// How many files of this computer are dropped; 0 if something else is among them.
[[nodiscard]] qsizetype countDroppedFiles(const QMimeData& mime);

}  // namespace steelyard::ui
