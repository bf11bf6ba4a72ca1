// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data/reading.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/parameter_values.h"

namespace steelyard {

/// What a column is used for. A column may have several roles: one that is input and truth stands
/// for a comparison of the inputs with themselves.
/// One column of numbers may be the weight of the samples: how much each of them counts. It takes
/// no other part in a run.
enum class Role : std::uint8_t { input, truth, label, id, time, weight };

inline constexpr std::array<Role, 6> all_roles{Role::input, Role::truth, Role::label,
                                               Role::id,    Role::time,  Role::weight};

/// The stable id used by records, lessons and the command line.
[[nodiscard]] constexpr std::string_view role_id(Role role) {
  constexpr std::array<std::string_view, 6> ids{"input", "truth", "label", "id", "time", "weight"};
  return ids.at(static_cast<std::size_t>(role));
}

/// A set of roles, as a value.
class RoleSet {
 public:
  constexpr RoleSet() = default;

  [[nodiscard]] constexpr bool has(Role role) const { return (bits_ & bit(role)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr RoleSet with(Role role) const { return RoleSet(bits_ | bit(role)); }
  [[nodiscard]] constexpr RoleSet without(Role role) const { return RoleSet(bits_ & ~bit(role)); }
  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  constexpr explicit RoleSet(unsigned bits) : bits_(bits) {}
  static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }

  unsigned bits_ = 0;
};

/// A file whose columns were added to a table.
struct SideFile {
  std::string source;  ///< its path
  Reading reading;
  std::string key;     ///< column in both tables that matched the rows; empty if their order did
  std::string sha256;  ///< hash of the bytes read; empty if unknown

  /// Files with the same hash are the same file, even if one was moved.
  friend bool operator==(const SideFile& a, const SideFile& b) {
    const bool hashed = !a.sha256.empty() && !b.sha256.empty();
    const bool same_file = hashed ? a.sha256 == b.sha256 : a.source == b.source;
    return same_file && a.reading == b.reading && a.key == b.key;
  }
};

/// A file that was read for something other than columns.
struct ReadFile {
  std::string source;  ///< its path
  std::string sha256;  ///< hash of the bytes read
  friend bool operator==(const ReadFile&, const ReadFile&) = default;
};

/// One preparation step and its settings.
struct PreparationStep {
  std::string id;
  ParameterValues values;
  friend bool operator==(const PreparationStep&, const PreparationStep&) = default;
};

/// How a table was made from its file, so that it can be made again: read it, add the side files,
/// then apply the steps in order.
struct TableOrigin {
  Reading reading;
  std::vector<SideFile> beside;
  std::vector<PreparationStep> steps;
  friend bool operator==(const TableOrigin&, const TableOrigin&) = default;
};
/// Whether the table was made with such a step.
/// \param id  of a kind of step, see preparations()
[[nodiscard]] bool has_step(const TableOrigin& origin, std::string_view id);

enum class ColumnKind {
  number,
  category,  ///< text; values are 0-based positions in Column::categories
};

/// What texts became in a column of numbers that a step of preparation made of a column of text.
struct MadeOfText {
  std::string column;                                   ///< the name of the column of text
  std::vector<std::pair<std::string, double>> numbers;  ///< of the texts that it had
  std::optional<double> other;                          ///< of any other text; missing if not given
  std::optional<double> missing;  ///< of a missing cell, which stays missing if not given
  friend bool operator==(const MadeOfText&, const MadeOfText&) = default;
};

/// Which column of text the numbers of a column stand for.
struct TextOrigin {
  std::string column;  ///< the name of the column of text: "colour"
  /// Of an indicator, a column of 0 and 1: the value of the text where it is 1, "red". Nothing
  /// where the numbers stand for all values of the text.
  std::optional<std::string> value = {};
  friend bool operator==(const TextOrigin&, const TextOrigin&) = default;
};

/// What is known about a column besides its values.
struct Column {
  std::string name;
  std::string unit;   ///< free text, may be empty
  std::string group;  ///< columns that belong together (x, y, z of an atom); may be empty
  ColumnKind kind = ColumnKind::number;
  double period = 0.0;        ///< as an input, in the unit of the values; 0 if not periodic
  double truth_period = 0.0;  ///< as ground truth; 0 if not periodic
  std::optional<double> known_weight;  ///< planted or published, for comparison; >= 0
  RoleSet roles;
  std::vector<std::string> categories;  ///< for ColumnKind::category, in order of first appearance
  bool set_aside = false;  ///< no input unless it is chosen: another answer, the weight of a sample
  bool always_kept = false;  ///< as an input, in every selection, because a person wants it there
  /// A person does not want it, neither as an input nor as what samples belong together by. What a
  /// file says of its column is no reason to set it: that is `set_aside`.
  bool left_out = false;
  std::optional<MadeOfText> made_of_text;  ///< set if a step made the numbers of text
  /// The column of the table as it was read that a step made this one from, such as "x" of "x is
  /// missing"; empty if none did, or if it was made of text.
  std::string made_from = {};
  /// Per sample, whether its cell was missing before a step of preparation filled it; empty if no
  /// cell was. Whatever learns from some of the samples fills these cells anew.
  std::vector<bool> filled = {};
  /// How many digits each number has, where a file writes whole numbers with zeros in front, such
  /// as 00123; otherwise 0. Tables that name samples by the column are written like that.
  int digits = 0;

