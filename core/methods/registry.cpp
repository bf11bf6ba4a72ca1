// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/registry.h"

#include <string>

#include "core/error.h"
#include "core/methods/dii/dii_method.h"
#include "core/methods/pcov/selection_method.h"
#include "core/study/trusted.h"

namespace steelyard {

void MethodRegistry::add(std::unique_ptr<const Method> method) {
  for (const auto& known : methods_) {
    if (known->info().id == method->info().id) {
      throw Error(ErrorKind::fault, {"two methods have the id " + known->info().id, "", ""});
    }
  }
  methods_.push_back(std::move(method));
}

const Method& MethodRegistry::find(std::string_view id) const {
  std::string ids;
  for (const auto& method : methods_) {
    if (method->info().id == id) {
      return *method;
    }
    ids += (ids.empty() ? "" : ", ") + method->info().id;
  }
  throw bad_input({"no method '" + std::string(id) + "'", "method", ids});
}

MethodRegistry builtin_methods() {
  MethodRegistry registry;
  registry.add(trusted(std::make_shared<const dii::DiiMethod>()));
  for (const pcov::Kind kind : {pcov::Kind{false, false}, pcov::Kind{false, true},
                                pcov::Kind{true, false}, pcov::Kind{true, true}}) {
    registry.add(trusted(std::make_shared<const pcov::SelectionMethod>(kind)));
  }
  return registry;
}

}  // namespace steelyard
