// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/report/report_words.h"

namespace steelyard {

/// A picture in a report.
struct ReportPicture {
  std::string title;
  std::string png;        ///< the file as base64
  std::string help = {};  ///< how to read it; may be empty
};

namespace html {

/// A self-contained page without scripts or external resources. On paper, its letters are small
/// enough that a report on one run takes one sheet of A4.
/// \param title  plain text
/// \param made   ISO 8601, UTC
/// \param body   markup, below the title
/// \param language  of the words, such as "de"
[[nodiscard]] std::string page(const std::string& title, const std::string& made,
                               const std::string& body, const std::string& language = "en");

/// The pictures as markup, two beside each other. A sheet of paper has room for four of them beside
/// the words; further ones are folded up.
[[nodiscard]] std::string pictures_markup(const std::vector<ReportPicture>& pictures,
                                          const ReportWords& words = {});

/// The same, with a heading; empty without pictures.
[[nodiscard]] std::string picture_section(const std::vector<ReportPicture>& pictures,
                                          const ReportWords& words = {});

}  // namespace html
}  // namespace steelyard
