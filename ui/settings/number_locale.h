// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>

namespace steelyard::ui {

/// How the window writes numbers and dates: as this locale does if its digits are 0 to 9, which is
/// how files are read and written and how most numbers of the window are made; otherwise as English
/// in the same country does. Two kinds of digits would stand side by side.
[[nodiscard]] QLocale numberLocale(const QLocale& system);

}  // namespace steelyard::ui
