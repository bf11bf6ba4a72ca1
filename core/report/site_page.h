// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// A page of the site that `steelyard help site` writes.
struct SitePage {
  std::string id;     ///< its file without ".html", from the site's folder: "method/dii"
  std::string group;  ///< pages of one group are listed together; may be empty
  std::string title;
  std::string body;  ///< markup, with its own heading
};

/// The page that the site begins with.
inline constexpr std::string_view site_home = "index";
/// Files beside the pages, from the site's folder.
inline constexpr std::string_view site_style_file = "style.css";
inline constexpr std::string_view site_icon_file = "steelyard.svg";

/// A link from one page of the site to another: "../method/dii.html#epochs".
/// \param from   the id of the page with the link
/// \param place  the id of the other, with or without an entry of it: "method/dii#epochs"
[[nodiscard]] std::string site_link(std::string_view from, std::string_view place);
/// The same to a file: "../style.css".
[[nodiscard]] std::string site_file_link(std::string_view from, std::string_view file);

/// The link as markup.
/// \param words  what is linked: markup
[[nodiscard]] std::string site_anchor(std::string_view from, std::string_view place,
                                      std::string_view words);

/// The whole page, with the contents of the site beside it. It is HTML5 that an XML parser reads,
/// too. It needs no scripts, and loads nothing but the site's own files.
/// \param all  the pages in the order of the contents, this one among them
[[nodiscard]] std::string site_html(const SitePage& page, const std::vector<SitePage>& all);

}  // namespace steelyard
