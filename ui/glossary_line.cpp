// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/glossary_line.h"

#include "core/report/glossary.h"
#include "ui/term_text.h"

namespace steelyard::ui {

QString glossaryLine(const QString& anchor) {
  const HelpEntry entry = shownEntry(glossary_entry(anchor.toStdString()));
  return QString::fromStdString(entry.term + ": " + entry.lines.front());
}

}  // namespace steelyard::ui
