// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/registry.h"
#include "core/run/study.h"
#include "core/study/baselines.h"

namespace steelyard {

/// The studies of the program.
class StudyRegistry : public Registry<Study> {
 public:
  StudyRegistry() : Registry("study") {}
};

/// Every study of core/study, in the order in which they are offered.
/// \param baselines  methods for studies that compare rankings, spaces or discoveries
[[nodiscard]] StudyRegistry builtin_studies(Baselines baselines = {});

}  // namespace steelyard
