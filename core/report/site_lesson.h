// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/record/lesson.h"
#include "core/report/help_page.h"
#include "core/report/site_page.h"

namespace steelyard {

/// A picture of the site: what a step of a lesson asks to look at.
struct SitePicture {
  std::string file;   ///< a PNG, from the site's folder: "pictures/wine-3.png"
  std::string title;  ///< of the plot
  std::string card;   ///< the id of the page that explains the plot: "card/path"; may be empty
  int width = 0;      ///< on the page, in its pixels
  int height = 0;
};

/// A lesson with the pictures of its steps, by their numbers from 0. Steps may lack one.
struct SiteLesson {
  Lesson lesson;
  std::map<std::size_t, SitePicture> pictures;
};

/// "lesson/wine"
[[nodiscard]] std::string lesson_page_id(const std::string& lesson);

/// The id of the method that a step of the lesson works with.
/// \param step  from 0
[[nodiscard]] std::string method_at(const Lesson& lesson, std::size_t step);

/// A picture with its title below it, on the page `from`.
/// \param said  what the picture is, for whoever does not see it
[[nodiscard]] std::string picture_markup(const SitePicture& picture, const std::string& said,
                                         std::string_view from);

/// The page of a lesson: its steps with their pictures and what they change, the questions with
/// answers to unfold.
/// \param pages  of the help, to which it links: those of methods
[[nodiscard]] SitePage lesson_page(const SiteLesson& told, const std::vector<HelpPage>& pages);

}  // namespace steelyard
