// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAbstractScrollArea;
class QWidget;

namespace steelyard::ui {

/// Qt puts what is made later behind everything that the window has. Moves what `part` contains, in
/// its own order, behind `before`, in the order of the key Tab. Both are in the same window.
void putInTabOrder(QWidget& before, QWidget& part);

/// From now on Tab stops at the area only while there is something to scroll: else a person sees
/// nothing that has the focus.
void stopTabOnlyToScroll(QAbstractScrollArea& area);

}  // namespace steelyard::ui
