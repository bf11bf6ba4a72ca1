// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/script_preparation.h"
#include "core/report/script_steps.h"

namespace steelyard::python {

/// Everything that is done to a table between its file and a method, in Python.
/// Its functions are those of python_pieces.h.
[[nodiscard]] script::Preparation preparation_of(const script::Steps& steps);

}  // namespace steelyard::python
