// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/site_lesson.h"

#include <algorithm>

#include "core/report/html_text.h"
#include "core/report/method_page.h"
#include "core/text.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

std::string title_of_page(const std::string& page, const std::vector<HelpPage>& pages) {
  const auto found = std::find_if(pages.begin(), pages.end(),
                                  [&](const HelpPage& each) { return each.id == page; });
  return found == pages.end() ? page : found->title;
}

std::string method_item(const std::string& method, const std::string& from,
                        const std::vector<HelpPage>& pages) {
  const std::string page = method_page_id(method);
  return element("li", "Method: " + site_anchor(from, page, escaped(title_of_page(page, pages))));
}

/// One item for each setting, which links to its entry in the page of the method.
std::string settings_markup(const TextsById& settings, const std::string& method,
                            const std::string& from) {
  std::string items;
  for (const auto& [id, value] : settings) {
    std::string code = "<code>";
    code.append(escaped(id)).append("=").append(escaped(value)).append("</code>");
    items += element("li", site_anchor(from, method_page_id(method).append("#").append(id), code));
  }
  return items;
}

std::string roles_words(const std::string& column, const std::vector<Role>& roles) {
  std::string words;
  for (const Role role : roles) {
    words += (words.empty() ? "" : ", ") + std::string(role_id(role));
  }
  return "Column " + in_quotes(column) + ": " + (words.empty() ? "takes no part" : words);
}

std::string preparation_words(const LessonPreparation& prepare) {
  std::string words = "Preparation: " + prepare.step;
  for (const auto& [id, value] : prepare.settings) {
    words.append(" ").append(id).append("=").append(value);
  }
  return words;
}

/// What a step changes, as a list.
std::string change_markup(const LessonChange& set, const std::string& method,
                          const std::string& from, const std::vector<HelpPage>& pages) {
  std::string items = set.method.empty() ? "" : method_item(method, from, pages);
  items += settings_markup(set.parameters, method, from);
  for (const auto& [column, roles] : set.roles) {
    items += element("li", escaped(roles_words(column, roles)));
  }
  for (const LessonPreparation& prepare : set.prepare) {
    items += element("li", escaped(preparation_words(prepare)));
  }
  if (set.standardise_truth) {
    items += element("li", *set.standardise_truth ? "The target is standardised"
                                                  : "The target is taken as it is");
  }
  return items.empty() ? items : "<ul class=\"settings\">\n" + items + "</ul>\n";
}

std::string said_paragraph(const std::string& heading, const std::string& text) {
  return text.empty()
             ? ""
             : element("p", (heading.empty() ? "" : "<b>" + heading + "</b> ") + escaped(text));
}

std::string step_markup(const SiteLesson& told, std::size_t number, const std::string& from,
                        const std::vector<HelpPage>& pages) {
  const LessonStep& step = told.lesson.steps[number];
  std::string markup = said_paragraph("", step.what) +
                       change_markup(step.set, method_at(told.lesson, number), from, pages);
  if (const auto found = told.pictures.find(number); found != told.pictures.end()) {
    markup += picture_markup(found->second, step.see, from);
  }
  markup += said_paragraph("See:", step.see) + said_paragraph("Why:", step.why);
  markup +=
      step.question.empty() ? "" : html::folded(step.question, element("p", escaped(step.answer)));
  return element("li", markup);
}

}  // namespace

std::string lesson_page_id(const std::string& lesson) { return "lesson/" + lesson; }

std::string method_at(const Lesson& lesson, std::size_t step) {
  std::string method = lesson.method;
  for (std::size_t at = 0; at <= step && at < lesson.steps.size(); ++at) {
    const std::string& other = lesson.steps[at].set.method;
    method = other.empty() ? method : other;
  }
  return method;
}

std::string picture_markup(const SitePicture& picture, const std::string& said,
                           std::string_view from) {
  const std::string title = escaped(picture.title);
  const std::string caption = picture.card.empty() ? title : site_anchor(from, picture.card, title);
  const std::string words = picture.title + (said.empty() ? "" : ". " + said);
  return element("figure", R"(<img src=")" + escaped(site_file_link(from, picture.file)) +
                               R"(" alt=")" + escaped(words) + R"(" width=")" +
                               std::to_string(picture.width) + R"(" height=")" +
                               std::to_string(picture.height) + R"(" loading="lazy"/>)" +
                               element("figcaption", caption));
}

SitePage lesson_page(const SiteLesson& told, const std::vector<HelpPage>& pages) {
  const Lesson& lesson = told.lesson;
  const std::string id = lesson_page_id(lesson.id);
  std::string steps;
  for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
    steps += step_markup(told, number, id, pages);
  }
  std::string body = element("h1", escaped(lesson.title)) + said_paragraph("", lesson.text);
  body += "<ul class=\"settings\">\n" + method_item(lesson.method, id, pages) +
          settings_markup(lesson.parameters, lesson.method, id) + "</ul>\n";
  body += element("h2", "Steps") + "<ol class=\"steps\">\n" + steps + "</ol>\n";
  body += element("h2", "With your own table") + said_paragraph("", lesson.own);
  body += element("h2", "On the command line") +
          element("pre", "<code>steelyard demo " + escaped(lesson.id) + "</code>");
  return {id, "Lessons", lesson.title, std::move(body)};
}

}  // namespace steelyard
