// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/figures/figure_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/table_plot.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

QString text(const std::string& words) { return plainName(words); }

QStringList texts(const std::vector<std::string>& all) {
  QStringList list;
  for (const std::string& words : all) {
    list << text(words);
  }
  return list;
}

QString titleOf(const FigureAxis& axis) {
  return axis.unit.empty()
             ? termName(axis.title)
             : QStringLiteral("%1 (%2)").arg(termName(axis.title), termName(axis.unit));
}

void setAxes(const Figure& figure, LinePlot& plot) {
  plot.setLogarithmicX(figure.x.logarithmic);
  plot.setLogarithmicY(figure.y.logarithmic);
  plot.setXEnds({figure.x.low, figure.x.high, figure.x.whole_numbers});
  plot.setYEnds({figure.y.low, figure.y.high, figure.y.whole_numbers});
}

LineSeries seriesOf(const FigurePoints& group) {
  LineSeries series;
  series.name = termName(group.name);
  series.x = group.x;
  series.y = group.y;
  series.joined = false;
  series.behind = group.reference;
  series.names = texts(group.points);
  return series;
}

/// The size that one value in a hundred exceeds: among many, a few large ones would leave all
/// others without a colour.
double usualSize(std::vector<double> values) {
  std::erase_if(values, [](double value) { return !std::isfinite(value); });
  std::for_each(values.begin(), values.end(), [](double& value) { value = std::abs(value); });
  const auto most = values.begin() + std::ssize(values) * 99 / 100;
  std::nth_element(values.begin(), most, values.end());
  return *most;
}

/// From the lowest value to the highest, or as far on both sides of 0; of many on both sides of 0,
/// as far as is usual.
HeatScale scaleOf(const MatrixShape& matrix) {
  constexpr std::ptrdiff_t many = 1000;
  HeatScale scale{0, 0, matrix.scale == ColourScale::diverging};
  std::ptrdiff_t known = 0;
  for (const double value : matrix.values) {
    if (std::isfinite(value)) {
      scale.low = known > 0 ? std::min(scale.low, value) : value;
      scale.high = known > 0 ? std::max(scale.high, value) : value;
      ++known;
    }
  }
  if (scale.diverging) {
    scale.high = std::max(std::abs(scale.low), std::abs(scale.high));
    const double usual = known >= many ? usualSize(matrix.values) : scale.high;
    scale.high = usual > 0 ? usual : scale.high;
    scale.low = -scale.high;
  }
  if (!(scale.low < scale.high)) {
    scale.high = scale.low + 1;  // all alike
  }
  return scale;
}

/// A cell of a table. Under these headings stand names that core gives; other cells may be text of
/// a file.
QString cellText(const std::string& heading, const std::string& cell) {
  return heading == "method" || heading == "ranking" ? termName(cell) : text(cell);
}

QStringList namesOf(const std::vector<std::string>& names, bool areTerms) {
  if (!areTerms) {
    return texts(names);
  }
  QStringList shown;
  for (const std::string& name : names) {
    shown << termName(name);
  }
  return shown;
}

/// Draws each shape in the kind of plot that was made for it.
struct Drawing {
  const Figure& figure;
  PlotView& plot;

