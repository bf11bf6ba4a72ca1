// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/data/file_source.h"

namespace steelyard {

/// Whole lines from places that are spread evenly over a stretch of a text file, among them its
/// end: what stands far behind the first rows is seen there without reading the whole file. Takes
/// about 128 KiB, or all of a shorter stretch. Lines of more than 32 KiB are not found.
/// \param begin          offset where the stretch begins, which may be within a line
/// \param end            offset where it ends, at most the size of the file
/// \param known_longest  bytes of the longest line that is known, by which more is read at a place
/// \return lines with their line ends; empty if the stretch is
[[nodiscard]] std::string later_lines(const FileSource& file, std::uint64_t begin,
                                      std::uint64_t end, std::uint64_t known_longest);

/// The length of the longest line of a text, in bytes.
[[nodiscard]] std::uint64_t longest_line_of(std::string_view text);

}  // namespace steelyard
