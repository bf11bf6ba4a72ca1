// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace steelyard::ui {

/// A table of first rows, whose cells can be copied but not changed.
/// \param name    what a screen reader calls it
/// \param parent  owns it
[[nodiscard]] QTableView* previewTable(QAbstractItemModel* model, const QString& name,
                                       QWidget* parent);

}  // namespace steelyard::ui
