// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/assignment.h"

#include <limits>

namespace steelyard {
namespace {

/// Rows are assigned one at a time, each along the shortest augmenting path in the costs reduced by
/// the potentials, which keep every reduced cost >= 0, and 0 for the pairs assigned so far.
class ShortestAugmentingPaths {
 public:
  explicit ShortestAugmentingPaths(const Matrix& cost)
      : cost_(cost),
        row_potential_(Vector::Zero(cost.rows())),
        column_potential_(Vector::Zero(cost.cols())),
        row_of_(static_cast<std::size_t>(cost.cols()), -1) {}

  void bring_in(Index row) {
    Search search(cost_.cols());
    Index newest_row = row;
    Index column = -1;
    do {
      relax(search, newest_row, column);
      column = nearest_open(search);
      search.closed[at(column)] = true;
      search.reach = search.distance[column];
      newest_row = row_of_[at(column)];
    } while (newest_row >= 0);
    update_potentials(search, row);
    swap_along_path(search, column, row);
  }

  [[nodiscard]] std::vector<Index> column_of_rows() const {
    std::vector<Index> column_of(at(cost_.rows()), -1);
    for (std::size_t column = 0; column < row_of_.size(); ++column) {
      if (row_of_[column] >= 0) {
        column_of[at(row_of_[column])] = static_cast<Index>(column);
      }
    }
    return column_of;
  }

 private:
  /// Dijkstra's algorithm from the new row over the columns.
  struct Search {
    explicit Search(Index columns)
        : distance(Vector::Constant(columns, std::numeric_limits<double>::infinity())),
          before(static_cast<std::size_t>(columns), -1),
          closed(static_cast<std::size_t>(columns), false) {}

    Vector distance;
    std::vector<Index> before;  ///< the column whose row led here; -1 for the new row
    std::vector<bool> closed;
    double reach = 0.0;  ///< distance of the column closed last
  };

  static std::size_t at(Index position) { return static_cast<std::size_t>(position); }

  void relax(Search& search, Index row, Index via) const {
    for (Index column = 0; column < cost_.cols(); ++column) {
      const double reduced = cost_(row, column) - row_potential_[row] - column_potential_[column];
      if (!search.closed[at(column)] && search.reach + reduced < search.distance[column]) {
        search.distance[column] = search.reach + reduced;
        search.before[at(column)] = via;
      }
    }
  }

  [[nodiscard]] Index nearest_open(const Search& search) const {
    Index best = -1;
    for (Index column = 0; column < cost_.cols(); ++column) {
      if (!search.closed[at(column)] &&
          (best < 0 || search.distance[column] < search.distance[best])) {
        best = column;
      }
    }
    return best;
  }

  void update_potentials(const Search& search, Index row) {
    row_potential_[row] += search.reach;
    for (Index column = 0; column < cost_.cols(); ++column) {
      const Index partner = row_of_[at(column)];
      if (search.closed[at(column)] && partner >= 0) {
        const double slack = search.reach - search.distance[column];
        row_potential_[partner] += slack;
        column_potential_[column] -= slack;
      }
    }
  }

  void swap_along_path(const Search& search, Index column, Index row) {
    for (Index before = search.before[at(column)]; before >= 0;
         before = search.before[at(column)]) {
      row_of_[at(column)] = row_of_[at(before)];
      column = before;
    }
    row_of_[at(column)] = row;
  }

  const Matrix& cost_;
  Vector row_potential_;
  Vector column_potential_;
  std::vector<Index> row_of_;  ///< per column; -1 if it is free
};

}  // namespace

std::vector<Index> least_cost_assignment(const Matrix& cost) {
  const bool tall = cost.rows() > cost.cols();
  const Matrix wide = tall ? Matrix(cost.transpose()) : cost;
  ShortestAugmentingPaths paths(wide);
  for (Index row = 0; row < wide.rows(); ++row) {
    paths.bring_in(row);
  }
  std::vector<Index> column_of = paths.column_of_rows();
  if (!tall) {
    return column_of;
  }
  std::vector<Index> turned(static_cast<std::size_t>(cost.rows()), -1);
  for (std::size_t column = 0; column < column_of.size(); ++column) {
    turned[static_cast<std::size_t>(column_of[column])] = static_cast<Index>(column);
  }
  return turned;
}

}  // namespace steelyard
