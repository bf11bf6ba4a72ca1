// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"
#include "core/matrix.h"
#include "core/message.h"

namespace steelyard {

/// One table from several arrays: the rule for all formats whose files hold several arrays. Arrays
/// with equal numbers of rows are placed side by side.

/// Sets ArrayInfo::chosen for the usable arrays with the most common number of rows (above one, if
/// possible; if several numbers are equally common, the one with the most values). Arrays of texts
/// do not decide this number, and are not chosen without others. If X and an
/// answer such as y are among them, only these are chosen, because the other arrays of such files
/// are indices into other files.
void choose_arrays(std::vector<ArrayInfo>& arrays);

/// Positions of the arrays to take, in the order of the table's columns.
/// \throws Error(bad_input) if an array is missing, given twice or not usable, if numbers of rows
///         differ, or if no array is usable
[[nodiscard]] std::vector<std::size_t> arrays_to_take(const std::vector<ArrayInfo>& arrays,
                                                      const Reading& reading,
                                                      const std::string& where);

/// The categories of the columns of an array that hold texts, by the position of the column.
using ArrayTexts = std::map<std::size_t, std::vector<std::string>>;

/// What reads the arrays of one format.
class ArraySource {
 public:
  ArraySource() = default;
  virtual ~ArraySource() = default;
  ArraySource(const ArraySource&) = delete;
  ArraySource& operator=(const ArraySource&) = delete;
  ArraySource(ArraySource&&) = delete;
  ArraySource& operator=(ArraySource&&) = delete;

  /// Called once, before the arrays are read in this order.
  /// \param numbers  how many numbers they hold in all
  virtual void begin(const std::vector<std::size_t>& positions, std::uint64_t numbers) = 0;
  /// Reads one array.
  /// \param values  has the array's shape. Texts are positions in the categories, and missing cells
  ///                NaN
  virtual void read(std::size_t position, const ReadControl& control, Eigen::Ref<Matrix> values,
                    ArrayTexts& texts, std::vector<Message>& warnings) = 0;
  /// Called once, after all arrays were read.
  virtual void end() = 0;
};

/// Reads arrays into a table. The columns of an array X are called as the array says, or else as
/// the array of texts says that names them (core/data/array_names.h), or else X_1, X_2, ..., or X
/// if there is only one. Texts become categories. A single column called y, label(s), target(s) or
/// class(es), in any case, gets Role::label if it holds texts or integers with few distinct values,
/// otherwise Role::truth. Arrays that are not in the table are named in its warnings, unless arrays
/// were asked for (core/data/left_out_arrays.h).
/// \throws Error(bad_input): see arrays_to_take, make_table; for an infinite value; and what the
///         source throws
[[nodiscard]] Dataset join_arrays(const FileSource& file, const std::vector<ArrayInfo>& arrays,
                                  const Reading& reading, const ReadControl& control,
                                  ArraySource& source);

}  // namespace steelyard
