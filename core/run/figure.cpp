// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace steelyard {
namespace {

/// In the order of FigurePlace.
constexpr std::array<const char*, 4> place_ids{"learn", "search", "trust", "space"};

/// One function for each shape.
template <typename... Functions>
struct ForShape : Functions... {
  using Functions::operator()...;
};
template <typename... Functions>
ForShape(Functions...) -> ForShape<Functions...>;

using Counted = Message (*)(std::size_t count);

Message values_in(std::size_t count) {
  return message("figure.values", "{1} {1:value|values}", count);
}
Message places_in(std::size_t count) {
  return message("figure.places", "{1} {1:place|places}", count);
}
Message lower_ends_in(std::size_t count) {
  return message("figure.lower_ends", "{1} {1:lower end|lower ends}", count);
}
Message upper_ends_in(std::size_t count) {
  return message("figure.upper_ends", "{1} {1:upper end|upper ends}", count);
}
Message names_in(std::size_t count) { return message("figure.names", "{1} {1:name|names}", count); }
Message references_in(std::size_t count) {
  return message("figure.references", "{1} {1:reference|references}", count);
}
Message lists_in(std::size_t count) {
  return message("figure.lists", "{1} {1:list|lists} of values", count);
}
Message marks_in(std::size_t count) { return message("figure.marks", "{1} {1:mark|marks}", count); }
Message cells_in(std::size_t count) { return message("figure.cells", "{1} {1:cell|cells}", count); }
Message headings_in(std::size_t count) {
  return message("figure.headings", "{1} {1:heading|headings}", count);
}

/// \param may_be_absent  no values at all are fine, too
Message check_count(const Message& of, std::size_t found, Counted what, std::size_t wanted,
                    Counted places, bool may_be_absent = false) {
  return found == wanted || (may_be_absent && found == 0)
             ? Message()
             : message("figure.mismatch", "{1} has {2} for {3}", of, what(found), places(wanted));
}

Message first_of(std::initializer_list<Message> complaints) {
  const auto* const found =
      std::find_if(complaints.begin(), complaints.end(),
                   [](const Message& complaint) { return !complaint.says_nothing(); });
  return found == complaints.end() ? Message() : *found;
}

template <typename Items, typename Check>
Message first_in(const Items& items, const Check& check) {
  for (const auto& item : items) {
    if (Message complaint = check(item); !complaint.says_nothing()) {
      return complaint;
    }
  }
  return {};
}

Message check_line(const FigureLine& line) {
  const Message of = message("figure.a_line", "line '{1}'", line.name);
  return first_of(
      {check_count(of, line.y.size(), values_in, line.x.size(), places_in),
       check_count(of, line.low.size(), lower_ends_in, line.x.size(), places_in, true),
       check_count(of, line.high.size(), upper_ends_in, line.low.size(), lower_ends_in)});
}

Message check_bars(const BarsShape& bars) {
  const std::size_t count = bars.names.size();
  const Message of = message("figure.bars", "a list of bars");
  return first_of({check_count(of, bars.values.size(), values_in, count, names_in),
                   check_count(of, bars.low.size(), lower_ends_in, count, names_in, true),
                   check_count(of, bars.high.size(), upper_ends_in, bars.low.size(), lower_ends_in),
                   check_count(of, bars.reference.size(), references_in, count, names_in, true)});
}

Message check_boxes(const FigureBoxes& group, std::size_t names) {
  const Message of = message("figure.a_group", "group '{1}'", group.name);
  return first_of({check_count(of, group.values.size(), lists_in, names, names_in),
                   check_count(of, group.reference.size(), references_in, names, names_in, true)});
}

Message check_points(const FigurePoints& group) {
  const Message of = message("figure.a_list_of_points", "the list of points '{1}'", group.name);
  return first_of(
      {check_count(of, group.y.size(), values_in, group.x.size(), places_in),
       check_count(of, group.points.size(), names_in, group.x.size(), places_in, true)});
}

Message check_matrix(const MatrixShape& matrix) {
  const std::size_t count = matrix.row_names.size() * matrix.column_names.size();
  const Message of = message("figure.a_matrix", "a matrix");
  return first_of({check_count(of, matrix.values.size(), values_in, count, cells_in),
                   check_count(of, matrix.cell_names.size(), names_in, count, cells_in, true),
                   check_count(of, matrix.marked.size(), marks_in, count, cells_in, true)});
}

Message check_table(const TextTable& table) {
  const Message of = message("figure.a_row", "a row of a table");
  return first_in(table.rows, [&](const std::vector<std::string>& row) {
    return check_count(of, row.size(), cells_in, table.header.size(), headings_in);
  });
}

Message check_axis(const FigureAxis& axis) {
  const bool finite =
      std::isfinite(axis.low.value_or(0.0)) && std::isfinite(axis.high.value_or(0.0));
  const bool rising = !axis.low || !axis.high || *axis.low < *axis.high;
  return finite && rising ? Message()
                          : message("figure.axis", "axis '{1}' ends before it begins", axis.title);
}

Message check_threshold(const Threshold& threshold) {
  return std::isfinite(threshold.value)
             ? Message()
             : message("figure.threshold", "threshold '{1}' is no number", threshold.name);
}

Message check_behind(const Figure& figure) {
  return figure.behind.empty() || std::holds_alternative<LinesShape>(figure.shape)
             ? Message()
             : message("figure.behind", "only lines can be drawn behind a plot");
}

bool has_no_value(const FigureBoxes& group) {
  return std::all_of(group.values.begin(), group.values.end(),
                     [](const std::vector<double>& values) { return values.empty(); });
}

void blank(std::vector<double>& values) {
  for (double& value : values) {
    value = std::isinf(value) ? std::numeric_limits<double>::quiet_NaN() : value;
  }
}

}  // namespace

