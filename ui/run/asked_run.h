// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "core/data/table_snapshot.h"
#include "core/problem/problem.h"
#include "core/problem/problem_options.h"
#include "core/run/method.h"

namespace steelyard::ui {

/// What a run is made of, as it was asked for: the settings, the problem, and the tables behind it
/// with their roles at that time. A value: what a person changes later does not change it.
struct AskedRun {
  const Method* method = nullptr;  ///< of the registry, which outlives it
  ParameterValues values;
  QString name;        ///< what its settings say
  ProblemPtr problem;  ///< nullptr when its table has gone
  TableSnapshot table;
  TableSnapshot truth;
  ProblemOptions options;
};

}  // namespace steelyard::ui
