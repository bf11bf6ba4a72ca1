// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/output_folder.h"
#include "core/problem/problem.h"

namespace steelyard::app {

/// Draws every plot of a finished run and adds it to the folder, as PNG and with its numbers as
/// CSV. Drawing takes far more memory than the run's tables do, so it comes after these. What
/// cannot be drawn or written is among the folder's troubles.
void addPictures(const ProblemPtr& problem, const Record& record, OutputFolder& output);

}  // namespace steelyard::app
