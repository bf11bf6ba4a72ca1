// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/problem/problem.h"
#include "core/record/record.h"

namespace steelyard {

/// Checks that all parts of a record that was read fit together: lengths of lists, numbers of
/// features and rows, weights of at least 0. Later code relies on this.
/// \throws Error(bad_input) that names `where` and the part
void refuse_what_does_not_fit(const Record& record, const std::string& where);

/// Checks that the results of a record can be those of a problem, whose table may have changed.
/// \throws Error(bad_input) that names `where`
void refuse_results_of_another(const Record& record, const Problem& problem,
                               const std::string& where);

}  // namespace steelyard
