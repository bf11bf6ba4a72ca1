// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>

#include "core/methods/dii/options.h"
#include "core/run/stepper.h"

namespace steelyard::dii {

/// The stepper of begin(options). If `options.best_decay` is set, a study that runs begin() once
/// with each decay and keeps the lower DII.
[[nodiscard]] std::unique_ptr<Stepper> with_decays(
    const Options& options, std::function<std::unique_ptr<Stepper>(const Options&)> begin);

}  // namespace steelyard::dii
