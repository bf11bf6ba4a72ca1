// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/registry.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// Every kind of task that another process can do. A new kind is one line here.
[[nodiscard]] TaskKinds builtin_tasks();

/// Methods as tasks name them.
/// \param methods  must outlive what is returned
[[nodiscard]] MethodById methods_by_id(const MethodRegistry& methods);

}  // namespace steelyard
