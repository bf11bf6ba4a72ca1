// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_browser.h"

#include <utility>

namespace steelyard::ui {

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent) {
  setAccessibleName(tr("Help page"));
  setOpenLinks(false);
  setUndoRedoEnabled(false);
}

void HelpBrowser::setPages(QHash<QString, QString> pages) { pages_ = std::move(pages); }

QUrl HelpBrowser::linkTo(const QString& place) {
  QUrl link;
  link.setScheme("help");
  link.setPath('/' + place.section('#', 0, 0));
  if (const QString anchor = place.section('#', 1); !anchor.isEmpty()) {
    link.setFragment(anchor);
  }
  return link;
}

QString HelpBrowser::placeOf(const QUrl& link) {
  const QString page = link.path().mid(1);
  return link.hasFragment() ? page + '#' + link.fragment() : page;
}

QVariant HelpBrowser::loadResource(int /*type*/, const QUrl& name) {
  return pages_.value(name.path().mid(1));
}

}  // namespace steelyard::ui
