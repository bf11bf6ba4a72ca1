// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/message.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// What "auto" stands for, as text for a field of a form: "auto (0.3)" if the value is known (see
/// Method::automatic_values), otherwise what the parameter says of it ("auto: by trial").
[[nodiscard]] std::string automatic_in_words(const ParameterSpec& spec,
                                             const ParameterValues& known = {});

/// A value as the form shows it: the label of a choice, "yes" or "no", or what "auto" stands for.
[[nodiscard]] Message value_statement(const ParameterSpec& spec, const ParameterValue& value);
/// The same in English.
[[nodiscard]] std::string value_in_words(const ParameterSpec& spec, const ParameterValue& value);

}  // namespace steelyard
