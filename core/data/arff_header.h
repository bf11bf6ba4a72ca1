// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_control.h"

namespace steelyard {

enum class ArffType { number, nominal, text };

struct ArffAttribute {
  std::string name;
  ArffType type = ArffType::number;
  std::vector<std::string> categories;  ///< of a nominal attribute, in declared order
};

struct ArffHeader {
  std::vector<ArffAttribute> attributes;
  std::uint64_t data_begin = 0;  ///< offset of the line after @data
  std::uint64_t first_line = 1;  ///< number of that line, counted from 1
};

/// Reads the file up to @data.
/// \throws Error(bad_input) that names the line, if an attribute is unreadable, or there is no
///         attribute or no @data; "cancelled" on stop
[[nodiscard]] ArffHeader read_arff_header(const FileSource& file, const ReadControl& control);

/// Whether the texts are equal, ignoring the case of A to Z.
[[nodiscard]] bool same_word(std::string_view text, std::string_view lower);

}  // namespace steelyard
