// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QMimeData;

namespace steelyard::ui {

/// The path of the one file of this computer that is dropped. It is empty if that is not what is
/// dropped.
[[nodiscard]] QString droppedFile(const QMimeData& mime);

}  // namespace steelyard::ui
