// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/glossary_text.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <string>
#include <vector>

#include "core/report/glossary.h"
#include "ui/page_texts.h"
#include "ui/shown_language.h"

namespace steelyard::ui {
namespace {

/// \param of  the anchor of the term, or the id of the page
void translateWords(std::string& words, const std::string& of) {
  if (!words.empty()) {
    words = QCoreApplication::translate("Glossary", words.c_str(), of.c_str()).toStdString();
  }
}

void sortByTerm(std::vector<HelpEntry>& entries) {
  QCollator order{QLocale(shownLanguage())};
  order.setCaseSensitivity(Qt::CaseInsensitive);
  std::stable_sort(
      entries.begin(), entries.end(), [&order](const HelpEntry& a, const HelpEntry& b) {
        return order.compare(QString::fromStdString(a.term), QString::fromStdString(b.term)) < 0;
      });
}

}  // namespace

HelpEntry glossaryEntry(const QString& anchor) {
  HelpEntry entry = glossary_entry(anchor.toStdString());
  changeTexts(entry, translateWords);
  return entry;
}

HelpPage glossaryPage() {
  HelpPage page = glossary_page();
  changeTexts(page, translateWords);
  for (HelpSection& section : page.sections) {
    sortByTerm(section.entries);  // another language has another order
  }
  return page;
}

HelpPage firstStepsPage() {
  HelpPage page = first_steps_page();
  changeTexts(page, translateWords);
  return page;
}

}  // namespace steelyard::ui
