// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard::ui {

/// Roles for a file that was just opened, so that Run works at once: every numeric column that is
/// not constant is both input and ground truth (the inputs are compared with themselves); the first
/// text column that repeats its values is the label. Does nothing when any column has a role.
void giveDefaultRoles(Dataset& dataset);

}  // namespace steelyard::ui