  friend bool operator==(const Column&, const Column&) = default;
};

/// Whether a column of 0 and 1 stands for one of the words of a column of text.
[[nodiscard]] bool is_indicator(const Column& column);
/// What the numbers of a column stand for; nothing if they were not made of text. Nothing else
/// tells of it: a file may have columns that are named like those that a step makes.
[[nodiscard]] std::optional<TextOrigin> text_origin(const Column& column);
/// Of numbers that were made of text: the words from the lowest number to the highest, or the one
/// word that an indicator stands for. Empty for other columns.
[[nodiscard]] std::vector<std::string> words_of(const Column& column);

/// The column of the table as it was read that holds what this one was made from: one of text, the
/// one that a step made it from, or itself. Further rows need it.
[[nodiscard]] const std::string& name_before_steps(const Column& column);

/// Positions of the columns that have the role, in this order.
[[nodiscard]] std::vector<Index> columns_with(const std::vector<Column>& columns, Role role);

/// What steps of preparation have worked out from all samples of a table, so that a check cannot
/// hold samples out from it.
struct FromAllSamples {
  /// What missing cells of labels or distances were filled with. Those of inputs and of other
  /// ground truths are filled anew (Column::filled). A table does not know its roles in a run: it
  /// is only set in a problem.
  bool fillings = false;
  bool scales = false;  ///< what columns were scaled by
};

/// A table: samples are rows, columns carry roles. Missing cells, and only these, are NaN.
struct Dataset {
  std::string name;    ///< shown to the user: file name or generator title
  std::string source;  ///< path, or "generator:ten-gaussians?seed=1"
  Matrix values;       ///< samples x columns
  std::vector<Column> columns;
  std::vector<Message> warnings;  ///< from reading, with line numbers
  TableOrigin origin{};           ///< how the table was made from its source
  /// The source row of each sample, in any order; empty if the samples are all rows in their order.
  std::vector<Index> rows{};
  Index source_rows = 0;  ///< number of rows of the source; only set if `rows` is not empty
  std::string sha256{};   ///< of the bytes read; empty unless read_table read them from a file
  std::optional<ReadFile> weights_file{};  ///< where the known weights came from
  FromAllSamples from_all_samples{};       ///< by the steps of its origin

  [[nodiscard]] Index samples() const { return values.rows(); }
  /// The 0-based source row of a sample, by which messages identify the sample.
  [[nodiscard]] Index row_of(Index sample) const;
  /// Keeps these samples in this order and records their source rows. 0 <= position < samples().
  void keep_samples(const std::vector<Index>& positions);
  /// Keeps these columns in this order.
  void keep_columns(const std::vector<Index>& positions);
  /// The first column with that name.
  [[nodiscard]] std::optional<Index> column_named(std::string_view wanted) const;
  /// Positions of the columns that have the role, in table order.
  [[nodiscard]] std::vector<Index> columns_with(Role role) const {
    return steelyard::columns_with(columns, role);
  }
  /// Positions of the columns of numbers, in table order.
  [[nodiscard]] std::vector<Index> number_columns() const;
};

}  // namespace steelyard
