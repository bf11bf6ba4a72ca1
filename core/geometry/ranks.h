// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

#include "core/geometry/distance_source.h"
#include "core/geometry/space.h"
#include "core/geometry/three_bytes.h"
#include "core/geometry/uninitialised.h"

namespace steelyard {

/// r_ij: the rank of sample j among the neighbours of sample i, where the nearest has rank 1 and i
/// itself is left out. Equal distances share their average rank. Twice the rank is stored, which is
/// an integer and takes two bytes per pair up to 32,000 samples and three up to 8 million.
class Ranks {
 public:
  /// Uses all cores. Besides the ranks, memory holds one block of rows of distances. Costs O(R N)
  /// plus the cost of the distances, which is O(R N D) in a space.
  /// \param rows  the R samples i whose ranks are wanted; j runs over all N
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<Ranks> of(const DistanceSource& source,
                                               std::span<const Index> rows,
                                               const std::stop_token& stop = {});
  [[nodiscard]] static std::optional<Ranks> of(const Space& space, std::span<const Index> rows,
                                               const std::stop_token& stop = {});

  [[nodiscard]] Index samples() const { return samples_; }
  [[nodiscard]] Index rows() const { return rows_; }
  /// The rank, 1 .. N-1; 0 for the sample itself.
  /// \param row  position in the `rows` given to of()
  [[nodiscard]] double operator()(Index row, Index sample) const;
  /// values[k] = rank of samples[k] in `row`.
  template <typename Real>
  void gather(Index row, std::span<const std::uint32_t> samples, std::span<Real> values) const;
  /// values[j] = rank of sample j in `row`, for all N samples.
  template <typename Real>
  void copy_row(Index row, std::span<Real> values) const;

 private:
  using Narrow = UninitialisedVector<std::uint16_t>;
  using Middle = UninitialisedVector<ThreeBytes>;
  using Wide = UninitialisedVector<std::uint32_t>;

  Ranks(Index rows, Index samples);
  /// Ranks the rows from `first` to first + selves.size() - 1.
  /// \return false when stopped
  [[nodiscard]] bool set_rows(Index first, std::span<const Index> selves,
                              std::span<const double> distances, const std::stop_token& stop);

  Index rows_;
  Index samples_;
  std::variant<Narrow, Middle, Wide> doubled_;
};

}  // namespace steelyard
