// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/data/text_table.h"
#include "core/message.h"

namespace steelyard {

/// An axis of a figure.
struct FigureAxis {
  std::string title;
  std::string unit = {};                      ///< may be empty
  bool logarithmic = false;                   ///< for lines and points only
  bool whole_numbers = false;                 ///< no labels between whole numbers
  std::optional<double> low = {}, high = {};  ///< fixed ends; `nullopt` to take them from the data
};

/// A line, or separate points, of a lines figure.
struct FigureLine {
  std::string name;                         ///< in the legend; may be empty
  std::vector<double> x = {}, y = {};       ///< equal lengths; NaN where not known
  std::vector<double> low = {}, high = {};  ///< ends of a band around y; both empty or as long as x
  bool joined = true;                       ///< false for points without a line between them
  bool reference = false;                   ///< drawn in grey behind the others, for comparison
};
struct LinesShape {
  std::vector<FigureLine> lines = {};
};

/// One bar per name, from 0 to its value.
struct BarsShape {
  std::vector<std::string> names = {};
  std::vector<double> values = {};  ///< one per name; NaN where not known, which draws no bar
  std::vector<double> low = {}, high = {};  ///< ends of an error bar; both empty or one per name
  std::vector<double> reference = {};       ///< marked beside the bars; empty or one per name
};

/// The values behind one box of each name.
struct FigureBoxes {
  std::string name;  ///< in the legend; may be empty
  /// One list per name, with NaN where a value is not known. An empty list draws no box.
  std::vector<std::vector<double>> values = {};
  std::vector<double> reference = {};  ///< marked on the boxes; empty or one per name
};
/// Under each name stand the boxes of all groups, side by side. Each box is made of its values; see
/// measures/column_summary.h.
struct BoxesShape {
  std::vector<std::string> names = {};
  std::vector<FigureBoxes> groups = {};
};

/// One group of points in a points figure.
struct FigurePoints {
  std::string name;                      ///< in the legend; may be empty
  std::vector<double> x = {}, y = {};    ///< equal lengths; NaN where not known
  std::vector<std::string> points = {};  ///< name of each point; empty or as long as x
  bool reference = false;                ///< drawn in grey behind the others
};
struct PointsShape {
  std::vector<FigurePoints> groups = {};
};

enum class ColourScale {
  sequential,  ///< from the lowest value to the highest
  diverging    ///< two colours that meet at 0
};
struct MatrixShape {
  std::vector<std::string> row_names = {}, column_names = {};
  std::vector<double> values = {};  ///< row by row; NaN where not known
  std::string value_title = {};     ///< shown beside the colours
  ColourScale scale = ColourScale::sequential;
  bool picture = false;  ///< square cells without numbers; unknown values stay empty
  std::vector<std::string> cell_names = {};  ///< name of each cell; empty or one per value
  std::vector<bool> marked = {};             ///< cells with a dot; empty or one per value
  /// Whether names are terms of the program, such as titles of methods, which people read in their
  /// language; otherwise they come from the table. Not kept in records.
  bool row_terms = false, column_terms = false;
};

/// The content of a figure.
using FigureShape =
    std::variant<LinesShape, BarsShape, BoxesShape, PointsShape, MatrixShape, TextTable>;

/// A decisive value, drawn as a line across the figure.
struct Threshold {
  std::string name;  ///< "false discovery rate 0.1"
  double value = 0.0;
  bool of_x = false;  ///< whether the value lies on the x axis instead of the y axis
};

/// What a picture is looked at for. The window shows those of one place together.
enum class FigurePlace {
  learn,   ///< what the run does
  search,  ///< how many columns are needed
  trust,   ///< whether it holds on other samples
  space    ///< what the samples look like
};

/// Some of the places, each once. They allocate nothing: GCC 12 frees the members of an aggregate
/// twice if the default of a later one throws while it is made.
class FigurePlaces {
 public:
  FigurePlaces() = default;
  FigurePlaces(std::initializer_list<FigurePlace> places) {
    for (const FigurePlace place : places) {
      push_back(place);
    }
  }
  /// Nothing happens if the place is there already.
  void push_back(FigurePlace place) {
    if (std::find(begin(), end(), place) == end()) {
      places_.at(count_++) = place;
    }
  }
  [[nodiscard]] const FigurePlace* begin() const { return places_.data(); }
  [[nodiscard]] const FigurePlace* end() const { return places_.data() + count_; }
  friend bool operator==(const FigurePlaces& one, const FigurePlaces& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

 private:
  std::array<FigurePlace, 4> places_{};
  std::size_t count_ = 0;
};

/// A picture that a method or a study describes. The window, the command line, records, exports and
/// reports show it without knowing who made it.
struct Figure {
  std::string id;             ///< stable, of letters, digits and -; also names the exported files
  std::string title;          ///< the heading for people
  std::string help = {};      ///< how to read it, in one line; may be empty
  FigureAxis x = {}, y = {};  ///< y is the value axis of bars and boxes; a table has no axes
  FigureShape shape = {};
  std::vector<Threshold> thresholds = {};
  /// Id of the plot behind which the lines are drawn for comparison, instead of in a plot of their
  /// own: "path" (x: number of features, y: objective).
  std::string behind = {};
  /// Where it belongs; in none, it is only shown among all.
  FigurePlaces places = {FigurePlace::trust};
};

/// A point of a line that grows while the run goes on. A later point at the same x of the same line
/// replaces the earlier one, for instance a mean that takes in further values.
struct FigurePoint {
  std::string figure;  ///< id of a figure of lines
  std::string line;    ///< name of the line
  double x = 0.0;
  double y = 0.0;
  std::optional<double> low = {};  ///< lower end of a band around y
  std::optional<double> high = {};
};

/// The lines of a figure of lines.
/// \throws std::bad_variant_access for a figure of another shape
[[nodiscard]] std::vector<FigureLine>& lines_of(Figure& figure);
[[nodiscard]] const std::vector<FigureLine>& lines_of(const Figure& figure);

/// Stable ids "lines", "bars", "boxes", "points", "matrix", "table".
[[nodiscard]] std::string shape_id(const FigureShape& shape);
/// Stable ids "learn", "search", "trust", "space".
[[nodiscard]] std::string place_id(FigurePlace place);
/// `nullopt` if no place has this id.
[[nodiscard]] std::optional<FigurePlace> figure_place(const std::string& id);
/// The first contradiction within a figure: "line 'a' has 2 values for 3 places". Says nothing if
/// there is none.
[[nodiscard]] Message contradiction_in(const Figure& figure);
/// Replaces infinite numbers by NaN (not known), because they have no place in a picture.
void blank_infinite(Figure& figure);
/// Whether a plot would show anything.
[[nodiscard]] bool is_empty(const Figure& figure);

/// Makes room so that the next push_back cannot fail.
template <typename Value>
void reserve_one_more(std::vector<Value>& values) {
  if (values.size() == values.capacity()) {
    values.reserve(std::max<std::size_t>(16, 2 * values.size()));
  }
}

/// Appends a point to a line that grows during a run: both numbers or, if memory is lacking, none
/// of them, so that the line can still be drawn and recorded.
inline void append_point(FigureLine& line, double x, double y) {
  reserve_one_more(line.x);
  reserve_one_more(line.y);
  line.x.push_back(x);
  line.y.push_back(y);
}

}  // namespace steelyard
