// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace steelyard::app {

/// What a record is called beside others: its file's name, or that of its folder where the file's
/// tells nothing ('run' writes "record.json" into a folder); its path where another is called so.
[[nodiscard]] QString recordName(const QStringList& paths, const QString& path);

}  // namespace steelyard::app
