// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/byte_stream.h"

namespace steelyard {

/// The header of an NPY file (NumPy Enhancement Proposal 1; format versions 1 to 3).
struct NpyHeader {
  char kind = 'f';        ///< f: floating point, i: integer, u: unsigned, b: true or false
  std::size_t bytes = 8;  ///< size of one number
  bool big_endian = false;
  bool fortran_order = false;  ///< the first index varies fastest in the file
  std::vector<std::uint64_t> shape;
};

/// Whether a file with this beginning is an NPY file.
[[nodiscard]] bool begins_as_npy(std::string_view beginning);

/// Reads the stream up to the first number.
/// \param where  used in messages
/// \param size   size of the whole NPY file in bytes; everything is checked against it before
///               memory is allocated
/// \throws Error(bad_input) if this is not an NPY file, or one of another version; if the header is
///         unreadable; if values are not real numbers (objects, text, complex, records); if the
///         shape does not match the size
[[nodiscard]] NpyHeader read_npy_header(ByteStream& stream, const std::string& where,
                                        std::uint64_t size);

/// The shape as text, such as "1429 x 10"; "a single number" for a scalar.
[[nodiscard]] std::string npy_shape_text(const NpyHeader& header);
/// NumPy's name, such as "float64".
[[nodiscard]] std::string npy_type_name(const NpyHeader& header);

}  // namespace steelyard
