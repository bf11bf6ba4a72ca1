// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/error.h"
#include "core/record/record.h"

namespace steelyard::tests {

/// Why a text is refused as a record; empty if it is read.
inline std::string record_refusal(const std::string& text) {
  try {
    static_cast<void>(record_from_json(text, "r.json"));
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

}  // namespace steelyard::tests
