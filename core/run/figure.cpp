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

std::string mismatch(const std::string& of, std::size_t found, const char* noun, std::size_t wanted,
                     const char* places) {
  return of + " has " + std::to_string(found) + " " + noun + " for " + std::to_string(wanted) +
         " " + places;
}

/// \param may_be_absent  no values at all are fine, too
std::string check_count(const std::string& of, std::size_t found, const char* noun,
                        std::size_t wanted, const char* places, bool may_be_absent = false) {
  return found == wanted || (may_be_absent && found == 0)
             ? std::string()
             : mismatch(of, found, noun, wanted, places);
}

std::string first_of(std::initializer_list<std::string> complaints) {
  const auto* const found = std::find_if(complaints.begin(), complaints.end(),
                                         [](const std::string& text) { return !text.empty(); });
  return found == complaints.end() ? std::string() : *found;
}

template <typename Items, typename Check>
std::string first_in(const Items& items, const Check& check) {
  for (const auto& item : items) {
    if (std::string complaint = check(item); !complaint.empty()) {
      return complaint;
    }
  }
  return {};
}

std::string check_line(const FigureLine& line) {
  const std::string of = "line '" + line.name + "'";
  return first_of({check_count(of, line.y.size(), "values", line.x.size(), "places"),
                   check_count(of, line.low.size(), "lower ends", line.x.size(), "places", true),
                   check_count(of, line.high.size(), "upper ends", line.low.size(), "lower ends")});
}

std::string check_bars(const BarsShape& bars) {
  const std::size_t count = bars.names.size();
  const std::string of = "a list of bars";
  return first_of({check_count(of, bars.values.size(), "values", count, "names"),
                   check_count(of, bars.low.size(), "lower ends", count, "names", true),
                   check_count(of, bars.high.size(), "upper ends", bars.low.size(), "lower ends"),
                   check_count(of, bars.reference.size(), "references", count, "names", true)});
}

std::string check_boxes(const FigureBoxes& group, std::size_t names) {
  const std::string of = "group '" + group.name + "'";
  return first_of({check_count(of, group.values.size(), "lists of values", names, "names"),
                   check_count(of, group.reference.size(), "references", names, "names", true)});
}

std::string check_points(const FigurePoints& group) {
  const std::string of = "the points '" + group.name + "'";
  return first_of({check_count(of, group.y.size(), "values", group.x.size(), "places"),
                   check_count(of, group.points.size(), "names", group.x.size(), "places", true)});
}

std::string check_matrix(const MatrixShape& matrix) {
  const std::size_t count = matrix.row_names.size() * matrix.column_names.size();
  const std::string of = "a matrix";
  return first_of({check_count(of, matrix.values.size(), "values", count, "cells"),
                   check_count(of, matrix.cell_names.size(), "names", count, "cells", true),
                   check_count(of, matrix.marked.size(), "marks", count, "cells", true)});
}

std::string check_table(const TextTable& table) {
  return first_in(table.rows, [&](const std::vector<std::string>& row) {
    return check_count("a row of a table", row.size(), "cells", table.header.size(), "headings");
  });
}

std::string check_axis(const FigureAxis& axis) {
  const bool finite =
      std::isfinite(axis.low.value_or(0.0)) && std::isfinite(axis.high.value_or(0.0));
  const bool rising = !axis.low || !axis.high || *axis.low < *axis.high;
  return finite && rising ? std::string() : "axis '" + axis.title + "' ends before it begins";
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

std::string contradiction_in(const Figure& figure) {
  const std::string of_shape = std::visit(
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
  const std::string of_threshold = first_in(figure.thresholds, [](const Threshold& threshold) {
    return std::isfinite(threshold.value) ? std::string()
                                          : "threshold '" + threshold.name + "' is no number";
  });
  const bool lines = std::holds_alternative<LinesShape>(figure.shape);
  return first_of({check_axis(figure.x), check_axis(figure.y), of_shape, of_threshold,
                   figure.behind.empty() || lines ? "" : "only lines can be drawn behind a plot"});
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
