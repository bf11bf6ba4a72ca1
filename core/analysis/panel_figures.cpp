// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_figures.h"

#include <algorithm>
#include <utility>

#include "core/positions.h"

namespace steelyard {
namespace {

/// More rows or bars could not be read.
constexpr std::size_t most_pictured = 30;

/// \param errors  sizes x splits; a single split has no band
FigureLine error_line(const std::vector<Index>& sizes, const PanelReferences& beside,
                      const std::string& name, const Matrix& errors) {
  FigureLine line{.name = name};
  for (Index size = 0; size < errors.rows(); ++size) {
    const Vector of_size = errors.row(size);
    const double error = relative_error(of_size, beside.of_nothing);
    line.x.push_back(static_cast<double>(sizes[static_cast<std::size_t>(size)]));
    line.y.push_back(error);
    if (errors.cols() > 1) {
      const double spread =
          error_of_relative(of_size, beside.of_nothing, beside.tested_over_trained).value_or(0.0);
      line.low.push_back(error - spread);
      line.high.push_back(error + spread);
    }
  }
  return line;
}

/// The share of trials of the good methods; without any, of all methods.
Vector pictured_shares(const MethodPanel& panel) {
  if (!panel.good.empty()) {
    return panel.consensus.mean;
  }
  Vector sum = Vector::Zero(panel.consensus.map.rows());
  for (const std::size_t row : panel.order) {
    sum += panel.consensus.map.col(static_cast<Index>(row));
  }
  return sum;
}

/// The units that are pictured, the largest shares first.
std::vector<std::size_t> pictured_units(const MethodPanel& panel) {
  const Vector shares = pictured_shares(panel);
  Vector of_units(std::ssize(panel.units));
  for (std::size_t unit = 0; unit < panel.units.size(); ++unit) {
    of_units[static_cast<Index>(unit)] = shares[panel.units[unit].inputs.front()];
  }
  const std::vector<Index> places = largest(of_units, most_pictured);
  return {places.begin(), places.end()};
}

Figure map_figure(const MethodPanel& panel, const std::vector<std::size_t>& units) {
  Figure figure{.id = "panel-map",
                .title = "Who keeps which column",
                .help = "The share of trials in which a method keeps a column."};
  MatrixShape shape{.value_title = "Share of trials", .column_terms = true};
  for (const std::size_t row : panel.agreement.rows) {
    shape.column_names.push_back(panel.rows[row].title);
  }
  for (const std::size_t unit : units) {
    const Index column = panel.units[unit].inputs.front();
    shape.row_names.push_back(panel.units[unit].name);
    for (const std::size_t row : panel.agreement.rows) {
      shape.values.push_back(panel.consensus.map(column, static_cast<Index>(row)));
    }
  }
  figure.shape = std::move(shape);
  return figure;
}

Figure agreement_figure(const MethodPanel& panel, Figure figure, const Matrix& values) {
  MatrixShape shape{.value_title = figure.title, .row_terms = true, .column_terms = true};
  for (const std::size_t row : panel.agreement.rows) {
    shape.row_names.push_back(panel.rows[row].title);
  }
  shape.column_names = shape.row_names;
  for (Index row = 0; row < values.rows(); ++row) {
    for (Index column = 0; column < values.cols(); ++column) {
      shape.values.push_back(values(row, column));
    }
  }
  figure.shape = std::move(shape);
  return figure;
}

Figure consensus_figure(const MethodPanel& panel, const std::vector<std::size_t>& units) {
  const PanelConsensus& consensus = panel.consensus;
  Figure figure{.id = "panel-consensus",
                .title = "What good methods keep",
                .help =
                    "The share of their trials that keep a column; the marks show it on targets in "
                    "random order."};
  figure.y = {.title = "Share of trials", .low = 0.0, .high = 1.0};
  BarsShape shape;
  for (const std::size_t unit : units) {
    const Index column = panel.units[unit].inputs.front();
    shape.names.push_back(panel.units[unit].name);
    shape.values.push_back(consensus.mean[column]);
    if (consensus.by_chance.size() > 0) {
      shape.reference.push_back(consensus.by_chance[column]);
    }
  }
  figure.shape = std::move(shape);
  figure.thresholds.push_back(
      {consensus.chance ? "one column in twenty by chance" : "drawn at random", consensus.level()});
  return figure;
}

}  // namespace

Figure panel_error_figure(const MethodPanel& panel, const UnfinishedRow* unfinished) {
  Figure figure{
      .id = panel_errors_figure,
      .title = "Error on unseen samples",
      .help =
          "The bands are standard errors, and grey are as many random columns; 1 knows nothing."};
  figure.x = {.title = "Number of columns", .whole_numbers = true};
  figure.y = {.title = "Error"};
  LinesShape shape;
  for (const std::size_t row : panel.order) {
    shape.lines.push_back(
        error_line(panel.sizes, panel.beside, panel.rows[row].title, panel.rows[row].errors));
  }
  if (unfinished != nullptr) {
    shape.lines.push_back(
        error_line(panel.sizes, unfinished->beside, unfinished->row.title, unfinished->row.errors));
  }
  shape.lines.push_back(
      error_line(panel.sizes, panel.beside, "random columns", panel.beside.of_random));
  shape.lines.back().reference = true;
  figure.shape = std::move(shape);
  figure.thresholds.push_back({"knowing nothing", 1.0});
  return figure;
}

std::vector<Figure> panel_figures(const MethodPanel& panel) {
  if (panel.order.empty()) {
    return {};
  }
  const std::vector<std::size_t> units = pictured_units(panel);
  std::vector<Figure> figures{panel_error_figure(panel), map_figure(panel, units)};
  if (panel.order.size() > 1) {
    Figure ranks{.id = "panel-kendall",
                 .title = "Kendall's tau",
                 .help = "How alike two methods rank all columns."};
    Figure kept{.id = "panel-jaccard",
                .title = "Jaccard index",
                .help = "How many of the columns that they keep two methods share."};
    figures.push_back(agreement_figure(panel, std::move(ranks), panel.agreement.kendall));
    figures.push_back(agreement_figure(panel, std::move(kept), panel.agreement.jaccard));
  }
  if (!panel.good.empty()) {
    figures.push_back(consensus_figure(panel, units));
  }
  return figures;
}

}  // namespace steelyard
