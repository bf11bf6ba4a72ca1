// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/registry.h"

#include <memory>

#include "core/methods/dii/dii_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/study/trusted.h"

namespace steelyard {

MethodRegistry builtin_methods() {
  MethodRegistry registry;
  registry.add(trusted(std::make_shared<const dii::DiiMethod>()));
  for (const pcov::Kind kind :
       {pcov::Kind{.cur = false, .supervised = false}, pcov::Kind{.cur = false, .supervised = true},
        pcov::Kind{.cur = true, .supervised = false},
        pcov::Kind{.cur = true, .supervised = true}}) {
    registry.add(trusted(std::make_shared<const pcov::SelectionMethod>(kind)));
  }
  return registry;
}

}  // namespace steelyard
