// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/help_page.h"
#include "core/report/method_page.h"
#include "core/study/studies.h"

namespace steelyard {

/// The page "studies": the searches and the checks, which put a method to work many times, with
/// what they are for and which methods they take. The anchor of each is its id.
[[nodiscard]] HelpPage studies_page(const StudyRegistry& studies, const PageWords& wording = {});

}  // namespace steelyard
