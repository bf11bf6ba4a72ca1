// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/citation.h"

#include <cctype>

#include "core/text.h"

namespace steelyard {
namespace {

std::vector<std::string_view> parts_of(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) {
      parts.push_back(part);
    }
    text.remove_prefix(std::min(end + separator.size(), text.size()));
  }
  return parts;
}

/// Takes from the end what follows `mark`; nothing if it is not there.
std::string_view taken_behind(std::string_view mark, std::string_view& text) {
  const std::size_t at = text.rfind(mark);
  if (at == std::string_view::npos) {
    return {};
  }
  const std::string_view rest = text.substr(at + mark.size());
  text = trimmed(text.substr(0, at));
  return rest;
}

/// Where a comma stands before a capital letter; the end if none does.
std::size_t venue_of(std::string_view text) {
  for (auto at = text.find(", "); at != std::string_view::npos; at = text.find(", ", at + 1)) {
    if (at + 2 < text.size() && std::isupper(static_cast<unsigned char>(text[at + 2])) != 0) {
      return at;
    }
  }
  return text.size();
}

CitedWork work_of(std::string_view text) {
  CitedWork work;
  if (const std::string_view page = trimmed(taken_behind(" https://", text)); !page.empty()) {
    work.page = "https://" + std::string(page);
  }
  work.arxiv = trimmed(taken_behind(" arXiv:", text));
  work.doi = trimmed(taken_behind(" doi:", text));
  work.year = taken_behind(" (", text);
  if (!work.year.empty()) {
    work.year.erase(std::min(work.year.find(')'), work.year.size()));
  }
  if (const std::size_t colon = text.find(": "); colon != std::string_view::npos) {
    for (const std::string_view author : parts_of(text.substr(0, colon), ", ")) {
      work.authors.emplace_back(author);
    }
    text = trimmed(text.substr(colon + 2));
  }
  const std::size_t venue = venue_of(text);
  work.title = text.substr(0, venue);
  work.venue = trimmed(text.substr(std::min(venue + 1, text.size())));
  return work;
}

/// "wild2024": the first author's last name and the year.
std::string key_of(const CitedWork& work) {
  std::string key;
  if (!work.authors.empty()) {
    const std::string& author = work.authors.front();
    for (const char c : author.substr(author.rfind(' ') + 1)) {
      const auto letter = static_cast<unsigned char>(c);
      key += std::isalpha(letter) != 0 ? std::string(1, static_cast<char>(std::tolower(letter)))
                                       : std::string();
    }
  }
  return key + work.year;
}

}  // namespace

std::vector<CitedWork> cited_works(std::string_view citation) {
  std::vector<CitedWork> works;
  for (const std::string_view text : parts_of(citation, "; ")) {
    works.push_back(work_of(text));
  }
  return works;
}

std::string address_of(const CitedWork& work) {
  if (!work.doi.empty()) {
    return "https://doi.org/" + work.doi;
  }
  return work.arxiv.empty() ? work.page : "https://arxiv.org/abs/" + work.arxiv;
}

std::string bibtex(const CitedWork& work) {
  std::string authors;
  for (const std::string& author : work.authors) {
    authors += (authors.empty() ? "" : " and ") + author;
  }
  std::string entry = "@misc{" + key_of(work);
  const auto add = [&entry](const char* field, const std::string& value) {
    if (!value.empty()) {
      entry += ",\n  " + std::string(field) + " = {" + value + "}";
    }
  };
  add("author", authors);
  add("title", work.title);
  add("howpublished", work.venue);
  add("year", work.year);
  add("doi", work.doi);
  add("eprint", work.arxiv);
  add("archiveprefix", work.arxiv.empty() ? "" : "arXiv");
  add("url", address_of(work));
  return entry + "\n}\n";
}

}  // namespace steelyard
