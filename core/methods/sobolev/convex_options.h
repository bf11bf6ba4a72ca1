// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/sobolev/convex_training.h"
#include "core/methods/sobolev/fourier_frequencies.h"
#include "core/parameter/parameter.h"

namespace steelyard::sobolev {

/// The fixed features of which the critic is a linear function.
enum class CriticMap { additive, sparse_fourier, fourier };

/// The settings of a run, read from its parameters.
struct ConvexOptions {
  CriticMap map = CriticMap::additive;
  ConvexPlan plan;
  FourierWish frequencies;  ///< `sparse` is set only if the map is sparse
  Index inputs_each = 2;    ///< of a wave of the sparse map
  bool grouped = false;
};

[[nodiscard]] const ParameterSchema& convex_schema();
/// \param values  of the schema, without complaints
[[nodiscard]] ConvexOptions convex_options(const ParameterValues& values);

}  // namespace steelyard::sobolev