std::vector<FigureLine>& lines_of(Figure& figure) {
  return std::get<LinesShape>(figure.shape).lines;
}
const std::vector<FigureLine>& lines_of(const Figure& figure) {
  return std::get<LinesShape>(figure.shape).lines;
}

std::string shape_id(const FigureShape& shape) {
  constexpr std::array<const char*, std::variant_size_v<FigureShape>> ids{
      "lines", "bars", "boxes", "points", "matrix", "table"};
  return ids.at(shape.index());
}

std::string place_id(FigurePlace place) { return place_ids.at(static_cast<std::size_t>(place)); }

std::optional<FigurePlace> figure_place(const std::string& id) {
  const auto* const found = std::find(place_ids.begin(), place_ids.end(), id);
  return found == place_ids.end()
             ? std::nullopt
             : std::optional(static_cast<FigurePlace>(found - place_ids.begin()));
}

Message contradiction_in(const Figure& figure) {
  const Message of_shape = std::visit(
      ForShape{[](const LinesShape& shape) { return first_in(shape.lines, check_line); },
               [](const BarsShape& shape) { return check_bars(shape); },
               [](const BoxesShape& shape) {
                 return first_in(shape.groups, [&](const FigureBoxes& group) {
                   return check_boxes(group, shape.names.size());
                 });
               },
               [](const PointsShape& shape) { return first_in(shape.groups, check_points); },
               [](const MatrixShape& shape) { return check_matrix(shape); },
               [](const TextTable& shape) { return check_table(shape); }},
      figure.shape);
  return first_of({check_axis(figure.x), check_axis(figure.y), of_shape,
                   first_in(figure.thresholds, check_threshold), check_behind(figure)});
}

void blank_infinite(Figure& figure) {
  std::visit(
      ForShape{[](LinesShape& shape) {
                 for (FigureLine& line : shape.lines) {
                   for (auto* values : {&line.x, &line.y, &line.low, &line.high}) {
                     blank(*values);
                   }
                 }
               },
               [](BarsShape& shape) {
                 for (auto* values : {&shape.values, &shape.low, &shape.high, &shape.reference}) {
                   blank(*values);
                 }
               },
               [](BoxesShape& shape) {
                 for (FigureBoxes& group : shape.groups) {
                   std::for_each(group.values.begin(), group.values.end(), blank);
                   blank(group.reference);
                 }
               },
               [](PointsShape& shape) {
                 for (FigurePoints& group : shape.groups) {
                   blank(group.x);
                   blank(group.y);
                 }
               },
               [](MatrixShape& shape) { blank(shape.values); }, [](TextTable&) {}},
      figure.shape);
  std::erase_if(figure.thresholds,
                [](const Threshold& threshold) { return !std::isfinite(threshold.value); });
}

bool is_empty(const Figure& figure) {
  const auto no_place = [](const auto& series) { return series.x.empty(); };
  return std::visit(
      ForShape{[&](const LinesShape& shape) {
                 return std::all_of(shape.lines.begin(), shape.lines.end(), no_place);
               },
               [](const BarsShape& shape) { return shape.values.empty(); },
               [](const BoxesShape& shape) {
                 return std::all_of(shape.groups.begin(), shape.groups.end(), has_no_value);
               },
               [&](const PointsShape& shape) {
                 return std::all_of(shape.groups.begin(), shape.groups.end(), no_place);
               },
               [](const MatrixShape& shape) { return shape.values.empty(); },
               [](const TextTable& shape) { return shape.rows.empty(); }},
      figure.shape);
}

}  // namespace steelyard
