// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/figure_json.h"

#include <map>

#include "core/record/json.h"

namespace steelyard::json {
namespace {

using Texts = std::vector<std::string>;

Json from_axis(const FigureAxis& axis) {
  return {{"title", axis.title},
          {"unit", axis.unit},
          {"logarithmic", axis.logarithmic},
          {"whole_numbers", axis.whole_numbers},
          {"low", number(axis.low)},
          {"high", number(axis.high)}};
}

FigureAxis to_axis(const Reader& reader) {
  return {reader.get<std::string>("title"),    reader.get_or<std::string>("unit", ""),
          reader.get_or("logarithmic", false), reader.get_or("whole_numbers", false),
          reader.optional_number("low"),       reader.optional_number("high")};
}

Json from_line(const FigureLine& line) {
  return {{"name", line.name},          {"x", numbers(line.x)},       {"y", numbers(line.y)},
          {"low", numbers(line.low)},   {"high", numbers(line.high)}, {"joined", line.joined},
          {"reference", line.reference}};
}

FigureLine to_line(const Reader& reader) {
  return {reader.get<std::string>("name"),
          reader.numbers("x"),
          reader.numbers("y"),
          reader.numbers("low"),
          reader.numbers("high"),
          reader.get_or("joined", true),
          reader.get_or("reference", false)};
}

Json from_boxes(const FigureBoxes& group) {
  return {{"name", group.name},
          {"values", list_of(group.values,
                             [](const std::vector<double>& values) { return numbers(values); })},
          {"reference", numbers(group.reference)}};
}

FigureBoxes to_boxes(const Reader& reader) {
  return {reader.get<std::string>("name"), reader.lists_of_numbers("values"),
          reader.numbers("reference")};
}

Json from_points(const FigurePoints& group) {
  return {{"name", group.name},
          {"x", numbers(group.x)},
          {"y", numbers(group.y)},
          {"points", group.points},
          {"reference", group.reference}};
}

FigurePoints to_points(const Reader& reader) {
  return {reader.get<std::string>("name"), reader.numbers("x"), reader.numbers("y"),
          reader.get<Texts>("points"), reader.get_or("reference", false)};
}

/// What a shape is made of, as one object.
struct FromShape {
  Json operator()(const LinesShape& shape) const {
    return {{"lines", list_of(shape.lines, from_line)}};
  }
  Json operator()(const BarsShape& shape) const {
    return {{"names", shape.names},
            {"values", numbers(shape.values)},
            {"low", numbers(shape.low)},
            {"high", numbers(shape.high)},
            {"reference", numbers(shape.reference)}};
  }
  Json operator()(const BoxesShape& shape) const {
    return {{"names", shape.names}, {"groups", list_of(shape.groups, from_boxes)}};
  }
  Json operator()(const PointsShape& shape) const {
    return {{"groups", list_of(shape.groups, from_points)}};
  }
  Json operator()(const MatrixShape& shape) const {
    return {{"row_names", shape.row_names},
            {"column_names", shape.column_names},
            {"values", numbers(shape.values)},
            {"value_title", shape.value_title},
            {"diverging", shape.scale == ColourScale::diverging},
            {"picture", shape.picture},
            {"cell_names", shape.cell_names},
            {"marked", shape.marked}};
  }
  Json operator()(const TextTable& shape) const {
    return {{"header", shape.header}, {"rows", shape.rows}};
  }
};

MatrixShape to_matrix_shape(const Reader& reader) {
  return {reader.get<Texts>("row_names"),
          reader.get<Texts>("column_names"),
          reader.numbers("values"),
          reader.get<std::string>("value_title"),
          reader.get_or("diverging", false) ? ColourScale::diverging : ColourScale::sequential,
          reader.get_or("picture", false),
          reader.get_or("cell_names", Texts()),
          reader.get_or("marked", std::vector<bool>())};
}

FigureShape to_shape(const std::string& id, const Reader& reader) {
  if (id == "lines") {
    return LinesShape{list_from<FigureLine>(reader, "lines", to_line)};
  }
  if (id == "bars") {
    return BarsShape{reader.get<Texts>("names"), reader.numbers("values"), reader.numbers("low"),
                     reader.numbers("high"), reader.numbers("reference")};
  }
  if (id == "boxes") {
    return BoxesShape{reader.get<Texts>("names"),
                      list_from<FigureBoxes>(reader, "groups", to_boxes)};
  }
  if (id == "points") {
    return PointsShape{list_from<FigurePoints>(reader, "groups", to_points)};
  }
  if (id == "matrix") {
    return to_matrix_shape(reader);
  }
  if (id == "table") {
    return TextTable{reader.get<Texts>("header"), reader.get<std::vector<Texts>>("rows")};
  }
  throw bad_input({message("figure.unknown_shape", "no shape of a figure is called '{1}'", id),
                   reader.where(), other_words("lines, bars, boxes, points, matrix, table")});
}

Json from_threshold(const Threshold& threshold) {
  return {{"name", threshold.name}, {"value", number(threshold.value)}, {"of_x", threshold.of_x}};
}

Threshold to_threshold(const Reader& reader) {
  return {reader.get<std::string>("name"), reader.get<double>("value"),
          reader.get_or("of_x", false)};
}

FigurePlace to_place(const std::string& id, const Reader& reader) {
  if (const auto place = figure_place(id)) {
    return *place;
  }
  throw bad_input({message("figure.unknown_place", "no place of a figure is called '{1}'", id),
                   reader.where(), other_words("learn, search, trust, space")});
}

/// Records of earlier versions do not say where a figure belongs: the window knew it by these ids.
/// The list is complete; what is new says it itself.
FigurePlaces former_places(const std::string& figure) {
  using enum FigurePlace;
  static const std::map<std::string, FigurePlaces> former{{"gates", {learn}},
                                                          {"importances", {learn}},
                                                          {"metric", {learn, space}},
                                                          {"coefficients", {learn, search}},
                                                          {"critic", {learn}},
                                                          {"eta-paths", {learn}},
                                                          {"importance-paths", {learn, search}},
                                                          {"starts", {search}},
                                                          {"eigenvalues", {space}},
                                                          {"ellipse", {space}}};
  const auto found = former.find(figure);
  return found == former.end() ? FigurePlaces{trust} : found->second;
}

FigurePlaces to_places(const Reader& reader) {
  if (!reader.has("places")) {
    return former_places(reader.get<std::string>("id"));
  }
  FigurePlaces places;
  for (const std::string& id : reader.get<Texts>("places")) {
    places.push_back(to_place(id, reader));
  }
  return places;
}

}  // namespace

Json from_figure(const Figure& figure) {
  return {{"id", figure.id},
          {"title", figure.title},
          {"help", figure.help},
          {"x", from_axis(figure.x)},
          {"y", from_axis(figure.y)},
          {"shape", shape_id(figure.shape)},
          {"drawn", std::visit(FromShape{}, figure.shape)},
          {"thresholds", list_of(figure.thresholds, from_threshold)},
          {"behind", figure.behind},
          {"places", list_of(figure.places, place_id)}};
}

Figure to_figure(const Reader& reader) {
  return {reader.get<std::string>("id"),
          reader.get<std::string>("title"),
          reader.get_or<std::string>("help", ""),
          to_axis(reader.child("x")),
          to_axis(reader.child("y")),
          to_shape(reader.get<std::string>("shape"), reader.child("drawn")),
          list_from<Threshold>(reader, "thresholds", to_threshold),
          reader.get_or<std::string>("behind", ""),
          to_places(reader)};
}

}  // namespace steelyard::json
