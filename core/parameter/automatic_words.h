// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/parameter/parameter.h"

namespace steelyard {

/// What "auto" stands for, as the parameter's help says it ("auto: 0.3 for Adam"); only "auto"
/// where it does not say.
[[nodiscard]] std::string automatic_in_words(const ParameterSpec& spec);

/// A value as the form shows it: the label of a choice, "yes" or "no", what "auto" stands for.
[[nodiscard]] std::string value_in_words(const ParameterSpec& spec, const ParameterValue& value);

}  // namespace steelyard
