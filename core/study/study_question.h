// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/method.h"

namespace steelyard {

/// What a study works on.
struct StudyQuestion {
  std::shared_ptr<const Method> method;
  ProblemPtr problem;
  ParameterValues values;    ///< the method's own
  ParameterValues settings;  ///< the study's: its parameters, and the seed
};

}  // namespace steelyard
