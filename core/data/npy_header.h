// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/byte_stream.h"
#include "core/data/reading.h"

namespace steelyard {

/// A field of a record, or the texts of an array of texts.
struct NpyField {
  std::string name;
  char kind = 'f';        ///< as NpyHeader::kind, or U: text in UTF-32, S: text in bytes
  std::size_t bytes = 8;  ///< size of one value
  bool big_endian = false;
  std::size_t offset = 0;   ///< in the record
  std::uint64_t count = 1;  ///< of values, each of which is a column
  [[nodiscard]] bool is_text() const { return kind == 'U' || kind == 'S'; }
};

/// The header of an NPY file (NumPy Enhancement Proposal 1; format versions 1 to 3).
struct NpyHeader {
  char kind = 'f';        ///< f: floating point, i: integer, u: unsigned, b: true or false,
                          ///< U or S: texts, V: records of several fields
  std::size_t bytes = 8;  ///< size of one number, text or record
  bool big_endian = false;
  bool fortran_order = false;  ///< the first index varies fastest in the file
  std::vector<std::uint64_t> shape;
  std::vector<NpyField> fields;       ///< empty for an array of numbers
  std::vector<std::string> left_out;  ///< fields of other kinds, such as dates and complex numbers
};

/// Whether a file with this beginning is an NPY file.
[[nodiscard]] bool begins_as_npy(std::string_view beginning);

/// Reads the stream up to the first number.
/// \param where  used in messages
/// \param size   size of the whole NPY file in bytes; everything is checked against it before
///               memory is allocated
/// \throws Error(bad_input) if this is not an NPY file, or one of another version; if the header is
///         unreadable; if values are neither real numbers nor texts nor records of these (objects,
///         complex numbers, dates); if the shape does not match the size
[[nodiscard]] NpyHeader read_npy_header(ByteStream& stream, const std::string& where,
                                        std::uint64_t size);

/// The columns of records or texts; empty for an array of numbers. A field pos of three numbers has
/// the columns pos_1, pos_2 and pos_3.
[[nodiscard]] std::vector<ArrayColumn> npy_columns(const NpyHeader& header);

/// The shape as text, such as "1429 x 10"; "a single number" for a scalar.
[[nodiscard]] std::string npy_shape_text(const NpyHeader& header);
/// NumPy's name, such as "float64"; "text" or "records".
[[nodiscard]] std::string npy_type_name(const NpyHeader& header);

}  // namespace steelyard
