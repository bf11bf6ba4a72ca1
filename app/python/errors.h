// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

namespace steelyard::python {

/// Makes the errors of core those of Python: what the user can mend is InputError, a ValueError;
/// what could not be written is an OSError; a fault is a RuntimeError.
void bind_errors(pybind11::module_& module);

}  // namespace steelyard::python
