// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/data/dataset.h"
#include "core/data/read_control.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// A way to prepare a table before any run. A listed preparation appears in the window, on the
/// command line, in records and in sessions.
struct Preparation {
  std::string_view id;       ///< stable: records use it
  std::string_view title;    ///< "Scale columns"
  std::string_view purpose;  ///< one line
  ParameterSchema (*schema)();
  /// Changes the table, which is the caller's copy, and returns one sentence on what was done. Long
  /// steps report progress and check the stop token.
  /// \throws Error(bad_input) naming column and row, or "cancelled"; the table is then undefined
  std::string (*apply)(Dataset& table, const ParameterValues& values, const ReadControl& control);
};

/// In menu order: columns first, then samples.
[[nodiscard]] std::span<const Preparation> preparations();
/// \throws Error(bad_input) listing the known ids.
[[nodiscard]] const Preparation& preparation(std::string_view id);

/// The table after one more step. The step is added to its origin, with the columns it used, and
/// what it did is added to its warnings.
/// \throws Error(bad_input): unknown step, values that are not accepted, input that the step
///         refuses (a logarithm of 0, no sample left)
[[nodiscard]] Dataset prepared(Dataset table, PreparationStep step,
                               const ReadControl& control = {});

/// "Scale columns: by standard deviation; columns x1, x2": for lists and menus.
[[nodiscard]] std::string described(const PreparationStep& step);

}  // namespace steelyard
