// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "core/run/result.h"

namespace steelyard::ui {

/// The anchor, in the glossary, of what a run minimises, for the title of a card; empty where the
/// glossary does not explain it.
[[nodiscard]] inline QString termOf(const ScalarInfo& scalar) {
  return scalar.id == "dii" ? QStringLiteral("dii") : QString();
}

}  // namespace steelyard::ui
