// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/data/text_table.h"

namespace steelyard {

/// An axis of a figure.
struct FigureAxis {
  std::string title;
  std::string unit = {};                      ///< empty: none
  bool logarithmic = false;                   ///< for lines and points only
  bool whole_numbers = false;                 ///< labels between whole numbers would mean nothing
  std::optional<double> low = {}, high = {};  ///< fixed ends; nothing: from the data
};

/// A line, or separate points, of a lines figure.
struct FigureLine {
  std::string name;                         ///< in the legend; empty: none
  std::vector<double> x = {}, y = {};       ///< equal lengths; NaN: not known
  std::vector<double> low = {}, high = {};  ///< of a band around y; both empty or as long as x
  bool joined = true;                       ///< false: points without a line between them
  bool reference = false;  ///< drawn in grey behind the others: what they are compared with
};
struct LinesShape {
  std::vector<FigureLine> lines = {};
};

/// One bar a name, from 0 to its value.
struct BarsShape {
  std::vector<std::string> names = {};
  std::vector<double> values = {};          ///< one a name; NaN: not known, no bar
  std::vector<double> low = {}, high = {};  ///< of an error bar; both empty or one a name
  std::vector<double> reference = {};       ///< marked beside the bars; empty or one a name
};

/// The values behind one box of each name.
struct FigureBoxes {
  std::string name;                              ///< in the legend; empty: none
  std::vector<std::vector<double>> values = {};  ///< one list a name; NaN: not known; none: no box
  std::vector<double> reference = {};            ///< marked on the boxes; empty or one a name
};
/// Under each name one box of each group, side by side, made of its values: see
/// measures/box_summary.h.
struct BoxesShape {
  std::vector<std::string> names = {};
  std::vector<FigureBoxes> groups = {};
};

/// Points of one kind of a points figure.
struct FigurePoints {
  std::string name;                      ///< in the legend; empty: none
  std::vector<double> x = {}, y = {};    ///< equal lengths; NaN: not known
  std::vector<std::string> points = {};  ///< what each point is; empty or as long as x
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
  std::vector<double> values = {};  ///< row after row; NaN: not known
  std::string value_title = {};     ///< beside the colours
  ColourScale scale = ColourScale::sequential;
  bool picture = false;  ///< square cells without numbers in them; what is not known stays empty
  std::vector<std::string> cell_names = {};  ///< what each cell is; empty or one a value
  std::vector<bool> marked = {};             ///< with a dot; empty or one a value
};

/// What a figure draws. A table is of text.
using FigureShape =
    std::variant<LinesShape, BarsShape, BoxesShape, PointsShape, MatrixShape, TextTable>;

/// A value that decides, drawn as a line across the figure.
struct Threshold {
  std::string name;  ///< "false discovery rate 0.1"
  double value = 0.0;
  bool of_x = false;  ///< a value of the x axis; otherwise of the y axis
};

/// A picture that a method or a study describes: the window, the command line, records, exports and
/// reports show it without knowing who made it.
struct Figure {
  std::string id;         ///< stable, of letters, digits and -: files of its exports are named so
  std::string title;      ///< the heading for a person
  std::string help = {};  ///< one line: how to read it; may be empty
  FigureAxis x = {},
             y = {};  ///< of bars and boxes, y is the axis of the values; unused for a table
  FigureShape shape = {};
  std::vector<Threshold> thresholds = {};
  /// Id of the plot that the lines are drawn behind, to compare it with, instead of a plot of their
  /// own: "path" (x: number of features, y: objective).
  std::string behind = {};
};

/// A point of a line that grows while the run goes on. A later point at the same x of the same line
/// takes the earlier one's place: a mean over what is there.
struct FigurePoint {
  std::string figure;  ///< id; its shape is lines
  std::string line;    ///< name
  double x = 0.0;
  double y = 0.0;
  std::optional<double> low = {};  ///< of a band around y
  std::optional<double> high = {};
};

/// The lines of a figure of that shape. \throws std::bad_variant_access for another shape
[[nodiscard]] std::vector<FigureLine>& lines_of(Figure& figure);
[[nodiscard]] const std::vector<FigureLine>& lines_of(const Figure& figure);

/// Stable ids "lines", "bars", "boxes", "points", "matrix", "table".
[[nodiscard]] std::string shape_id(const FigureShape& shape);
/// What contradicts itself in a figure, in plain words: "line 'a' has 2 values for 3 places";
/// empty: nothing.
[[nodiscard]] std::string contradiction_in(const Figure& figure);
/// An infinite number becomes NaN, not known: it has no place in a picture.
void blank_infinite(Figure& figure);
/// Whether a plot would show anything.
[[nodiscard]] bool is_empty(const Figure& figure);

}  // namespace steelyard
