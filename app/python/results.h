// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

namespace steelyard::python {

/// Binds what a run has found, as numbers and words.
void bind_results(pybind11::module_& module);

}  // namespace steelyard::python
