// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace steelyard::app {

/// The name of a record among others: its file name, or that of its folder if the file name is
/// generic ('run' writes "record.json" into a folder); its path if another one has the same name.
[[nodiscard]] QString recordName(const QStringList& paths, const QString& path);

}  // namespace steelyard::app
