// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/help_site.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "core/report/html_text.h"
#include "core/report/method_page.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

std::string linked_title(std::string_view from, const std::string& page, const std::string& title) {
  return site_anchor(from, page, escaped(title));
}

/// Whether a step of the lesson works with the method that this page is about.
bool works_with(const std::string& page, const Lesson& lesson) {
  for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
    if (method_page_id(method_at(lesson, step)) == page) {
      return true;
    }
  }
  return false;
}

/// The first picture of a step that works with the method, and a list of the lessons that have one.
/// \param page  the id of the method's page
std::string lessons_markup(const std::string& page, const std::vector<SiteLesson>& lessons) {
  std::string items;
  std::string picture;
  for (const SiteLesson& told : lessons) {
    if (!works_with(page, told.lesson)) {
      continue;
    }
    items += element("li", linked_title(page, lesson_page_id(told.lesson.id), told.lesson.title));
    for (const auto& [step, drawn] : told.pictures) {
      if (picture.empty() && method_page_id(method_at(told.lesson, step)) == page) {
        picture = picture_markup(drawn, told.lesson.steps[step].see, page);
      }
    }
  }
  return items.empty() ? items : element("h2", "Lessons") + picture + element("ul", items);
}

SitePage page_of_help(const HelpPage& page, const std::vector<SiteLesson>& lessons) {
  return {page.id, page.group, page.title,
          to_html(page, HelpForm::site) + lessons_markup(page.id, lessons)};
}

std::string lesson_card(const SiteLesson& told) {
  std::string markup =
      element("h3", linked_title(site_home, lesson_page_id(told.lesson.id), told.lesson.title));
  if (!told.pictures.empty()) {
    const auto& [step, picture] = *told.pictures.begin();
    markup += picture_markup(picture, told.lesson.steps[step].see, site_home);
  }
  return element("li", markup + element("p", escaped(told.lesson.text)));
}

/// Its own or, where it has none, how it begins.
std::string brief_of(const HelpPage& page) {
  const bool begins =
      page.summary.empty() && !page.sections.empty() && !page.sections.front().paragraphs.empty();
  return begins ? page.sections.front().paragraphs.front() : page.summary;
}

/// A heading for each group, and its pages with their summaries.
std::string groups_markup(const std::vector<HelpPage>& pages) {
  std::string alone;
  std::string groups;
  for (std::size_t at = 0; at < pages.size(); ++at) {
    const HelpPage& page = pages[at];
    if (page.group.empty()) {
      alone += element("li", linked_title(site_home, page.id, page.title));
      continue;
    }
    const bool begins = at == 0 || pages[at - 1].group != page.group;
    const bool ends = at + 1 == pages.size() || pages[at + 1].group != page.group;
    groups += begins ? element("h2", escaped(page.group)) + "<dl>\n" : "";
    groups += element("dt", linked_title(site_home, page.id, page.title)) +
              element("dd", escaped(brief_of(page)));
    groups += ends ? "</dl>\n" : "";
  }
  return element("ul", alone) + groups;
}

SitePage home_page(const std::vector<HelpPage>& pages, const std::vector<SiteLesson>& lessons) {
  std::string cards;
  for (const SiteLesson& told : lessons) {
    cards += lesson_card(told);
  }
  std::string body = element("h1", "<img src=\"" + std::string(site_icon_file) +
                                       "\" alt=\"\" width=\"48\" height=\"48\"/> Steelyard");
  body += element("p", "Finds which columns of a table matter, and how much.");
  body += groups_markup(pages);
  body += cards.empty() ? cards
                        : element("h2", "Lessons") + "<ul class=\"cards\">\n" + cards + "</ul>\n";
  return {std::string(site_home), "", "Steelyard", std::move(body)};
}

}  // namespace

std::vector<SitePage> help_site(const std::vector<HelpPage>& pages,
                                const std::vector<SiteLesson>& lessons) {
  std::vector<SitePage> site{home_page(pages, lessons)};
  for (const HelpPage& page : pages) {
    site.push_back(page_of_help(page, lessons));
  }
  const auto is_method = [](const SitePage& page) { return page.group == "Methods"; };
  const auto behind_methods = std::find_if(site.rbegin(), site.rend(), is_method).base();
  std::vector<SitePage> told;
  for (const SiteLesson& lesson : lessons) {
    told.push_back(lesson_page(lesson, pages));
  }
  site.insert(behind_methods, std::make_move_iterator(told.begin()),
              std::make_move_iterator(told.end()));
  return site;
}

}  // namespace steelyard
