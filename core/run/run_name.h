// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/parameter/parameter.h"
#include "core/run/method_info.h"

namespace steelyard {

/// A name that tells a run from others: the method's title, or the initials of a long one, then at
/// most three settings that differ from their defaults: "DII, L1 path, Epochs 50". A long title
/// without initials is used only if there is no such setting.
/// \param negation  stands before the label of a setting that is switched off
/// \param varied    id of a setting that tells the run from others though it may have its default:
///                  it is named first, and with its value; empty if there is none
[[nodiscard]] std::string run_name(const MethodInfo& info, const ParameterSchema& schema,
                                   const ParameterValues& values,
                                   const std::string& negation = "not",
                                   const std::string& varied = {});

}  // namespace steelyard
