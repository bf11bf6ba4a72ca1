// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/parse/output_stream.h"

namespace steelyard::parse {

/// The file is damaged or cannot be read.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A column of an array that has a name of its own or holds texts.
struct ListedColumn {
  std::string name;
  bool text = false;
};

/// One array of the file as listed (core/data/reading.h).
struct Listed {
  std::string name;
  std::string shape_text;
  std::string trouble;  ///< as in core/data/parse_protocol.h; empty if it is usable
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  std::vector<ListedColumn> described{};  ///< all columns; empty if they are numbers without names
};

/// A file whose arrays can be listed and written.
class ParsedFile {
 public:
  ParsedFile() = default;
  virtual ~ParsedFile() = default;
  ParsedFile(const ParsedFile&) = delete;
  ParsedFile& operator=(const ParsedFile&) = delete;
  ParsedFile(ParsedFile&&) = delete;
  ParsedFile& operator=(ParsedFile&&) = delete;

  /// \throws Unreadable
  virtual std::vector<Listed> list() = 0;
  /// Writes the order and numbers of one usable array, and the categories of its texts.
  /// \param position  in the list
  /// \throws Unreadable
  virtual void write(std::size_t position, const Listed& array, OutputStream& out) = 0;
};

/// \throws Unreadable
[[nodiscard]] std::unique_ptr<ParsedFile> open_matlab(const std::string& path);
[[nodiscard]] std::unique_ptr<ParsedFile> open_hdf5(const std::string& path);
/// The sheets of a workbook.
/// \throws Unreadable, Error, std::bad_alloc, and what liborcus throws
[[nodiscard]] std::unique_ptr<ParsedFile> open_xlsx(const std::string& path);
[[nodiscard]] std::unique_ptr<ParsedFile> open_ods(const std::string& path);

}  // namespace steelyard::parse
