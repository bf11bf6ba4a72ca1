// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/message.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// Sets a parameter to a value as it is written on the command line.
/// \param unknown  what is said if there is no such parameter: "'x' is not a parameter of dii"
/// \param where    the setting stands, which is said with it: "option --set"; may be empty
/// \throws Error(bad_input) for an unknown parameter, naming the known ones, the nearest first, and
///         for a value that is not accepted
void set_given_value(const std::string& id, const std::string& text, const ParameterSchema& schema,
                     const Message& unknown, const std::string& where, ParameterValues& values);

}  // namespace steelyard
