// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_site.h"

#include <QFile>

#include "core/error.h"
#include "core/report/help_site.h"
#include "ui/board/figure_cards.h"
#include "ui/help/card_texts.h"
#include "ui/help/lesson_drawing.h"

namespace steelyard::ui {
namespace {

QByteArray compiledIn(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    throw fault("a file is not compiled in", path.toStdString());
  }
  return file.readAll();
}

}  // namespace

SitePicture sitePicture(const DrawnCard& card, const std::string& file) {
  return {file, card.title.toStdString(),
          isFigureCard(card.id) ? std::string() : cardPageId(card.id).toStdString(),
          card.size.width(), card.size.height()};
}

std::vector<SiteFile> helpSite(const MethodRegistry& methods, const LiveBoard& board,
                               const std::vector<SiteLesson>& lessons) {
  const std::vector<SitePage> pages = help_site(helpPages(methods, cardTexts(board)), lessons);
  std::vector<SiteFile> files{
      {std::string(site_style_file), compiledIn(QStringLiteral(":/site/style.css"))},
      {std::string(site_icon_file), compiledIn(QStringLiteral(":/icons/steelyard.svg"))}};
  for (const SitePage& page : pages) {
    files.push_back({page.id + ".html", QByteArray::fromStdString(site_html(page, pages))});
  }
  return files;
}

}  // namespace steelyard::ui
