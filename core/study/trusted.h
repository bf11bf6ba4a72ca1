// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/method.h"

namespace steelyard {

/// The method with one more question to answer after a run: how far can its weights be trusted?
/// Adds the parameter `trust` (block cross-validation, random subsets, stability) and those of
/// each; without it the method is as it was.
[[nodiscard]] std::unique_ptr<const Method> trusted(std::shared_ptr<const Method> method);

}  // namespace steelyard
