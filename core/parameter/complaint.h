// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// A problem that prevents a run from starting, reported beforehand.
struct Complaint {
  std::string parameter;  ///< id of the parameter; empty if the data are at fault
  std::string message;    ///< what is wrong, where, and what is accepted
};

}  // namespace steelyard
