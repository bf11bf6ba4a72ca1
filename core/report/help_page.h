// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace steelyard {

/// A term of a help page and what it means: a parameter, a word of the glossary, a shortcut.
struct HelpEntry {
  std::string anchor;  ///< the part behind # of a link to it; may be empty
  std::string term;
  std::string note;  ///< beside the term, in brackets; may be empty
  std::vector<std::string> lines;
};

struct HelpSection {
  std::string title;                    ///< may be empty
  std::vector<std::string> paragraphs;  ///< each one
  std::vector<HelpEntry> entries;
  std::string code;            ///< to be copied as it is; may be empty
  std::string equations = {};  ///< one a line, above the paragraphs; may be empty
};

/// One page of help, as plain text in its parts: the window shows it as HTML, the command line as
/// text. Paragraphs and equations may have indices and powers: "x_{ij}^{2}".
struct HelpPage {
  std::string id;     ///< stable: "method/dii"; links name it
  std::string group;  ///< pages of one group stand together: "Methods"; may be empty
  std::string title;
  std::string summary;  ///< one line; may be empty
  std::vector<HelpSection> sections;
};

/// The page as HTML without scripts or external resources. Paragraphs that begin with
/// "https://" are links; a link "copy:2" below code means: copy the code of section 2, from 0.
[[nodiscard]] std::string to_html(const HelpPage& page);

/// The page as lines of at most `width` characters, where words allow it.
[[nodiscard]] std::string to_text(const HelpPage& page, std::size_t width = 80);

/// All words of the page, to be searched.
[[nodiscard]] std::string words_in(const HelpPage& page);

/// Text as lines of at most `width` characters, each after `indent` blanks.
[[nodiscard]] std::string wrapped(const std::string& text, std::size_t width, std::size_t indent);

}  // namespace steelyard
