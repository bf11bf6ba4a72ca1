// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/report/help_page.h"
#include "core/report/site_lesson.h"
#include "core/report/site_page.h"

namespace steelyard {

/// The pages of the help and the lessons as a site: a home that leads to all of them, the pages of
/// methods with the lessons that use them, and the lessons after the methods.
/// \param pages  those of one group beside each other
[[nodiscard]] std::vector<SitePage> help_site(const std::vector<HelpPage>& pages,
                                              const std::vector<SiteLesson>& lessons);

}  // namespace steelyard