  void operator()(const LinesShape& shape) const {
    std::vector<LineSeries> series;
    for (const FigureLine& line : shape.lines) {
      series.push_back(ui::seriesOf(line));
    }
    auto& lines = dynamic_cast<LinePlot&>(plot);
    setAxes(figure, lines);
    lines.setSeries(std::move(series));
  }
  void operator()(const PointsShape& shape) const {
    std::vector<LineSeries> series;
    for (const FigurePoints& group : shape.groups) {
      series.push_back(seriesOf(group));
    }
    auto& points = dynamic_cast<LinePlot&>(plot);
    setAxes(figure, points);
    points.setSeries(std::move(series));
  }
  void operator()(const BarsShape& shape) const {
    auto& bars = dynamic_cast<BarPlot&>(plot);
    bars.setReference(shape.reference);
    bars.setErrors(shape.low, shape.high);
    bars.setBars(texts(shape.names), shape.values);
  }
  void operator()(const BoxesShape& shape) const {
    std::vector<BoxGroup> groups;
    for (const FigureBoxes& group : shape.groups) {
      groups.push_back({termName(group.name), group.values, group.reference});
    }
    auto& boxes = dynamic_cast<BoxPlot&>(plot);
    boxes.setValueEnds(figure.y.low, figure.y.high);
    boxes.setBoxes(texts(shape.names), std::move(groups));
  }
  void operator()(const MatrixShape& shape) const {
    auto& cells = dynamic_cast<HeatMapPlot&>(plot);
    cells.setScale(scaleOf(shape));
    if (!shape.value_title.empty()) {
      cells.setValueTitle(termName(shape.value_title));
    }
    cells.setPicture(shape.picture);
    cells.setCellNames(texts(shape.cell_names));
    cells.setMarked(shape.marked);
    cells.setMatrix(namesOf(shape.row_names, shape.row_terms),
                    namesOf(shape.column_names, shape.column_terms), shape.values);
  }
  void operator()(const TextTable& shape) const {
    PlotData table;
    for (const std::string& title : shape.header) {
      table.header << termName(title);
    }
    for (const auto& row : shape.rows) {
      QStringList& cells = table.rows.emplace_back();
      for (std::size_t column = 0; column < row.size(); ++column) {
        cells << cellText(column < shape.header.size() ? shape.header[column] : "", row[column]);
      }
    }
    dynamic_cast<TablePlot&>(plot).setTable(std::move(table));
  }
};

struct Making {
  PlotView* operator()(const LinesShape& /*shape*/) const { return new LinePlot; }
  PlotView* operator()(const PointsShape& /*shape*/) const { return new LinePlot; }
  PlotView* operator()(const BarsShape& /*shape*/) const { return new BarPlot; }
  PlotView* operator()(const BoxesShape& /*shape*/) const { return new BoxPlot; }
  PlotView* operator()(const MatrixShape& /*shape*/) const { return new HeatMapPlot; }
  PlotView* operator()(const TextTable& /*shape*/) const { return new TablePlot; }
};

struct Fitting {
  const PlotView& plot;

  template <typename Plot>
  [[nodiscard]] bool is() const {
    return dynamic_cast<const Plot*>(&plot) != nullptr;
  }
  bool operator()(const LinesShape& /*shape*/) const { return is<LinePlot>(); }
  bool operator()(const PointsShape& /*shape*/) const { return is<LinePlot>(); }
  bool operator()(const BarsShape& /*shape*/) const { return is<BarPlot>(); }
  bool operator()(const BoxesShape& /*shape*/) const { return is<BoxPlot>(); }
  bool operator()(const MatrixShape& /*shape*/) const { return is<HeatMapPlot>(); }
  bool operator()(const TextTable& /*shape*/) const { return is<TablePlot>(); }
};

std::vector<PlotThreshold> thresholdsOf(const Figure& figure) {
  std::vector<PlotThreshold> all;
  for (const Threshold& threshold : figure.thresholds) {
    all.push_back({termName(threshold.name), threshold.value, threshold.of_x});
  }
  return all;
}

}  // namespace

PlotView* newPlotFor(const Figure& figure) { return std::visit(Making{}, figure.shape); }

bool canShow(const PlotView& plot, const Figure& figure) {
  return std::visit(Fitting{plot}, figure.shape);
}

void showFigure(const Figure& figure, PlotView& plot) {
  plot.setAccessibleName(termName(figure.title));
  plot.setAccessibleDescription(termName(figure.help));
  plot.setAxisTitles(titleOf(figure.x), titleOf(figure.y));
  if (auto* const framed = dynamic_cast<FramedPlot*>(&plot)) {
    framed->setThresholds(thresholdsOf(figure));
  }
  std::visit(Drawing{figure, plot}, figure.shape);
}

LineSeries seriesOf(const FigureLine& line) {
  LineSeries series;
  series.name = termName(line.name);
  series.x = line.x;
  series.y = line.y;
  series.low = line.low;
  series.high = line.high;
  series.joined = line.joined;
  series.behind = line.reference;
  return series;
}

}  // namespace steelyard::ui
