// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

namespace steelyard::python {

/// Binds the comparison of methods on held-out samples.
void bind_panel(pybind11::module_& module);

}  // namespace steelyard::python
