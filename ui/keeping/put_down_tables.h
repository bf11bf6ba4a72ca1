// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// The folder, beside the kept sessions, for tables that came within a session file.
[[nodiscard]] QString putDownFolder(const QString& sessions);

/// Whether a file is one of these tables.
[[nodiscard]] bool isPutDown(const QString& file, const QString& sessions);

/// Deletes the tables that no kept session names any more and that nobody opened for a month: the
/// session of a table that was put down just now may not be written yet. Can be called from any
/// thread.
void prunePutDown(const QString& sessions);

}  // namespace steelyard::ui
