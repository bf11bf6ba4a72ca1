// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// A work that a method's citation names.
struct CitedWork {
  std::vector<std::string> authors;  ///< such as "R. Wild"
  std::string title;
  std::string venue;  ///< journal with volume and page, or conference; may be empty
  std::string year;
  std::string doi;    ///< such as "10.1038/..."; may be empty
  std::string arxiv;  ///< such as "1910.14212"; may be empty
  std::string page;   ///< address of a web page; may be empty
};

/// The works of a citation such as "A. First, B. Second: Title in sentence case, Venue 1, 2-3
/// (2024) doi:10.1/x; C. Third: ...". Instead of the DOI, there may be "arXiv:1910.14212" or an
/// address. The venue begins at the first comma before a capital letter.
[[nodiscard]] std::vector<CitedWork> cited_works(std::string_view citation);

/// The address at which a work can be read: that of its DOI, else at arXiv, else its page; empty if
/// none is known.
[[nodiscard]] std::string address_of(const CitedWork& work);

/// The work's BibTeX entry, for a list of references.
[[nodiscard]] std::string bibtex(const CitedWork& work);

}  // namespace steelyard
