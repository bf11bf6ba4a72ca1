// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

#include "core/methods/registry.h"

namespace steelyard::python {

/// The methods of the program, made once.
[[nodiscard]] const MethodRegistry& known_methods();

/// Binds what the methods say of themselves, from which the package makes its classes.
void bind_descriptions(pybind11::module_& module);

}  // namespace steelyard::python
