// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>

#include "core/study/with_studies.h"

namespace steelyard::tests {

/// The method with every study of the program that can take it.
template <typename OneMethod, typename... Arguments>
std::unique_ptr<const Method> studied(Arguments&&... arguments) {
  return with_studies(std::make_unique<const OneMethod>(std::forward<Arguments>(arguments)...),
                      std::make_shared<const StudyRegistry>(builtin_studies()));
}

}  // namespace steelyard::tests
