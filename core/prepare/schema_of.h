// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/bound_parameter.h"

namespace steelyard {

/// The schema of a preparation.
/// \tparam parameters  the function that makes the list of its parameters
template <auto parameters>
[[nodiscard]] ParameterSchema schema_of() {
  return ParameterSchema(specs_of(parameters()));
}

}  // namespace steelyard
