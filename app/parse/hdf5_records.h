// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <hdf5.h>

#include <cstdint>
#include <string>
#include <vector>

#include "app/parse/output_stream.h"
#include "app/parse/parsed_file.h"

namespace steelyard::parse {

/// Columns of a table that are read together: those of one member of a compound type, of a dataset
/// of texts, or of a dataset of numbers.
struct RecordPart {
  std::string dataset;               ///< its path in the file
  std::string member;                ///< of a compound type; empty for the whole dataset
  std::vector<std::size_t> columns;  ///< of the table, one for each number of a row of the part
  bool text = false;
  bool two_dimensions = false;  ///< of a dataset of numbers
};

/// The parts of a dataset with a compound type: numbers, texts, and arrays of numbers, which are
/// several columns. Members of other types are left out.
/// \param array  gets its described columns
[[nodiscard]] std::vector<RecordPart> parts_of_compound(const std::string& dataset, hid_t type,
                                                        Listed& array);

/// Whether these are texts that can be read: of a fixed length up to parse_protocol::longest_text,
/// or each of its own length.
[[nodiscard]] bool is_readable_text(hid_t type);
/// Whether these are numbers: integers, floating point, or true and false as h5py writes them.
[[nodiscard]] bool is_readable_number(hid_t type);

/// All texts of a dataset with one dimension.
/// \throws Unreadable: other data, or more than `most`
[[nodiscard]] std::vector<std::string> read_texts(hid_t file, const std::string& dataset,
                                                  std::uint64_t most);

/// Writes numbers in blocks of rows, then the categories of texts.
/// \throws Unreadable
void write_records(hid_t file, const std::vector<RecordPart>& parts, const Listed& array,
                   OutputStream& out);

}  // namespace steelyard::parse
