// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/study/studies.h"

namespace steelyard {

/// The method with every study of the list that can take it. Each kind of study in the list adds
/// one parameter that chooses among the studies of this kind, or `none`. The method's plan() makes
/// a plan of these choices; its runs have pictures (see with_pictures()). With `none` everywhere,
/// runs are those of the method alone.
/// \throws Error(fault) if two parameters have the same id but are not the same
[[nodiscard]] std::unique_ptr<const Method> with_studies(
    std::unique_ptr<const Method> method, const std::shared_ptr<const StudyRegistry>& studies);

}  // namespace steelyard
