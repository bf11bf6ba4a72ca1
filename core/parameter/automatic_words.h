// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/parameter/parameter.h"

namespace steelyard {

/// What "auto" stands for, for a field of a form: "auto (0.3)" where it is known (see
/// Method::automatic_values), otherwise the first words of the parameter's help about it ("auto:
/// 0.3 for Adam"), or only "auto" where it has none that are short.
[[nodiscard]] std::string automatic_in_words(const ParameterSpec& spec,
                                             const ParameterValues& known = {});

/// A value as the form shows it: the label of a choice, "yes" or "no", what "auto" stands for.
[[nodiscard]] std::string value_in_words(const ParameterSpec& spec, const ParameterValue& value);

}  // namespace steelyard
