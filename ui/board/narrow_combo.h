// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QComboBox;

namespace steelyard::ui {

/// A choice in the header of a card, which may be narrow: the texts then give way, not the other
/// cards. The caller owns it until it is in a layout.
[[nodiscard]] QComboBox* narrowCombo(const QString& objectName, const QString& purpose);
/// The list shows whole names however narrow the box is. After its items.
void fitList(QComboBox& combo);

}  // namespace steelyard::ui
