// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QTableView;
class QWidget;

namespace steelyard::ui {

/// Does what is measured in the widget's letters, now and whenever its font changes.
/// \param adapt  is called only while the widget lives
void followFont(QWidget& widget, std::function<void()> adapt);
/// Keeps each row of the table as high as one line of its text.
void keepRowsOneLineHigh(QTableView& table);

}  // namespace steelyard::ui
