// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/file_source.h"

namespace steelyard {

/// What an NPY file says of its array (NumPy Enhancement Proposal 1; format versions 1 to 3).
struct NpyHeader {
  char kind = 'f';        ///< f: floating point, i: integer, u: without sign, b: true or false
  std::size_t bytes = 8;  ///< of one number
  bool big_endian = false;
  bool fortran_order = false;  ///< the first index runs fastest in the file
  std::vector<std::uint64_t> shape;
  std::uint64_t data_begin = 0;
};

/// Whether the file begins as an NPY file does. \throws Error(bad_input): no file, empty file
[[nodiscard]] bool is_npy(const FileSource& file);

/// Everything is checked against the file's size before anything is made of it.
/// \throws Error(bad_input): not an NPY file, another version, a header that cannot be read,
/// numbers
///         of a kind that is no real number (objects, text, complex, records), a shape that does
///         not fit the file
[[nodiscard]] NpyHeader read_npy_header(const FileSource& file);

}  // namespace steelyard
