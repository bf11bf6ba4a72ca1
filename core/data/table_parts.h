// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/delimited_reader.h"
#include "core/data/line_reader.h"
#include "core/data/odd_columns.h"
#include "core/data/table_layout.h"
#include "core/matrix.h"

namespace steelyard {

/// A stretch of a file that begins and ends where rows begin. Chunks depend only on the file, never
/// on the number of threads.
struct RowChunk {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t first_line = 0;  ///< number of its first line
  Index first_row = 0;           ///< position of its first row in the table
  Index rows = 0;
  std::size_t columns = 0;  ///< of the table, by which lines with '#' are judged: see holds_data()
  Index comments = 0;       ///< lines that are no rows for their number of cells: "#1001,7"
};

/// Progress and stop control for work over all chunks.
class ChunkWatch {
 public:
  /// \param phases  number of loops over all chunks that the reading performs
  ChunkWatch(const ReadControl& control, std::size_t chunks, std::size_t phases)
      : control_(control), steps_(chunks * phases) {}

  [[nodiscard]] const std::stop_token& stop() const { return control_.stop; }
  void chunk_done(bool may_report);
  void refuse_if_stopped() const;

 private:
  const ReadControl& control_;
  std::size_t steps_;
  std::atomic<std::size_t> done_{0};
  double reported_ = 0.0;
};

/// Cuts the lines of the file into chunks, of which only begin, end and columns are set.
/// \param columns   0 if all lines with the comment mark are comments
/// \param data_end  where the last row ends; by default, the end of the text
[[nodiscard]] std::vector<RowChunk> cut_into_chunks(
    const FileSource& file, std::uint64_t data_begin, std::size_t columns = 0,
    std::uint64_t data_end = std::numeric_limits<std::uint64_t>::max());

/// Counts rows and lines, which gives each chunk its place in the table. A row that a chunk ends
/// within, because there are line ends inside its quotes, is moved to the next chunk.
/// \return the number of rows
/// \throws Error(bad_input) for a binary file
[[nodiscard]] Index count_rows(const FileSource& file, const Dialect& dialect,
                               const TableLayout& layout, ChunkWatch& watch,
                               std::vector<RowChunk>& chunks);

/// Leaves out the last row if it has too few cells and the file ends without a line end, as a file
/// does that is being written. At least one row is kept.
/// \return what was left out, to be said; nothing if the last row is whole
[[nodiscard]] std::optional<Message> leave_out_cut_row(const FileSource& file,
                                                       const Dialect& dialect,
                                                       const TableLayout& layout,
                                                       std::vector<RowChunk>& chunks);

/// Which forms of cells count as numbers: plain ones only, or also those of parse_cell().
enum class CellForms { plain, any };

/// Reads all cells as numbers. Other cells become NaN and are reported.
/// \throws Error(bad_input) for malformed quotes and for a ragged row, in which cells are missing
/// or
///         cells behind the last column are not empty
[[nodiscard]] OddColumns parse_numbers(const FileSource& file, const Dialect& dialect,
                                       const TableLayout& layout,
                                       const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                                       Matrix& values, CellForms forms = CellForms::any);

/// What becomes of the numbers of a column that have something behind or before them.
struct UnusualNumbers {
  std::string unit;     ///< numbers with another one become missing, but not those without one
  std::string factors;  ///< the letters that multiply, such as "Mk"; others are a unit
};

/// Reads the numbers of some columns again, now that it is known what their units and letters mean:
/// "12 mg" among numbers without a unit becomes missing, "1.2k" may become 1200.
/// \param columns  by position
void reread_unusual_numbers(const FileSource& file, const Dialect& dialect,
                            const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                            const std::map<std::size_t, UnusualNumbers>& columns, Matrix& values);

/// The texts of a column, in order of first appearance.
struct TextsOfColumn {
  std::vector<std::string> texts;
  Index na_cells = 0;  ///< cells that hold "NA", which are missing
};

/// Replaces the values of the columns named in `texts` by positions in their categories, which are
/// listed in order of first appearance; missing cells stay NaN, and so do words for missing values
/// in a column of long numbers.
/// \param long_numbers  columns of whole numbers that are text because a double cannot hold them
[[nodiscard]] std::map<std::size_t, TextsOfColumn> parse_categories(
    const FileSource& file, const Dialect& dialect, const std::vector<RowChunk>& chunks,
    ChunkWatch& watch, const std::map<std::size_t, OddCells>& texts,
    const std::map<std::size_t, OddCells>& long_numbers, Matrix& values);

}  // namespace steelyard
