// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "ui/session/earlier_run.h"

namespace steelyard::ui {

/// What the run that is looked at is compared with. The base is one of the earlier runs, so both
/// are set together.
struct ShownComparison {
  std::vector<EarlierRun> earlier{};  ///< in the order of the list; some may have other inputs
  /// The number of the run that a person wants behind the one that is shown. It may be gone.
  std::optional<quint64> base{};

  /// The run to draw behind, in grey, by its name. Its result is known.
  /// \return nullptr if there is none; otherwise as long-lived as this
  [[nodiscard]] const EarlierRun* drawnBase() const;
};

}  // namespace steelyard::ui
