// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/method.h"

namespace steelyard {

/// The method, the problem and the settings that a study works on.
struct StudyQuestion {
  std::shared_ptr<const Method> method;
  ProblemPtr problem;
  ParameterValues values;    ///< parameters of the method
  ParameterValues settings;  ///< parameters of the study, and the seed
};

}  // namespace steelyard
