// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/data/text_table.h"
#include "core/problem/problem.h"
#include "core/record/run_tables.h"
#include "core/run/result.h"

namespace steelyard::ui {

/// One run of the session, as the right column shows it.
struct RunSummary {
  std::uint64_t number = 0;  ///< of the run; unique within the session
  QString method;            ///< its title
  QString name;              ///< what tells it from others; if it is empty, the method's title
  QString objectiveName;     ///< "DII"
  double seconds = 0.0;
  std::vector<ColumnInfo> features;  ///< same number and order as in the result
  std::shared_ptr<const Result> result = std::make_shared<const Result>();  ///< never nullptr
  TextTable samples;     ///< those that the run selected, as sample_table gives them; may be empty
  ProblemPtr problem{};  ///< nullptr if its tables are missing
  bool knockoffs = false;  ///< it drew knockoffs
};

}  // namespace steelyard::ui
