// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/figure.h"
#include "core/run/snapshot.h"

namespace steelyard {

/// The figures that a run has streamed so far: the newest of each id, with the points that have
/// been added to its lines since.
class StreamedFigures {
 public:
  void clear() { figures_.clear(); }
  /// Returns the figures that are new or have changed, sorted by id. Ignores points whose figure is
  /// unknown or has no lines.
  [[nodiscard]] std::vector<Figure> append(const Appended& appended);

 private:
  std::map<std::string, Figure> figures_;  // by id
};

}  // namespace steelyard
