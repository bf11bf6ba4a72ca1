// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/baselines.h"

#include <algorithm>
#include <iterator>

namespace steelyard {

Methods others_than(const Method& method, const Methods& baselines) {
  Methods others;
  std::copy_if(baselines.begin(), baselines.end(), std::back_inserter(others),
               [&](const auto& baseline) { return baseline->info().id != method.info().id; });
  return others;
}

}  // namespace steelyard
