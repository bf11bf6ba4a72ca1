// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/plane_density.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/error.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr double near = 3.0;  // bandwidths

void require(bool holds, const Message& what, const Message& accepted) {
  if (!holds) {
    throw bad_input({what, "density of the plane", accepted});
  }
}

void require_valid(const Matrix& points, const PlaneDensityOptions& options) {
  constexpr Index most_cells = 2000;
  require(points.rows() >= 2 && points.cols() == 2,
          message("plane_density.too_few", "too few samples or coordinates"),
          message("plane_density.too_few.accepted", "two coordinates of at least two samples"));
  for (std::size_t axis = 0; axis < 2; ++axis) {
    require(options.cells.at(axis) >= 2 && options.cells.at(axis) <= most_cells,
            message("plane_density.bad_cells", "a number of cells out of range"),
            message("plane_density.bad_cells.accepted", "from 2 to 2000 along each axis"));
    require(options.periods.at(axis) >= 0.0,
            message("plane_density.negative_period", "a negative period"),
            message("plane_density.negative_period.accepted", "0 or more"));
  }
  require(options.bandwidth_factor > 0.0,
          message("plane_density.bad_bandwidth", "the bandwidth is not positive"),
          message("plane_density.bad_bandwidth.accepted", "a factor above 0"));
}

Eigen::ArrayXd folded(const Eigen::ArrayXd& differences, double period) {
  return period > 0.0 ? (differences - period * (differences / period).rint()).eval() : differences;
}

double circular_mean(const Eigen::ArrayXd& values, double period) {
  const Eigen::ArrayXd angles = values * (2.0 * std::numbers::pi / period);
  return std::atan2(angles.sin().sum(), angles.cos().sum()) * period / (2.0 * std::numbers::pi);
}

double deviation(const Eigen::ArrayXd& values, double period) {
  if (period == 0.0) {
    return std::sqrt((values - values.mean()).square().mean());
  }
  return std::sqrt(folded(values - circular_mean(values, period), period).square().mean());
}

double scott_bandwidth(const Eigen::ArrayXd& values, double period, double factor) {
  const double wide =
      factor * deviation(values, period) * std::pow(static_cast<double>(values.size()), -1.0 / 6.0);
  require(values.minCoeff() < values.maxCoeff() && wide > 0.0,
          message("plane_density.constant", "a constant coordinate"),
          message("plane_density.constant.accepted", "values that differ"));
  return period > 0.0 ? std::min(wide, 0.25 * period) : wide;
}

Vector axis_of(const Eigen::ArrayXd& values, double period, double bandwidth, Index cells) {
  if (period > 0.0) {
    const bool around_zero =
        values.minCoeff() >= -0.5 * period && values.maxCoeff() <= 0.5 * period;
    const double low = around_zero ? -0.5 * period : 0.0;
    const double step = period / static_cast<double>(cells);
    return Vector::LinSpaced(cells, low, low + static_cast<double>(cells - 1) * step);
  }
  return Vector::LinSpaced(cells, values.minCoeff() - near * bandwidth,
                           values.maxCoeff() + near * bandwidth);
}

/// samples x cells: the kernel of each sample at each grid point, with maximum 1.
Matrix kernels_of(const Eigen::ArrayXd& values, const Vector& axis, double period,
                  double bandwidth) {
  Matrix of(values.size(), axis.size());
  for (Index cell = 0; cell < axis.size(); ++cell) {
    const Eigen::ArrayXd difference = folded(values - axis[cell], period);
    of.col(cell) = (-0.5 * (difference / bandwidth).square()).exp();
    // Two images suffice for the largest bandwidth allowed.
    constexpr int images = 2;
    for (int image = 1; period > 0.0 && image <= images; ++image) {
      const double shift = static_cast<double>(image) * period;
      of.col(cell).array() += (-0.5 * ((difference - shift) / bandwidth).square()).exp() +
                              (-0.5 * ((difference + shift) / bandwidth).square()).exp();
    }
  }
  return of;
}

/// Sums the products of both kernels over all samples, one band of the grid per thread, so that
/// each sum has a fixed order.
void add_samples(const Matrix& along_x, const Matrix& along_y, Matrix& sums) {
  constexpr Index band = 8;
  parallel_for((sums.rows() + band - 1) / band, Sharing{}, [&](Index lot) {
    const Index first = lot * band;
    const Index rows = std::min(band, sums.rows() - first);
    sums.middleRows(first, rows) += along_x.middleCols(first, rows).transpose() * along_y;
  });
}

}  // namespace

PlaneDensity plane_density(const Matrix& points, const PlaneDensityOptions& options,
                           const std::stop_token& stop) {
  require_valid(points, options);
  PlaneDensity found{};
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const Eigen::ArrayXd values = points.col(static_cast<Index>(axis)).array();
    const double period = options.periods.at(axis);
    found.bandwidth.at(axis) = scott_bandwidth(values, period, options.bandwidth_factor);
    found.axes.at(axis) = axis_of(values, period, found.bandwidth.at(axis), options.cells.at(axis));
  }
  Matrix sums = Matrix::Zero(options.cells[0], options.cells[1]);
  constexpr Index together = 2048;  // samples
  for (Index first = 0; first < points.rows() && !stop.stop_requested(); first += together) {
    const Index count = std::min(together, points.rows() - first);
    const Eigen::ArrayXd x = points.col(0).segment(first, count).array();
    const Eigen::ArrayXd y = points.col(1).segment(first, count).array();
    add_samples(kernels_of(x, found.axes[0], options.periods[0], found.bandwidth[0]),
                kernels_of(y, found.axes[1], options.periods[1], found.bandwidth[1]), sums);
  }
  const double volume = 2.0 * std::numbers::pi * found.bandwidth[0] * found.bandwidth[1];
  const double scale = 1.0 / (volume * static_cast<double>(points.rows()));
  const double least = std::exp(-0.5 * near * near);
  found.density =
      (sums.array() < least).select(std::numeric_limits<double>::quiet_NaN(), scale * sums.array());
  return found;
}

Matrix free_energy(const Matrix& density) {
  double lowest = std::numeric_limits<double>::infinity();
  Matrix energy = density.unaryExpr([&](double value) {
    const double of = value > 0.0 ? -std::log(value) : std::numeric_limits<double>::quiet_NaN();
    lowest = std::isnan(of) ? lowest : std::min(lowest, of);
    return of;
  });
  energy.array() -= lowest;
  return energy;
}

}  // namespace steelyard
