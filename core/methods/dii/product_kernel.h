// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/geometry/pair_products.h"
#include "core/methods/dii/kernel.h"
#include "core/methods/dii/resolution.h"
#include "core/methods/dii/row_totals.h"

namespace steelyard::dii {

/// Eqs. 2, 3, 6 and 7 for many features without periods. Distances and gradient are matrix
/// products, which is several times faster than differences. Stores all distances of the rows: N x
/// N_rows numbers.
template <typename Real>
class ProductKernel : public Kernel {
 public:
  explicit ProductKernel(const Information& information)
      : information_(information), resolution_(information.inputs) {}

  /// In both precisions the result may be unresolved.
  [[nodiscard]] std::optional<Evaluation> evaluate(const Vector& weights,
                                                   const LambdaChoice& choice,
                                                   const std::stop_token& stop,
                                                   std::span<const Index> batch) override;

 private:
  [[nodiscard]] bool measure(const LambdaChoice& choice, const std::vector<Index>& samples,
                             RowTotals& totals, const std::stop_token& stop);
  [[nodiscard]] bool soften(std::span<const Index> positions, RowTotals& totals,
                            const std::stop_token& stop);
  [[nodiscard]] std::span<Real> cells_of(Index row) {
    return {cells_.col(row).data(), static_cast<std::size_t>(cells_.rows())};
  }

  const Information& information_;
  Resolution resolution_;
  typename PairProducts<Real>::RealMatrix cells_;  // N x rows: squared distances, then factors
  std::vector<std::vector<Real>> scratch_;         // N long, one per thread
};

extern template class ProductKernel<double>;
extern template class ProductKernel<float>;

}  // namespace steelyard::dii
