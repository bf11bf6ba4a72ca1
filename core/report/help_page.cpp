// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/help_page.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "core/report/html_text.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::string entry_markup(const HelpEntry& entry, HelpForm form) {
  const std::string anchor = html::escaped(entry.anchor);
  const bool has_id = form == HelpForm::site && !anchor.empty();
  const bool has_name = form == HelpForm::window && !anchor.empty();
  std::string head = has_id ? "<dt id=\"" + anchor + "\">" : "<dt>";
  head += has_name ? "<a name=\"" + anchor + "\"></a>" : "";
  head += "<b>" + html::escaped(entry.term) + "</b>";
  head += entry.note.empty() ? "" : " (" + html::escaped(entry.note) + ")";
  std::string lines;
  for (const std::string& line : entry.lines) {
    lines += (lines.empty() ? "" : "<br/>") + html::escaped(line);
  }
  return head + "</dt>\n" + html::element("dd", lines);
}

/// Calls `plain` with the parts of the text and `index` with the mark and the inside of each _{...}
/// and ^{...} between them.
template <typename Plain, typename AtIndex>
void split_indices(std::string_view text, const Plain& plain, const AtIndex& index) {
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) {
      plain(text);
      return;
    }
    const char mark = open == 0 ? ' ' : text[open - 1];
    if (mark == '_' || mark == '^') {
      plain(text.substr(0, open - 1));
      index(mark, text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    } else {
      plain(text.substr(0, open + 1));
      text.remove_prefix(open + 1);
    }
  }
}

/// Escaped, with subscripts and superscripts.
std::string with_indices(std::string_view text) {
  std::string markup;
  split_indices(
      text, [&](std::string_view plain) { markup += html::escaped(plain); },
      [&](char mark, std::string_view inner) {
        const std::string tag = mark == '_' ? "sub>" : "sup>";
        markup += "<" + tag + html::escaped(inner) + "</" + tag;
      });
  return markup;
}

/// "x_ij^2", "C^(-1/2)"
std::string plain_indices(std::string_view text) {
  std::string flat;
  split_indices(
      text, [&](std::string_view plain) { flat += plain; },
      [&](char mark, std::string_view inner) {
        const bool simple = std::all_of(inner.begin(), inner.end(), [](char c) {
          return std::isalnum(static_cast<unsigned char>(c)) != 0;
        });
        flat += mark;
        flat += simple ? std::string(inner) : "(" + std::string(inner) + ")";
      });
  return flat;
}

std::string equations_markup(std::string_view equations, HelpForm form) {
  std::string lines;
  while (!equations.empty()) {
    const std::size_t end = std::min(equations.find('\n'), equations.size());
    lines += (lines.empty() ? "" : "<br/>") + with_indices(equations.substr(0, end));
    equations.remove_prefix(std::min(end + 1, equations.size()));
  }
  return form == HelpForm::site ? "<p class=\"equations\">" + lines + "</p>\n"
                                : html::element("blockquote", "<big>" + lines + "</big>");
}

std::string paragraph_markup(const std::string& paragraph) {
  const std::string text = with_indices(paragraph);
  const bool is_link = paragraph.rfind("https://", 0) == 0;
  return html::element("p", is_link ? "<a href=\"" + text + "\">" + text + "</a>" : text);
}

/// \param number  of the section, by which the window finds what to copy
std::string code_markup(const std::string& code, std::size_t number, HelpForm form) {
  if (form == HelpForm::site) {
    return html::element("pre", "<code>" + html::escaped(code) + "</code>");
  }
  return "<pre style=\"white-space: pre-wrap\">" + html::escaped(code) + "</pre>\n" +
         html::element("p", "<a href=\"copy:" + std::to_string(number) + "\">Copy</a>");
}

std::string section_markup(const HelpSection& section, std::size_t number, HelpForm form) {
  std::string markup =
      section.title.empty() ? "" : html::element("h2", html::escaped(section.title));
  markup += section.equations.empty() ? "" : equations_markup(section.equations, form);
  for (const std::string& paragraph : section.paragraphs) {
    markup += paragraph_markup(paragraph);
  }
  std::string entries;
  for (const HelpEntry& entry : section.entries) {
    entries += entry_markup(entry, form);
  }
  markup += entries.empty() ? "" : html::element("dl", entries);
  return markup + (section.code.empty() ? "" : code_markup(section.code, number, form));
}

std::string indented(const std::string& code) {
  std::string text = "  ";
  for (const char c : code) {
    text += c;
    text += c == '\n' ? "  " : "";
  }
  return std::string(text.substr(0, text.find_last_not_of(" \n") + 1)) + "\n";
}

std::string entry_text(const HelpEntry& entry, std::size_t width) {
  constexpr std::size_t indent = 6;
  std::string text = "  " + entry.term + (entry.note.empty() ? "" : " (" + entry.note + ")") + "\n";
  for (const std::string& line : entry.lines) {
    text += wrapped(line, width, indent);
  }
  return text;
}

}  // namespace

std::string to_html(const HelpPage& page, HelpForm form) {
  std::string markup = html::element("h1", html::escaped(page.title));
  markup += page.summary.empty() ? "" : html::element("p", html::escaped(page.summary));
  for (std::size_t at = 0; at < page.sections.size(); ++at) {
    markup += section_markup(page.sections[at], at, form);
  }
  return markup;
}

std::string wrapped(const std::string& text, std::size_t width, std::size_t indent) {
  std::string lines;
  std::string line;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!line.empty() && indent + line.size() + 1 + word.size() > width) {
      lines += std::string(indent, ' ') + line + "\n";
      line.clear();
    }
    line += (line.empty() || word.empty() ? "" : " ") + word;
    at = end + 1;
  }
  return line.empty() ? lines : lines + std::string(indent, ' ') + line + "\n";
}

std::string to_text(const HelpPage& page, std::size_t width) {
  std::string text = page.title + "\n";
  text += wrapped(page.summary, width, 0);
  for (const HelpSection& section : page.sections) {
    text += "\n" + (section.title.empty() ? "" : section.title + "\n");
    text += section.equations.empty() ? "" : indented(plain_indices(section.equations));
    for (const std::string& paragraph : section.paragraphs) {
      text += wrapped(plain_indices(paragraph), width, 2);
    }
    for (const HelpEntry& entry : section.entries) {
      text += entry_text(entry, width);
    }
    text += section.code.empty() ? "" : indented(section.code);
  }
  return text;
}

std::string words_in(const HelpPage& page) { return to_text(page, std::string::npos); }

}  // namespace steelyard
