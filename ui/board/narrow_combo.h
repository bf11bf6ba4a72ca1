// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QVariant>
#include <vector>

class QComboBox;

namespace steelyard::ui {

/// How narrow a choice may become, whatever the size of its letters.
enum class ComboWidth {
  narrow,  ///< a few letters, so that a narrow card shortens its texts and others keep their width
  whole    ///< what its current text needs: for short texts, in a row that has room for them
};

/// A choice in the header or below the plot of a card. The caller owns it until it is in a layout.
[[nodiscard]] QComboBox* narrowCombo(const QString& objectName, const QString& purpose,
                                     ComboWidth least = ComboWidth::narrow);
/// Makes the list wide enough for whole names, however narrow the box. Call after adding the items.
void fitList(QComboBox& combo);

/// One line of a combo box.
struct ComboLine {
  QString text;
  QVariant data = {};
  bool separator = false;  ///< only divides the lines above from those below
};
/// Replaces all lines, quickly even where there are thousands, and fits the list to them. A text
/// that is still there stays current; otherwise the line `otherwise` becomes it. Emits nothing.
void setLines(QComboBox& combo, std::vector<ComboLine> lines, int otherwise = 0);

}  // namespace steelyard::ui
