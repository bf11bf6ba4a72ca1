// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace steelyard::parse {

/// The attributes of an element, without the prefixes of their names.
struct XmlAttributes {
  std::vector<std::pair<std::string, std::string>> all;

  /// Empty if there is none of this name.
  [[nodiscard]] std::string_view operator[](std::string_view name) const;
};

/// What reads a document element by element. Names come without their prefixes.
class XmlReader {
 public:
  XmlReader() = default;
  virtual ~XmlReader() = default;
  XmlReader(const XmlReader&) = delete;
  XmlReader& operator=(const XmlReader&) = delete;
  XmlReader(XmlReader&&) = delete;
  XmlReader& operator=(XmlReader&&) = delete;

  virtual void begin(std::string_view name, const XmlAttributes& attributes) = 0;
  virtual void end(std::string_view name) = 0;
  /// A part of the text of an element.
  virtual void text(std::string_view part) = 0;
};

/// Reads a document with the parser of liborcus. Entities that a document defines are not expanded.
/// \throws Unreadable and what liborcus throws for a document that is cut off or damaged, and what
///         `reader` throws
void read_xml(std::string document, XmlReader& reader);

}  // namespace steelyard::parse
