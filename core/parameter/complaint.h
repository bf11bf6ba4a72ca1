// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// Something that stops a run from starting, said before it starts.
struct Complaint {
  std::string parameter;  ///< id of the parameter; empty: it is about the data
  std::string message;    ///< what is wrong, where, and what would be accepted
};

}  // namespace steelyard
