// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <string>
#include <vector>

#include "core/methods/registry.h"
#include "core/report/site_lesson.h"

namespace steelyard::ui {

class LiveBoard;
struct DrawnCard;

/// A file of the site, by its name from the site's folder.
struct SiteFile {
  std::string name;
  QByteArray content;
};

/// What the site says of a drawn card.
/// \param file  where its picture lies, from the site's folder
[[nodiscard]] SitePicture sitePicture(const DrawnCard& card, const std::string& file);

/// The pages of the help and the lessons, their style and the icon, but not the pictures that the
/// lessons name.
/// \param board  whose cards have pages
[[nodiscard]] std::vector<SiteFile> helpSite(const MethodRegistry& methods, const LiveBoard& board,
                                             const std::vector<SiteLesson>& lessons);

}  // namespace steelyard::ui
