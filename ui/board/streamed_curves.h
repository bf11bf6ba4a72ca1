// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/snapshot.h"

namespace steelyard::ui {

/// The families of curves that a run has streamed so far, put together from their points.
class StreamedCurves {
 public:
  void clear() { families_.clear(); }
  /// The families that are new or have grown.
  [[nodiscard]] std::vector<CurveFamily> append(const Appended& appended);

 private:
  std::map<std::string, CurveFamily> families_;  // by id
};

}  // namespace steelyard::ui
