// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/pcov/selection_source.h"
#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard::pcov {

/// The curves of several mixings. The first curve, of the run's own mixing, has a band over all of
/// them that widens as they arrive.
class MixingCurves {
 public:
  /// \param figures  without lines
  explicit MixingCurves(std::vector<Figure> figures) : figures_(std::move(figures)) {}

  [[nodiscard]] const std::vector<Figure>& figures() const { return figures_; }

  /// Adds the next point of a curve. Also records it in `appended`, with the band point that it
  /// widens.
  /// \param figure  position
  /// \param mixing  position; the run's own is 0 and comes first
  /// \param x       ascending along a curve
  void add(std::size_t figure, std::size_t mixing, const std::string& name, double x, double y,
           Appended& appended);

 private:
  std::vector<Figure> figures_;
};

/// Says which features are constant, so they are never chosen.
[[nodiscard]] Message warning_of_empty(const SelectionSource& source);
/// \param chosen  the number chosen before exhaustion
[[nodiscard]] Message warning_of_exhaustion(const SelectionSource& source, Index chosen);
/// Why a run ended before its first choice.
[[nodiscard]] Message reason_of_no_choice(const SelectionSource& source);
[[nodiscard]] Message warning_of_too_few(const SelectionSource& source);
/// Null if there is nothing to report.
[[nodiscard]] std::optional<Message> warning_of_eigenvectors(const SelectionSource& source);

/// Null if the scores of all choices were well determined.
[[nodiscard]] std::optional<Message> warning_of_eigengap(const std::vector<Choice>& choices);

/// Says that periods are not used. Null if there are none.
[[nodiscard]] std::optional<Message> warning_of_periods(const SelectionSource& source);

}  // namespace steelyard::pcov
