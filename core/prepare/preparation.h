// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/parameter/parameter.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {

/// A way to prepare a table before any run. A preparation in the list appears in the window, on the
/// command line, in records and in sessions.
struct Preparation {
  std::string_view id;       ///< stable: used by records
  std::string_view title;    ///< "Scale columns"
  std::string_view purpose;  ///< one line
  ParameterSchema (*schema)();
  /// Changes the table, which is the caller's copy, and says what was done. Long steps report their
  /// progress and check the stop token.
  /// \throws Error(bad_input) naming column and row, or "cancelled"; the table is then undefined
  Message (*apply)(Dataset& table, const ParameterValues& values, const ReadControl& control);
  bool changes_values = false;  ///< false if it only leaves columns or samples out
  /// Changes the values of further rows as apply() changed those of a table. Whatever the step
  /// works out from all samples, such as a mean, comes from that table alone. Null where the step
  /// changes no values.
  /// \param rows    further rows, with the columns of `before`
  /// \param before  the table before the step
  void (*follow)(Dataset& rows, const Dataset& before, const ParameterValues& values) = nullptr;
  /// The columns that a text of the parameter "columns" names, where there is one.
  /// \throws Error(bad_input) if there is none for this step
  std::vector<Index> (*columns)(const Dataset& table, const std::string& text) = columns_of;
  /// Fills in settings that only the table can tell, so that records name them. Mostly null.
  void (*settle)(const Dataset& table, ParameterValues& values) = nullptr;
};

/// In menu order: steps on columns first, then steps on samples.
[[nodiscard]] std::span<const Preparation> preparations();
/// \throws Error(bad_input) for an unknown id, listing the known ids
[[nodiscard]] const Preparation& preparation(std::string_view id);

/// The table after one more step. The step, with the columns it used, is added to the table's
/// origin, and a message that says what was done is added to the table's warnings.
/// \throws Error(bad_input) for an unknown step, values that are not accepted, or input that the
///         step refuses (a logarithm of 0, no sample left)
[[nodiscard]] Dataset prepared(Dataset table, PreparationStep step,
                               const ReadControl& control = {});

/// "Scale columns: Columns 1-3; By deviation", for lists and menus.
[[nodiscard]] std::string described(const PreparationStep& step);
/// The same for people: values as a form shows them, and no setting that is empty. "Text to
/// numbers; Columns: 3,5-9; As: what fits the values".
[[nodiscard]] Message statement_of(const PreparationStep& step);

}  // namespace steelyard
