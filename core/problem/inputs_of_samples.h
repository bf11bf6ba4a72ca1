// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// The inputs of some samples of a problem, without a copy where they are all of them: to copy
/// those of a million samples takes longer than a person waits for a stop, and as much memory as
/// the table.
class InputsOfSamples {
 public:
  /// \param problem  must outlive the object
  /// \param samples  0 .. N-1, ascending, each once
  InputsOfSamples(const Problem& problem, const std::vector<Index>& samples);
  ~InputsOfSamples() = default;
  InputsOfSamples(const InputsOfSamples&) = delete;
  InputsOfSamples& operator=(const InputsOfSamples&) = delete;
  InputsOfSamples(InputsOfSamples&&) = delete;
  InputsOfSamples& operator=(InputsOfSamples&&) = delete;

  /// One row a sample.
  [[nodiscard]] const MatrixView& all() const { return view_; }

 private:
  Matrix some_;  ///< empty where the samples are all
  MatrixView view_;
};

}  // namespace steelyard
