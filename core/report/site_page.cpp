// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/site_page.h"

#include <algorithm>
#include <cstddef>

#include "core/record/record.h"
#include "core/report/html_text.h"

namespace steelyard {
namespace {

using html::element;
using html::escaped;

std::string contents_item(const SitePage& of, const SitePage& shown) {
  const std::string current = of.id == shown.id ? " aria-current=\"page\"" : "";
  return element("li", "<a href=\"" + escaped(site_link(shown.id, of.id)) + "\"" + current + ">" +
                           escaped(of.title) + "</a>");
}

/// Pages of one group in a list that is unfolded where it has the page shown.
std::string contents_markup(const SitePage& shown, const std::vector<SitePage>& all) {
  std::string markup;
  for (std::size_t first = 0; first < all.size();) {
    const std::string& group = all[first].group;
    std::string entries;
    std::size_t last = first;
    while (last < all.size() && all[last].group == group) {
      entries += contents_item(all[last], shown);
      ++last;
    }
    const std::string list = element("ul", entries);
    const std::string open = group == shown.group ? "<details open=\"open\">" : "<details>";
    if (group.empty()) {
      markup += list;
    } else {
      markup.append(open).append(element("summary", escaped(group))).append(list);
      markup.append("</details>\n");
    }
    first = last;
  }
  return "<nav aria-label=\"Contents\">\n" + markup + "</nav>\n";
}

std::string head_markup(const SitePage& page) {
  const std::string title = page.id == site_home ? page.title : page.title + " - Steelyard";
  return "<head>\n<meta charset=\"utf-8\"/>\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n" +
         element("title", escaped(title)) + R"(<link rel="icon" href=")" +
         site_file_link(page.id, site_icon_file) + "\"/>\n<link rel=\"stylesheet\" href=\"" +
         site_file_link(page.id, site_style_file) + "\"/>\n</head>\n";
}

}  // namespace

std::string site_file_link(std::string_view from, std::string_view file) {
  std::string link;
  for (const char c : from) {
    link += c == '/' ? "../" : "";
  }
  return link + std::string(file);
}

std::string site_link(std::string_view from, std::string_view place) {
  const std::size_t mark = std::min(place.find('#'), place.size());
  return site_file_link(from, place.substr(0, mark)) + ".html" + std::string(place.substr(mark));
}

std::string site_anchor(std::string_view from, std::string_view place, std::string_view words) {
  return "<a href=\"" + escaped(site_link(from, place)) + "\">" + std::string(words) + "</a>";
}

std::string site_html(const SitePage& page, const std::vector<SitePage>& all) {
  return "<!DOCTYPE html>\n<html lang=\"en\">\n" + head_markup(page) + "<body>\n" +
         contents_markup(page, all) + "<main>\n" + page.body + "</main>\n" +
         element("footer", "Steelyard " + escaped(program_version()) +
                               ", free software under the GPL, version 3 or later") +
         "</body>\n</html>\n";
}

}  // namespace steelyard
