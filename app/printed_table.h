// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/table_writer.h"

namespace steelyard::app {

/// For people to read: columns as wide as their widest cell.
void printTable(const TextTable& table);

}  // namespace steelyard::app
