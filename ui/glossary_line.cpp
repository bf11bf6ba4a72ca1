// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/glossary_line.h"

#include "ui/glossary_text.h"

namespace steelyard::ui {

QString glossaryLine(const QString& anchor) {
  const HelpEntry entry = glossaryEntry(anchor);
  return QString::fromStdString(entry.term + ": " + entry.lines.front());
}

}  // namespace steelyard::ui
