// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

namespace steelyard::python {

/// Binds the function that reads a table and gives its columns their roles, as the command line
/// does.
void bind_reading(pybind11::module_& module);

}  // namespace steelyard::python
