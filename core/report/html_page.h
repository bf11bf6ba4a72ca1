// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard {

/// A picture in a report.
struct ReportPicture {
  std::string title;
  std::string png;        ///< the file as base64
  std::string help = {};  ///< how to read it; may be empty
};

namespace html {

/// A self-contained page without scripts or external resources.
/// \param title  plain text
/// \param made   ISO 8601, UTC
/// \param body   markup, below the title
[[nodiscard]] std::string page(const std::string& title, const std::string& made,
                               const std::string& body);

/// The pictures as markup.
[[nodiscard]] std::string pictures_markup(const std::vector<ReportPicture>& pictures);

/// The same, with a heading; empty without pictures.
[[nodiscard]] std::string picture_section(const std::vector<ReportPicture>& pictures);

}  // namespace html
}  // namespace steelyard
