// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

namespace steelyard::python {

/// Binds what applies a run, or the record of one, to rows that it has not seen.
void bind_applying(pybind11::module_& module);

}  // namespace steelyard::python
