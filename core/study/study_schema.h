// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/study.h"

namespace steelyard {

/// The parameters of a method and of the studies that are offered for it. Parameters of studies
/// that are not offered are retired: earlier versions had them for every method, without effect.
/// \param offered  studies of one kind, at least one
/// \param others   studies of the same kind that are not offered
/// \throws Error(fault) if two parameters have the same id but are not the same
[[nodiscard]] ParameterSchema schema_with(const ParameterSchema& method,
                                          const std::vector<const Study*>& offered,
                                          const std::vector<const Study*>& others);

/// What may be chosen instead of a study: none, or another that is offered.
[[nodiscard]] std::vector<AcceptedChoice> choices_besides(const Study& study,
                                                          const std::vector<const Study*>& offered);

}  // namespace steelyard
