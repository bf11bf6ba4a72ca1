// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace steelyard {

/// A term of a help page and its meaning: a parameter, a word of the glossary, a shortcut.
struct HelpEntry {
  std::string anchor;  ///< the part after # in a link to it; may be empty
  std::string term;
  std::string note;  ///< shown beside the term in brackets; may be empty
  std::vector<std::string> lines;
};

struct HelpSection {
  std::string title;  ///< may be empty
  std::vector<std::string> paragraphs;
  std::vector<HelpEntry> entries;
  std::string code;            ///< to be copied unchanged; may be empty
  std::string equations = {};  ///< one per line, above the paragraphs; may be empty
};

/// One page of help, as plain text in its parts. The window shows it as HTML, the command line as
/// text. Paragraphs and equations may have indices and powers: "x_{ij}^{2}".
struct HelpPage {
  std::string id;     ///< stable, such as "method/dii"; used in links
  std::string group;  ///< pages of one group are listed together, such as "Methods"; may be empty
  std::string title;
  std::string summary;  ///< one line; may be empty
  std::vector<HelpSection> sections;
};

/// Who shows the markup of a page.
enum class HelpForm {
  window,  ///< the help window: anchors are names, and a link "copy:2" below code means that the
           ///< code of section 2, counted from 0, is to be copied
  site     ///< a browser: anchors are ids, and code is only shown
};

/// The page as HTML without scripts or external resources. Paragraphs that begin with "https://"
/// are links.
[[nodiscard]] std::string to_html(const HelpPage& page, HelpForm form = HelpForm::window);

/// The page as lines of at most `width` characters, unless a single word is longer.
[[nodiscard]] std::string to_text(const HelpPage& page, std::size_t width = 80);

/// All words of the page, for searching.
[[nodiscard]] std::string words_in(const HelpPage& page);

/// The text as lines of at most `width` characters, each indented by `indent` blanks.
[[nodiscard]] std::string wrapped(const std::string& text, std::size_t width, std::size_t indent);

}  // namespace steelyard
